// How a row is put in order, and what is sent then.

import { beforeAll, describe, expect, test } from "vitest";
import { Arranging } from "../../src/games/gnomes/arranging.svelte";
import { actionOf, asDealt, exchanged, laidOut, orderOf } from "../../src/games/gnomes/order";
import type { Screen } from "../../src/games/gnomes/tiles";
import { texts } from "../../src/texts/texts.svelte";
import { Words } from "../../src/texts/words";
import { stories } from "../stories";

const words = new Words("gnomes", ["Ann", "Bo", "Cy"]);
const { moments } = stories("gnomes_kukuryku")[0]!.replays[0];
const learns = moments.find(({ screen }) => (screen as Screen | null)?.phase === "memorise")!;

beforeAll(() => texts.load("en"));

describe("an order", () => {
  test("is an action, and an action is an order", () => {
    expect(actionOf(exchanged(asDealt(5), 0, 3))).toBe("lay-3-1-2-0-4");
    expect(orderOf(words.parse("lay-3-1-2-0-4"))).toEqual([3, 1, 2, 0, 4]);
    expect(orderOf(words.parse("keep-3"))).toBeNull();
  });

  test("is said in places that people count from 1", () => {
    expect(words.action("lay-3-1-2-0-4", 0)).toBe("lay the tiles in this order: 4, 2, 3, 1, and 5");
  });

  test("shows the own row as it will lie, and no other", () => {
    const screen = learns.screen as Screen;
    const laid = laidOut(screen, 1, [4, 1, 2, 3, 0]);
    expect(laid.rows[1]![0]).toEqual(screen.rows[1]![4]);
    expect(laid.rows[1]![4]).toEqual(screen.rows[1]![0]);
    expect([laid.rows[0], laid.rows[2]]).toEqual([screen.rows[0], screen.rows[2]]);
  });
});

describe("arranging", () => {
  test("begins as the row was dealt", () => {
    expect(new Arranging(5).action).toBe("lay-0-1-2-3-4");
  });

  test("two taps let two tiles change places, any number of times", () => {
    const row = new Arranging(5);
    expect([row.tap(0), row.lifted]).toEqual([null, 0]);
    expect([row.tap(3), row.lifted]).toEqual([{ from: 0, to: 3 }, null]);
    expect(row.action).toBe("lay-3-1-2-0-4");
    row.tap(3);
    row.tap(4);
    expect(row.action).toBe("lay-3-1-2-4-0");
  });

  test("the same tile twice is put down again", () => {
    const row = new Arranging(5);
    row.tap(2);
    expect([row.tap(2), row.lifted, row.action]).toEqual([null, null, "lay-0-1-2-3-4"]);
    row.tap(2);
    row.putDown();
    expect(row.lifted).toBeNull();
  });

  test("keys move a lifted tile as far as the row goes", () => {
    const row = new Arranging(3);
    expect(row.step(1)).toBeNull();
    row.tap(0);
    expect([row.step(1), row.lifted]).toEqual([{ from: 0, to: 1 }, 1]);
    expect([row.step(1), row.lifted]).toEqual([{ from: 1, to: 2 }, 2]);
    expect([row.step(1), row.lifted]).toEqual([null, 2]);
    expect(row.action).toBe("lay-1-2-0");
    row.tap(2);
    expect([row.lifted, row.action]).toEqual([null, "lay-1-2-0"]);
  });

  test("a dragged tile changes places with the one that it is dropped on", () => {
    const row = new Arranging(5);
    row.tap(1);
    expect(row.drop(4, 0)).toEqual({ from: 4, to: 0 });
    expect([row.lifted, row.action]).toEqual([null, "lay-4-1-2-3-0"]);
    expect(row.drop(2, 2)).toBeNull();
  });

  test("whatever it comes to, it is one of the legal actions", () => {
    const row = new Arranging(5);
    expect(learns.turn!.legal).toHaveLength(120);
    for (const [from, to] of [
      [0, 4],
      [1, 2],
      [4, 2],
      [3, 0],
    ] as const) {
      row.drop(from, to);
      expect(learns.turn!.legal).toContain(row.action);
    }
  });
});
