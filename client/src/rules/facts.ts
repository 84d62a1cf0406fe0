// What the server tells about an edition with its options: numbers and words for the text of the
// rules, and lists for their figures.

import type { Arguments } from "../texts/texts.svelte";
import type { Rules } from "../wire/api";

export class Facts {
  readonly #sent: Rules["facts"];
  /** What the messages of rules.ftl are given. */
  readonly args: Arguments;

  constructor(sent: Rules["facts"]) {
    this.#sent = sent;
    const single = (value: unknown): value is string | number => !Array.isArray(value);
    this.args = Object.fromEntries(
      Object.entries(sent).flatMap(([name, value]) => (single(value) ? [[name, value]] : [])),
    );
  }

  number(name: string): number {
    return Number(this.#sent[name]);
  }

  word(name: string): string {
    return String(this.#sent[name]);
  }

  numbers(name: string): readonly number[] {
    return this.words(name).map(Number);
  }

  words(name: string): readonly string[] {
    const found = this.#sent[name];
    return Array.isArray(found) ? found.map(String) : [];
  }
}
