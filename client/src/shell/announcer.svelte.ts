// What a screen reader is told. The texts go away after a while: nothing that was said stays in the
// page, and what somebody may see only for a moment can be taken back at once.

import { untrack } from "svelte";

const SECONDS = 8;

class Announcer {
  lines = $state<{ readonly id: number; readonly text: string; readonly secret: boolean }[]>([]);
  #next = 0;

  say(text: string, secret = false): void {
    const id = this.#next++;
    // Whoever tells something does not depend on what was told before.
    untrack(() => this.lines.push({ id, text, secret }));
    setTimeout(() => (this.lines = this.lines.filter((line) => line.id !== id)), SECONDS * 1000);
  }

  /** Take back what was only for a moment. */
  forget(): void {
    untrack(() => (this.lines = this.lines.filter((line) => !line.secret)));
  }
}

export const announcer = new Announcer();
