// Tiles as the screens know them, and what can be said of them without any rules.

import type { EventOf, ScreenOf } from "../contract";

export type Screen = ScreenOf<"gnomes">;
export type Happened = EventOf<"gnomes">;
export type Row = Screen["rows"][number];
export type Spot = NonNullable<Row[number]>;
/** A tile that can lie in a row. */
export type Holdable = NonNullable<Spot["tile"]>;
export type AnyTile = Screen["discards"][number];

export const ROMAN = ["I", "II", "III"] as const;

/** Whether a tile can lie in a row. */
export function canBeHeld(tile: AnyTile): tile is Holdable {
  return "diamonds" in tile || tile.type === "five";
}

export function diamonds(tile: Holdable): number {
  return tile.type === "five" ? 5 : tile.diamonds;
}

/** The diamonds that everybody can see in a row. */
export function visibleDiamonds(row: Row): number {
  return row.reduce((sum, spot) => sum + (spot?.face_up && spot.tile ? diamonds(spot.tile) : 0), 0);
}

/** Whether two tiles show the same. */
export function alike(one: AnyTile, other: AnyTile): boolean {
  const count = (tile: AnyTile): number => ("diamonds" in tile ? tile.diamonds : -1);
  return one.type === other.type && count(one) === count(other);
}
