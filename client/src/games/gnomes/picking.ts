// Which tiles can be tapped, and what a tap means. Swaps and exchanges take two taps.

import type { Action, Words } from "../../texts/words";
import type { Screen } from "./tiles";

type Rows = Screen["rows"];

/** A place of somebody's row, as text: `1-4`. It says nothing about the tile. */
export type Key = `${number}-${number}`;

export const keyOf = (seat: number, slot: number): Key => `${seat}-${slot}`;

/** What a tap does: it completes an action, or it only picks (or unpicks) a tile. */
export interface Tap {
  readonly action: string | null;
}

const field = (action: Action, name: string): number => action.fields[name] as number;

/** The places that an action is about, the viewer's own first. */
export function placesOf(action: Action, viewer: number): readonly Key[] {
  switch (action.type) {
    case "keep":
    case "cart":
    case "bury":
      return [keyOf(viewer, field(action, "slot"))];
    case "look":
      return [keyOf(field(action, "seat"), field(action, "slot"))];
    case "offer":
      return [keyOf(viewer, field(action, "slot"))];
    case "swap":
      return [
        keyOf(viewer, field(action, "slot")),
        keyOf(field(action, "seat"), field(action, "other_slot")),
      ];
    case "exchange":
      return [keyOf(viewer, field(action, "slot")), keyOf(viewer, field(action, "other"))];
    default:
      return [];
  }
}

/** Every place that can be tapped now, given what is picked already. */
export function tapsOf(
  legal: readonly Action[],
  viewer: number,
  picked: readonly Key[],
  rows: Rows,
): ReadonlyMap<Key, Tap> {
  const taps = new Map<Key, Tap>();
  const one = picked.length === 1 ? picked[0] : null;
  for (const action of legal) {
    if (action.type === "offer") {
      offer(taps, action, viewer, one, rows);
      continue;
    }
    const places = placesOf(action, viewer);
    const [first, second] = places;
    if (!first) continue;
    if (!second) {
      taps.set(first, { action: action.text });
      continue;
    }
    const pickable = action.type === "exchange" ? places : [first];
    for (const place of pickable) if (!taps.has(place)) taps.set(place, { action: null });
    if (!one || !places.includes(one)) continue;
    const rest = one === first ? second : first;
    // What would be swapped is picked from the own row first.
    if (action.type === "exchange" || one === first) taps.set(rest, { action: action.text });
  }
  return taps;
}

/** For whom a tile is meant whose place chance will pick, any face-down tile of theirs says. */
function offer(
  taps: Map<Key, Tap>,
  action: Action,
  viewer: number,
  one: Key | null | undefined,
  rows: Rows,
): void {
  const [own, owner] = [keyOf(viewer, field(action, "slot")), field(action, "seat")];
  taps.set(own, { action: null });
  if (one !== own) return;
  rows[owner]?.forEach((spot, slot) => {
    if (spot && !spot.face_up) taps.set(keyOf(owner, slot), { action: action.text });
  });
}

/** Actions without a tile: buttons of their own. */
export function plainActions(legal: readonly string[], words: Words): readonly Action[] {
  const plain = ["discard", "pass", "confirm", "stop"];
  return legal.map((text) => words.parse(text)).filter((action) => plain.includes(action.type));
}
