// What is not simply a message: moments, games, and why something was refused.

import { inWords } from "../shell/toasts.svelte";
import { t, texts } from "../texts/texts.svelte";
import { Refused } from "../wire/http";

const moments = $derived(
  new Intl.DateTimeFormat(texts.language, { dateStyle: "medium", timeStyle: "short" }),
);

export function moment(seconds: number): string {
  return moments.format(seconds * 1000);
}

/** A table may be of a game that this page does not know. */
export function titleOf(game: string): string {
  return texts.has(game, "title") ? texts.format(game, "title") : game;
}

/** Some codes mean another thing here than they do to somebody who plays. */
export function refusal(error: unknown): string {
  if (!(error instanceof Refused)) return t("error-internal");
  const own = `admin-error-${error.code}`;
  return texts.has("", own) ? t(own) : inWords(error);
}
