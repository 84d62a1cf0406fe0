// Who somebody is at a table, and what tells them apart without colours.

import { expect, test } from "vitest";
import { animalOf, roleOf } from "../../src/characters/cast";
import { LOOKS } from "../../src/characters/looks";
import { moodOf } from "../../src/games/diamant/moods";
import type { StoryScreen } from "../../src/games/diamant/story";
import type { SeatInfo } from "../../src/wire/protocol";

const seat = (name: string, bot: string | null, explorer: number | null): SeatInfo => ({
  name,
  bot,
  explorer,
  present: true,
  stand_in: false,
  commitment: null,
  revealed: false,
});

test("eight explorers have eight hats, colours and signs", () => {
  for (const part of ["hat", "sign"] as const)
    expect(new Set(LOOKS.map((look) => look[part])).size).toBe(8);
  expect(new Set(LOOKS.map(({ shirt }) => shirt.light)).size).toBe(8);
});

test("a bot is the animal of its level, and never taken for a person", () => {
  expect(["mouse", "fox", "owl:fast", "threshold:20", null].map(animalOf)).toEqual([
    "mouse",
    "fox",
    "owl",
    "badger",
    null,
  ]);
});

test("two foxes differ by what they wear", () => {
  const seats = [seat("Ann", null, 5), seat("Onyx", "fox", 0), seat("Opal", "fox", 2)];
  expect(seats.map((_, place) => roleOf(seats, place))).toEqual([
    { look: 5, animal: null },
    { look: 0, animal: "fox" },
    { look: 2, animal: "fox" },
  ]);
});

test("a seat that nobody has told of is the explorer of its number", () => {
  expect(roleOf([], 3)).toEqual({ look: 3, animal: null });
});

test("faces say what happens", () => {
  const trap = { type: "path-card", card: { type: "trap", kind: "snake" }, rubies: 0 };
  const calm = { inside: [0, 1], path: [], hand: 2 } as unknown as StoryScreen;
  const uneasy = { ...calm, path: [trap] } as unknown as StoryScreen;
  expect([moodOf(calm, null, 0), moodOf({ ...calm, hand: 12 }, null, 0)]).toEqual([
    "calm",
    "tempted",
  ]);
  expect([moodOf(uneasy, null, 1), moodOf(uneasy, null, 2)]).toEqual(["nervous", "calm"]);
  const failed = { type: "expedition-failed", kind: "snake", victims: [1], lost: 4 } as never;
  expect([moodOf(uneasy, failed, 1), moodOf(uneasy, failed, 0)]).toEqual(["frightened", "calm"]);
});
