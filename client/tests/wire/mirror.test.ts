// What only names changes is made whole again.

import { expect, test } from "vitest";
import { changed, Mirror, turnAfter, type Turn } from "../../src/wire/mirror";
import type { AnyScreen, Update, View } from "../../src/wire/protocol";

const TURN: Turn = {
  decision: 3,
  deciding: [0, 1],
  waiting: [0, 1],
  legal: ["continue", "exit"],
  default: "exit",
  chosen: null,
  seconds: {},
  result: null,
};

function update(fields: Partial<Update>): Update {
  return { type: "update", version: 2, ...fields };
}

test("changes name the way to a place and what is there now", () => {
  const before = { phase: "a", rows: [[1, 2], [3]], deck: { counts: [4] } };
  const after = changed(before, [
    ["phase", "b"],
    ["rows", 0, 1, 9],
    ["rows", 1, 1, 7],
    ["deck", "counts", [5, 6]],
  ]);
  expect(after).toEqual({
    phase: "b",
    rows: [
      [1, 9],
      [3, 7],
    ],
    deck: { counts: [5, 6] },
  });
  expect(before).toEqual({ phase: "a", rows: [[1, 2], [3]], deck: { counts: [4] } });
});

test("what did not change stays the same object", () => {
  const before = { rows: [{ tile: 1 }, { tile: 2 }] };
  const after = changed(before, [["rows", 1, "tile", 3]]);
  expect(after.rows[0]).toBe(before.rows[0]);
});

test("a socket that knows a screen needs only the changes", () => {
  const mirror = new Mirror();
  const screen = { type: "x", chests: [1, 2] } as unknown as AnyScreen;
  mirror.whole({ type: "view", screen } as View);
  expect(mirror.whole(update({ changes: [["chests", 0, 5]] })).screen).toEqual({
    type: "x",
    chests: [5, 2],
  });
  expect(mirror.whole(update({ changes: [["chests", 1, 6]] })).screen).toEqual({
    type: "x",
    chests: [5, 6],
  });
  expect(mirror.whole(update({})).screen).toBeUndefined();
});

test("who has chosen is noted in the turn", () => {
  expect(turnAfter(TURN, update({ waiting: [1] }))).toEqual({ ...TURN, waiting: [1] });
  const own = turnAfter(TURN, update({ waiting: [1], chosen: "exit" }));
  expect(own).toEqual({ ...TURN, waiting: [1], chosen: "exit" });
  expect(turnAfter(TURN, update({ turn: null }))).toBeNull();
  expect(turnAfter(null, update({ waiting: [] }))).toBeNull();
});
