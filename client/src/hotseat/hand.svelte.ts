// What one person on a shared device may know and do, while the curtain is up for them. It is a
// socket of its own that follows their seat; the table itself goes on being followed as a spectator.
// When the hand is put down nothing of it is left: not in the page, not in memory.

import type { GameName, ScreenOf } from "../games/contract";
import { toasts } from "../shell/toasts.svelte";
import { Connection } from "../wire/connection.svelte";
import { device } from "../wire/device.svelte";
import { turnAfter, type Turn } from "../wire/mirror";
import type { FromServer } from "../wire/protocol";

/** How long to wait for the server's word that it tells nothing any more, in milliseconds. */
const PATIENCE = 1000;

export class Hand {
  turn = $state.raw<Turn | null>(null);
  screen = $state.raw<ScreenOf<GameName> | null>(null);
  readonly #connection: Connection;
  #open = true;

  constructor(
    private readonly table: string,
    readonly seat: number,
  ) {
    this.#connection = new Connection(() => device.key, {
      greet: () => (this.#open ? this.#greeting : null),
      receive: (message) => this.#receive(message),
    });
  }

  get #greeting() {
    return { type: "follow", table: this.table, seat: this.seat } as const;
  }

  /** Close it for a moment; resolves when the server tells nothing more to this seat. */
  async shut(): Promise<void> {
    this.#open = false;
    this.turn = null;
    this.screen = null;
    if (this.#connection.status !== "open") return;
    const silence = this.#connection.send({ type: "unfollow" }).catch(() => null);
    await Promise.race([silence, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }

  /** Open it again. */
  reopen(): void {
    this.#open = true;
    if (this.#connection.status === "open")
      this.#connection.send(this.#greeting).catch((problem: unknown) => toasts.fault(problem));
  }

  /** Put it down for good. */
  async down(): Promise<void> {
    await this.shut();
    this.#connection.close();
  }

  #receive(message: FromServer): void {
    if (!this.#open) return;
    if (message.type === "error") toasts.fault(message);
    if (message.type !== "view" && message.type !== "update") return;
    if (message.screen !== undefined) this.screen = message.screen;
    this.turn = turnAfter(this.turn, message);
  }
}
