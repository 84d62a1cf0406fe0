// The start of a table: whoever may call it fills the seats that are empty with bots first.

import type { Done } from "../wire/protocol";
import type { Table } from "./table.svelte";

export const LEVELS: readonly string[] = ["mouse", "badger", "fox", "owl"];

export class Starting {
  /** Which bots sit down at empty seats. */
  level = $state("badger");
  busy = $state(false);
  empty = $derived.by(() =>
    this.table.info!.seats.flatMap((seat, place) => (seat.name === null ? [place] : [])),
  );

  constructor(private readonly table: Table) {}

  addBot(seat: number): Promise<Done | null> {
    return this.table.do({ type: "seat-bot", seat, bot: this.level });
  }

  async start(): Promise<void> {
    this.busy = true;
    const filled = await Promise.all(this.empty.map((seat) => this.addBot(seat)));
    if (!filled.includes(null)) await this.table.do({ type: "start" });
    this.busy = false;
  }
}
