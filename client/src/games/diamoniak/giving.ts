// Which cards may go to the witch, worked out from the legal actions alone.

import type { Words } from "../../texts/words";
import type { Kind } from "./cards";

/** One legal gift: the action and its cards. */
export interface Gift {
  readonly action: string;
  readonly cards: readonly Kind[];
}

export function gifts(legal: readonly string[], words: Words): Gift[] {
  const parsed = legal.map((action) => words.parse(action)).filter(({ type }) => type === "give");
  return parsed.map(({ text, fields }) => ({
    action: text,
    cards: (fields["cards"] ?? []) as Kind[],
  }));
}

/** How many cards the witch wants. */
export function toll(all: readonly Gift[]): number {
  return all[0]?.cards.length ?? 0;
}

const count = (cards: readonly Kind[], kind: Kind): number =>
  cards.filter((card) => card === kind).length;

function within(part: readonly Kind[], whole: readonly Kind[]): boolean {
  return part.every((kind) => count(part, kind) <= count(whole, kind));
}

/** Whether a card of this kind can join those that were picked. */
export function canPick(all: readonly Gift[], picked: readonly Kind[], kind: Kind): boolean {
  return all.some(({ cards }) => within([...picked, kind], cards));
}

/** The gift that was picked completely; undefined while cards are missing. */
export function complete(all: readonly Gift[], picked: readonly Kind[]): Gift | undefined {
  return all.find(({ cards }) => cards.length === picked.length && within(picked, cards));
}
