// Tiles for the figures, as they occur in the tile set that is played with.

import type { Facts } from "../../../rules/facts";
import type { AnyTile, Holdable } from "../tiles";

const SYMBOLS = ["lantern", "torch", "arrows"] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** The diamonds on ordinary tiles of a level, from the fewest to the most. */
export const diamondsOn = (facts: Facts, level: number): readonly number[] =>
  facts.numbers(`diamonds_${level + 1}`);

/** A tile of a level; larger numbers have more diamonds, as far as there are such tiles. */
export function ordinary(
  facts: Facts,
  level: number,
  type: Symbol,
  rank: number,
): Holdable & AnyTile {
  const known = diamondsOn(facts, level);
  return { type, diamonds: known[Math.min(rank, known.length - 1)] ?? 0 };
}

/** A row of the first level. */
export function firstRow(facts: Facts): readonly (Holdable & AnyTile)[] {
  const places = Array.from({ length: facts.number("places") }, (_, place) => place);
  return places.map((place) =>
    ordinary(facts, 0, SYMBOLS[place % 3]!, [2, 0, 3, 1, 2][place % 5]!),
  );
}
