// What the story may show between the server's screens: above all, no face that was only looked at.

import { expect, test } from "vitest";
import { fold } from "./story";
import type { Happened, Screen, Spot } from "./tiles";

const TORCH = { type: "torch", diamonds: 2 } as const;
const FIVE = { type: "five" } as const;
const down: Spot = { type: "spot", tile: null, level: 0, face_up: false, seen_by: null };
const seen: Spot = { ...down, tile: TORCH };

function screen(changes: Partial<Screen> = {}): Screen {
  return {
    type: "screen",
    seat: 0,
    first: 0,
    phase: "keep",
    level: 0,
    active: 0,
    rows: [Array<Spot>(5).fill(down), Array<Spot>(5).fill(down)],
    drawn: null,
    discards: [],
    discarded: 0,
    heights: [7, 18, 18],
    unseen: null,
    looking: [null, null],
    lit_round: 0,
    deciding: [0],
    ...changes,
  };
}

function tell(start: Screen, ...events: Happened[]): Screen {
  return events.reduce(fold, start);
}

const look = (seat: number, owner: number, slot: number): Happened => ({ type: "looked", seat, owner, slot });
const rowWith = (spot: Spot): readonly Spot[] => [spot, down, down, down, down];

test("a look ends with the next draw", () => {
  const peeked = screen({ phase: "peek", rows: [rowWith(seen), rowWith(down)], looking: [{ type: "look", seat: 0, slot: 0 }, null] });
  const after = tell(peeked, { type: "drew", seat: 1, left: 6 });
  expect(after.rows[0]![0]).toEqual(down);
  expect(after).toMatchObject({ phase: "keep", active: 1, looking: [null, null], heights: [6, 18, 18] });
});

test("the row is covered when the first level is entered", () => {
  const learnt = screen({ phase: "memorise", rows: [Array<Spot>(5).fill(seen), Array<Spot>(5).fill(down)] });
  const after = tell(learnt, { type: "level-entered", level: 1 });
  expect(after.rows[0]!.every((spot) => spot?.tile === null)).toBe(true);
});

test("a kept tile goes to its place unseen", () => {
  const after = tell(screen({ drawn: FIVE, level: 1 }), { type: "kept", seat: 0, slot: 2, tile: TORCH });
  expect(after.rows[0]![2]).toEqual({ ...down, level: 1 });
  expect(after).toMatchObject({ phase: "torch", drawn: null, discards: [TORCH], discarded: 1 });
});

test("a lit corridor has a round of looks for everybody who still looks", () => {
  const drawn: Happened = { type: "happening-drawn", seat: 0, tile: { type: "lit" } };
  const first = tell(screen(), drawn, look(0, 1, 3), { type: "did-not-look", seat: 1 });
  expect(first).toMatchObject({ phase: "lit", lit_round: 2, deciding: [0] });
  const last = tell(first, { type: "did-not-look", seat: 0 });
  expect(last).toMatchObject({ phase: "draw", lit_round: 0, active: 1, looking: [null, null] });
});

test("carts go up when the stack is empty", () => {
  const after = tell(screen({ heights: [0, 18, 18] }), { type: "discarded", seat: 0, tile: FIVE });
  expect(after).toMatchObject({ phase: "cart", deciding: [0, 1], active: 1 });
  const sent = tell(after, { type: "cart-sent-up", seat: 0, slot: 1, tile: TORCH });
  expect(sent.rows[0]![1]).toEqual({ ...down, tile: TORCH, face_up: true });
});

test("memory help moves what is known with the tile", () => {
  const known: Spot = { ...seen, seen_by: [0] };
  const start = screen({ phase: "arrows", unseen: [], rows: [rowWith(known), rowWith({ ...down, seen_by: [1] })] });
  const after = tell(start, { type: "swapped", seat: 0, slot: 0, owner: 1, other_slot: 4 });
  expect(after.rows[1]![4]).toEqual(known);
  expect(after.rows[0]![0]).toEqual(down);
});
