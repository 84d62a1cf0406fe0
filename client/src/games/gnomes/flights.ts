// Which tiles travel in an event, from where to where. What travels shows its back unless everybody
// may see its face.

import type { AnyTile, Happened, Screen } from "./tiles";

/** Where a tile can be on the board: marked in the page as `data-at`. */
export type At = "drawn" | "pile" | `stack-${number}` | `place-${number}-${number}`;

export interface Flight {
  readonly from: At;
  readonly to: At;
  readonly level: number;
  /** Its face, if everybody sees it. */
  readonly tile: AnyTile | null;
  /** Whether it is held up for all to see on its way. */
  readonly shown: boolean;
  /** Whether its way is drawn. */
  readonly traced: boolean;
}

export const placeAt = (seat: number, slot: number): At => `place-${seat}-${slot}`;

const level = (screen: Screen, seat: number, slot: number): number =>
  screen.rows[seat]?.[slot]?.level ?? screen.level;

/** The flights of an event, by the screen after it. */
export function flightsOf(event: Happened, screen: Screen): readonly Flight[] {
  const back = { tile: null, shown: false };
  switch (event.type) {
    case "drew":
      return [
        { ...back, from: `stack-${screen.level}`, to: "drawn", level: screen.level, traced: false },
      ];
    case "happening-drawn":
      return [
        {
          from: "drawn",
          to: "pile",
          level: screen.level,
          tile: event.tile,
          shown: true,
          traced: false,
        },
      ];
    case "discarded":
      return [
        {
          from: "drawn",
          to: "pile",
          level: screen.level,
          tile: event.tile,
          shown: false,
          traced: false,
        },
      ];
    case "kept": {
      const place = placeAt(event.seat, event.slot);
      return [
        {
          from: place,
          to: "pile",
          level: screen.level,
          tile: event.tile,
          shown: false,
          traced: true,
        },
        {
          ...back,
          from: "drawn",
          to: place,
          level: level(screen, event.seat, event.slot),
          traced: true,
        },
      ];
    }
    case "swapped":
      return crossing(screen, event.seat, event.slot, event.owner, event.other_slot);
    case "exchanged":
      return crossing(screen, event.seat, event.slot, event.seat, event.other);
    default:
      return [];
  }
}

function crossing(
  screen: Screen,
  seat: number,
  slot: number,
  owner: number,
  other: number,
): readonly Flight[] {
  const [one, two] = [placeAt(seat, slot), placeAt(owner, other)];
  const back = { tile: null, shown: false, traced: true };
  return [
    { ...back, from: two, to: one, level: level(screen, seat, slot) },
    { ...back, from: one, to: two, level: level(screen, owner, other) },
  ];
}

/** How much of a moment is movement; the rest is for looking at what came of it. */
export const MOVING = 0.62;

/** A way as a curve, so that two opposite ways do not lie on each other, with the tip of an arrow. */
export function trace(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): { readonly line: string; readonly tip: string } {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const bend = Math.max(0.16, 48 / Math.hypot(dx, dy, 1));
  const [cx, cy] = [x1 + dx / 2 - dy * bend, y1 + dy / 2 + dx * bend];
  const angle = Math.atan2(y2 - cy, x2 - cx);
  const corner = (turn: number): string =>
    `${(x2 - 15 * Math.cos(angle + turn)).toFixed(1)},${(y2 - 15 * Math.sin(angle + turn)).toFixed(1)}`;
  const numbers = [x1, y1, cx, cy, x2, y2].map((each) => each.toFixed(1));
  return {
    line: `M${numbers[0]} ${numbers[1]}Q${numbers[2]} ${numbers[3]} ${numbers[4]} ${numbers[5]}`,
    tip: `${numbers[4]},${numbers[5]} ${corner(0.45)} ${corner(-0.45)}`,
  };
}
