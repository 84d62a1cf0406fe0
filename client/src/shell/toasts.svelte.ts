// Short notices: what went wrong, in the words of this page if it has some for the error.

import { t, texts } from "../texts/texts.svelte";

const SECONDS = 9;

interface Faulty {
  readonly code: string;
  readonly message: string;
  readonly todo: string;
}

export function inWords({ code, message, todo }: Faulty): string {
  const own = `error-${code}`;
  if (texts.has("", own)) return t(own);
  return `${message} ${todo}`.trim();
}

class Toasts {
  shown = $state<{ readonly id: number; readonly text: string }[]>([]);
  #next = 0;

  tell(text: string): void {
    const id = this.#next++;
    this.shown = [...this.shown.filter((each) => each.text !== text), { id, text }].slice(-3);
    setTimeout(() => this.close(id), SECONDS * 1000);
  }

  /** Tell of something that was refused; anything else is a fault of ours. */
  fault(error: unknown): void {
    const known = typeof error === "object" && error !== null && "code" in error && "todo" in error;
    if (!known) console.error(error);
    this.tell(known ? inWords(error as Faulty) : t("error-internal"));
  }

  close(id: number): void {
    this.shown = this.shown.filter((each) => each.id !== id);
  }
}

export const toasts = new Toasts();
