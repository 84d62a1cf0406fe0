// Where rules come from, in words.

import type { OptionInfo, RuleMark } from "../wire/api";
import { t, texts } from "./texts.svelte";

/** From the best founded to the worst, as the key above the rules lists them. */
const SOURCES = ["ruling", "reading", "elsewhere", "house"] as const;

const named = (game: string, editions: readonly string[]): string =>
  texts.list(editions.map((edition) => texts.format(game, `edition-${edition}`)));

/** What is said beside a sentence of the rules. */
export function markLabel(game: string, { source, editions, changeable }: RuleMark): string {
  const mark = editions.length
    ? t("source-mark-edition", { editions: named(game, editions) })
    : t("source-mark", { source });
  return changeable ? t("source-mark-changeable", { mark }) : mark;
}

/** What the marks of some sentences mean, a line for each that occurs. */
export function keyLines(marks: readonly RuleMark[], described: boolean): readonly string[] {
  const occurring = SOURCES.filter((each) => marks.some(({ source }) => source === each));
  return [
    t(described ? "source-key-described" : "source-key-printed"),
    ...occurring.map((source) => t(`source-key-${source}`)),
    ...(marks.some(({ changeable }) => changeable) ? [t("source-key-changeable")] : []),
  ];
}

/** Where a value of an option comes from. */
export function valueSource(game: string, option: OptionInfo, value: string): string {
  const origin = option.origins[option.values.indexOf(value)];
  // What is not among the values was made up by somebody.
  if (!origin) return t("source-value", { source: "house" });
  return origin.source === "printed" && !origin.everywhere
    ? t("source-value-edition", { editions: named(game, origin.editions) })
    : t("source-value", { source: origin.source });
}
