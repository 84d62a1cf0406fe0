// The text of the rules, taken apart: what does not apply in an edition is left out.

import { texts, type Arguments } from "../texts/texts.svelte";
import type { Facts } from "./facts";

export interface Rule {
  /** The message, which is also the address within the page: `D4-3`. */
  readonly id: string;
  /** As the game's RULES.md has it: `D4.3`. */
  readonly number: string;
  readonly text: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

const numbered = (message: string): string => message.replace(/^([A-Z]\d+)-/, "$1.");

/** A text of a game's rules or of their figures. */
export function ruleText(game: string, message: string, args: Arguments = {}): string {
  return texts.format(`${game}/rules`, message, args).trim();
}

/** The rules of a game in reading order, for an edition. */
export function sections(game: string, facts: Facts): readonly Section[] {
  const found: { id: string; title: string; rules: Rule[] }[] = [];
  for (const id of texts.messages(`${game}/rules`)) {
    if (id.startsWith("figure-")) continue;
    const text = ruleText(game, id, facts.args);
    if (id.startsWith("heading-")) found.push({ id, title: text, rules: [] });
    else if (text) found.at(-1)?.rules.push({ id, number: numbered(id), text });
  }
  return found.filter(({ rules }) => rules.length > 0);
}
