// How Diamant's story is paced, and where things stand.

import { describe, expect, test } from "vitest";
import { matters } from "../../src/games/diamant/matters";
import { pause, sound } from "../../src/games/diamant/pace";
import { fold, type StoryScreen } from "../../src/games/diamant/story";
import { tunnel } from "../../src/games/diamant/tunnel";
import { Walk } from "../../src/games/diamant/walking";
import { ground } from "../../src/games/diamant/zones";
import type { DiamantScreen } from "../../src/wire/protocol";
import { stories } from "../stories";

const SCREEN = stories("diamant")[0]!.replays[0].moments[0]!.screen as DiamantScreen;
const snake = { type: "trap", kind: "snake" } as const;
const on = (card: typeof snake): StoryScreen["path"][number] => ({
  type: "path-card",
  card,
  rubies: 0,
});

describe("the pace", () => {
  const decided: StoryScreen = { ...SCREEN, seat: 0, inside: [0, 1, 2], path: [on(snake)] };
  const stays = { type: "stayed", seat: 0 } as const;
  const leaves = { type: "went-home", seat: 1, carried: 2, found: 1, rests: [0] } as const;

  test("all choices are shown at once, with the last of them", () => {
    const one = fold(decided, stays);
    expect(pause(stays, one)).toBe(0);
    const two = fold(one, { type: "stayed", seat: 2 });
    expect(pause(stays, two)).toBe(0);
    expect(pause(leaves, fold(decided, leaves))).toBe(0);
    const three = fold(two, leaves);
    expect(pause(leaves, three)).toBe(2900);
    // Of an explorer who has gone home with nobody left to wait for.
    expect(pause(leaves, { ...three, seat: 1 })).toBe(2900);
  });

  test("whoever waits in the camp does not wait long", () => {
    const event = { type: "revealed", card: snake, deadly: false } as const;
    expect(pause(event, { ...decided, seat: 0 })).toBe(1000);
    expect(pause(event, { ...decided, inside: [1, 2] })).toBe(600);
    expect(pause(event, { ...decided, seat: null })).toBe(1000);
    expect(pause(event, { ...decided, inside: [] })).toBe(1000);
  });

  test("the second trap of a kind is worth a longer look", () => {
    const event = { type: "revealed", card: snake, deadly: true } as const;
    expect(pause(event, { ...decided, path: [on(snake), on(snake)] })).toBe(1400);
  });

  test("sounds tell good from bad", () => {
    expect(sound({ type: "revealed", card: snake, deadly: false })).toBe("trap");
    expect(sound({ type: "revealed", card: snake, deadly: true })).toBe("deadly");
    expect(sound(leaves)).toBe("chest");
    expect(sound({ ...leaves, carried: 0, found: 0 })).toBe("step");
    expect(sound({ type: "begins", seat: 0 })).toBeNull();
  });

  test("an event of a later version takes no time and makes no sound", () => {
    const later = { type: "of-a-later-version" } as never;
    expect([pause(later, decided), sound(later), fold(decided, later)]).toEqual([0, null, decided]);
  });
});

describe("the tunnel", () => {
  const cases = [1, 2, 5, 6, 12, 20, 35].flatMap((count) =>
    [280, 360, 800, 1600].map((width) => ({ count, width })),
  );

  test.each(cases)(
    "$count cards in $width pixels lie apart, and within the rock",
    ({ count, width }) => {
      const { card, spots, height } = tunnel(count, width, 500, 16);
      expect(spots).toHaveLength(count);
      const tall = (card * 76) / 64;
      for (const [place, { x, y }] of spots.entries()) {
        expect(x - card / 2).toBeGreaterThanOrEqual(0);
        expect(x + card / 2).toBeLessThanOrEqual(width);
        expect(y + tall / 2).toBeLessThanOrEqual(height);
        for (const other of spots.slice(0, place))
          expect(Math.abs(other.x - x) >= card || Math.abs(other.y - y) >= tall).toBe(true);
        // Each card is beside the one before it, or below.
        const before = spots[place - 1];
        if (before) expect(before.x === x || before.y === y).toBe(true);
      }
    },
  );

  test("it fits into the window as long as its cards can be read, and cards keep their size", () => {
    expect(tunnel(12, 800, 500, 16).height).toBeLessThanOrEqual(500);
    const sizes = [1, 3, 6].map((count) => tunnel(count, 800, 500, 16).card);
    expect(new Set(sizes).size).toBe(1);
    expect(tunnel(30, 800, 500, 16).card).toBeLessThan(sizes[0]!);
    expect(tunnel(200, 320, 100, 16).card).toBeGreaterThan(2.5 * 16);
  });
});

test.each([
  [8, [0, 1, 2, 3, 4, 5, 6, 7], 4],
  [8, [1, 5], 3],
  [3, [], 8],
  [5, [0, 2, 4], 2],
])("%d explorers with %j inside stand at places of their own", (seats, inside, room) => {
  const { places, columns, caveRows, campRows } = ground(seats, inside, room);
  expect(places.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  expect(new Set(places.map(({ row, column }) => `${row} ${column}`)).size).toBe(seats);
  for (const { seat, inside: within, row, column } of places) {
    expect(within).toBe(inside.includes(seat));
    // The row between cave and camp is the rock.
    expect(within ? row <= caveRows && row >= 1 : row >= caveRows + 2).toBe(true);
    expect(row).toBeLessThanOrEqual(caveRows + 1 + campRows);
    expect(column).toBeGreaterThanOrEqual(2);
    expect(column).toBeLessThanOrEqual(2 * columns);
  }
});

test("elements walk from where they stood, in the frame that may have moved as well", () => {
  const box = (
    left: number,
    top: number,
  ): { at: number[]; element: HTMLElement; walks: unknown[] } => {
    const [at, walks] = [[left, top], [] as unknown[]];
    const element = {
      getBoundingClientRect: () => ({ left: at[0], top: at[1] }),
      getAnimations: () => [],
      animate: (...walk: unknown[]) => walks.push(walk),
    };
    return { at, walks, element: element as unknown as HTMLElement };
  };
  const [frame, walker, stander] = [box(10, 10), box(30, 40), box(50, 50)];
  const walk = new Walk();
  walk.remember(frame.element, [walker.element, stander.element]);
  [frame.at[0], frame.at[1]] = [110, 10];
  [walker.at[0], walker.at[1]] = [230, 20];
  [stander.at[0]] = [150];
  walk.go(frame.element, 5, 0);
  expect(walker.walks).toEqual([]);
  walk.go(frame.element, 5, 300);
  expect(stander.walks).toEqual([]);
  expect(walker.walks).toEqual([
    [
      [{ transform: "translate(-100px, 20px)" }, { transform: "none" }],
      expect.objectContaining({ delay: 5, duration: 300, id: "walk" }),
    ],
  ]);
});

test("the rule that matters", () => {
  const screen = { ...SCREEN, path: [], expedition: 0, expeditions: 5 };
  expect(matters(screen)).toBe("heading-before");
  expect(matters({ ...screen, path: [on(snake)], deciding: true })).toBe("heading-decision");
  expect(matters({ ...screen, path: [on(snake)], deciding: false })).toBe("heading-step");
  expect(matters({ ...screen, expedition: 5 })).toBe("heading-end");
});
