// Runs the checks of a record a few at a time, so that the page stays alive and shows how far it is.

import { receipt } from "../table/entropy";
import { checks, countChecks, type Check } from "./check";
import { limitsOf } from "./limits";
import { readReceipt, readRecord, type Receipt, type Recorded } from "./record";

/** Milliseconds of checking before the page gets its turn. */
const BREATH = 12;

export class Checking {
  record = $state.raw<Recorded | null>(null);
  /** The receipt that this browser kept of the table, if it sat there. */
  receipt = $state.raw<Receipt | null>(null);
  done = $state.raw<readonly Check[]>([]);
  all = $state(0);
  finished = $state(false);
  #stopped = false;

  failures = $derived(this.done.filter((check) => check.holds === false));
  /** What cannot be told; known when everything else is. */
  limits = $derived(
    this.finished && this.record ? limitsOf(this.record, this.receipt, this.done) : [],
  );
  /** Cards whose secret is not published yet. */
  open = $derived(this.done.filter((check) => check.holds === null).length);

  async run(text: string): Promise<void> {
    const record = readRecord(text);
    const fair = record.dice && "table" in record.dice ? record.dice : null;
    const table = record.ledger?.table ?? fair?.table;
    this.receipt = table === undefined ? null : readReceipt(receipt(table));
    this.record = record;
    this.all = countChecks(record, this.receipt);
    const found: Check[] = [];
    let started = performance.now();
    for (const check of checks(record, this.receipt)) {
      found.push(check);
      if (performance.now() - started < BREATH) continue;
      this.done = [...found];
      await new Promise((go) => setTimeout(go));
      if (this.#stopped) return;
      started = performance.now();
    }
    this.done = found;
    this.finished = true;
  }

  stop(): void {
    this.#stopped = true;
  }
}
