// The options of a game in words.

import { t, texts } from "./texts.svelte";

export function optionLabel(game: string, option: string): string {
  return texts.format(game, `option-${option}`);
}

export function valueLabel(game: string, option: string, value: string): string {
  const message = `option-${option}-${value}`;
  if (texts.has(game, message)) return texts.format(game, message);
  return option === "first_seat" ? t("seat-number", { number: Number(value) + 1 }) : value;
}
