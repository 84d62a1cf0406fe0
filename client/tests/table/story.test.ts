// How a story is told, one event after the other.

import { beforeEach, expect, test, vi } from "vitest";
import type { EventOf, GameClient, GameName, ScreenOf } from "../../src/games/contract";
import { Story, type Listener } from "../../src/table/story.svelte";

type Screen = ScreenOf<GameName>;
type Happening = EventOf<GameName>;

/** A game in which numbers happen, and are added up. */
const screen = (sum: number): Screen => ({ sum }) as unknown as Screen;
const happens = (number: number, wait = 100): Happening =>
  ({ type: "number", number, wait }) as unknown as Happening;
const of = (each: unknown): { sum: number; number: number; wait: number } => each as never;

const game = {
  fold: (before: Screen, event: Happening) => screen(of(before).sum + of(event).number),
  pause: (event: Happening) => of(event).wait,
  sound: () => "card",
  untold: [],
  forChildren: false,
} as unknown as GameClient<GameName>;

let pace: number;
let told: string[];
let listener: Listener;
let story: Story;
const sum = (): number => of(story.frame!.screen).sum;

beforeEach(() => {
  vi.useFakeTimers();
  [pace, told] = [1, []];
  listener = {
    tell: (event, together) => told.push(`${of(event).number}${together ? " together" : ""}`),
    play: () => told.push("sound"),
    pace: () => pace,
    moves: () => true,
  };
  story = new Story(game, listener);
  story.jump(screen(0));
  return () => vi.useRealTimers();
});

test("each event is shown for its time, then the server's screen", () => {
  story.tell([happens(1), happens(2, 300)], screen(10));
  expect([sum(), story.moment, story.settled]).toEqual([1, 100, false]);
  vi.advanceTimersByTime(100);
  expect([sum(), story.moment]).toEqual([3, 300]);
  vi.advanceTimersByTime(299);
  expect(story.settled).toBe(false);
  vi.advanceTimersByTime(1);
  expect([sum(), story.settled, story.frame!.event]).toEqual([10, true, null]);
  expect(told).toEqual(["1", "sound", "2", "sound"]);
});

test("events without a pause belong to one moment", () => {
  story.tell([happens(1, 0), happens(2, 0), happens(3)], screen(6));
  expect(told).toEqual(["1", "2 together", "3 together", "sound"]);
  expect(sum()).toBe(6);
});

test("a second story begins where the first ends, after it", () => {
  story.tell([happens(1)], screen(10));
  story.tell([happens(5)], screen(15));
  vi.advanceTimersByTime(100);
  expect(sum()).toBe(15);
  expect(story.frame!.event).toEqual(happens(5));
  vi.advanceTimersByTime(100);
  expect(story.settled).toBe(true);
});

test("notes are written when their turn comes", () => {
  story.tell([happens(1), () => told.push("note"), happens(2)], screen(3));
  story.then(() => told.push("after"));
  expect(told).toEqual(["1", "sound"]);
  vi.advanceTimersByTime(100);
  expect(told).toEqual(["1", "sound", "note", "2", "sound"]);
  vi.advanceTimersByTime(100);
  expect(told.at(-1)).toBe("after");
  story.then(() => told.push("at once"));
  expect(told.at(-1)).toBe("at once");
});

test("a jump tells the rest at once, in order", () => {
  story.tell([happens(1), happens(2), () => told.push("note"), happens(3)], screen(6));
  story.skip();
  expect(told).toEqual(["1", "sound", "2", "note", "3"]);
  expect([sum(), story.settled, story.moment]).toEqual([6, true, 0]);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(5);
});

test("without a pace only the end is shown, and all is told", () => {
  pace = 0;
  story.tell([happens(1), () => told.push("note"), happens(2)], screen(3));
  expect([sum(), story.settled]).toEqual([3, true]);
  expect(told).toEqual(["1", "note", "2"]);
});

test("a slow pace takes longer, and so does moving", () => {
  pace = 2;
  story.tell([happens(1)], screen(1));
  expect(story.moment).toBe(200);
  vi.advanceTimersByTime(199);
  expect(story.settled).toBe(false);
  story.skip();
  story = new Story(game, { ...listener, moves: () => false });
  story.jump(screen(0));
  story.tell([happens(1)], screen(1));
  expect([story.moment, story.settled]).toEqual([0, false]);
});

test("when much is waiting it is told faster, but never too fast, and never to children", () => {
  const many = Array.from({ length: 40 }, () => happens(1, 1000));
  story.tell(many, screen(40));
  const moments: number[] = [];
  while (!story.settled) {
    moments.push(story.moment);
    vi.advanceTimersByTime(Math.ceil(story.moment));
  }
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  expect([moments[0], moments.at(-1)]).toEqual([650, 1000]);
  story = new Story({ ...game, forChildren: true }, listener);
  story.jump(screen(0));
  story.tell(many, screen(40));
  expect(story.moment).toBe(1000);
});

test("a deadline is kept", () => {
  story.endWithin(600);
  story.tell([happens(1, 1000), happens(2, 1000), happens(3, 1000)], screen(6));
  expect(story.moment).toBe(200);
  vi.advanceTimersByTime(600);
  expect(story.settled).toBe(true);
  story.tell([happens(1, 1000)], screen(7));
  expect(story.moment).toBe(1000);
});

test("tests hear of a story that does not end where the server says", () => {
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  localStorage.setItem("adamas.check-stories", "on");
  story.tell([happens(1)], screen(1));
  expect(complaint).not.toHaveBeenCalled();
  story.tell([happens(1)], screen(7));
  expect(complaint).toHaveBeenCalledWith("After number the story has sum 2, the server 7.");
  localStorage.removeItem("adamas.check-stories");
});
