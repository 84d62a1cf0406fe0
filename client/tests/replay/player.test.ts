// The way through a game that was played.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { gameClient } from "../../src/games";
import { Player } from "../../src/replay/player.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { stories } from "../stories";

const REPLAY = stories("diamant_iello2016")[0]!.replays[0];
const LAST = REPLAY.moments.length - 1;
let player: Player;

beforeAll(async () => {
  await texts.load("en");
  await gameClient("diamant");
});

beforeEach(async () => {
  vi.useFakeTimers();
  settings.speed = "normal";
  player = new Player(REPLAY, 0);
  await vi.waitFor(() => expect(player.table.story).not.toBeNull());
});

afterEach(() => {
  player.close();
  vi.useRealTimers();
});

const shown = (): unknown => player.table.story!.frame!.screen;
const log = (): readonly string[] => player.table.log.map(({ text }) => text);

test("every moment is what the server says, whichever way leads there", () => {
  for (const wanted of [3, 4, 2, LAST, 0, 1, LAST - 1]) {
    player.go(wanted);
    player.table.story!.skip();
    expect(player.moment).toBe(wanted);
    expect(shown()).toEqual(REPLAY.moments[wanted]!.screen);
    expect(player.table.turn?.decision).toBe(REPLAY.moments[wanted]!.turn?.decision);
  }
});

test("one step forwards is a story, every other way is not", () => {
  player.go(1);
  expect(player.table.story!.settled).toBe(false);
  player.go(0);
  expect(player.table.story!.settled).toBe(true);
  player.go(2);
  expect(player.table.story!.settled).toBe(true);
});

test("the log is what was known at that moment", () => {
  for (let moment = 1; moment <= 5; moment++) {
    player.go(moment);
    player.table.story!.skip();
  }
  const walked = log();
  expect(walked.length).toBeGreaterThan(3);
  player.go(LAST);
  expect(log().length).toBeGreaterThan(walked.length);
  player.go(5);
  expect(log()).toEqual(walked);
});

test("nothing can be chosen any more, but it is known what was", () => {
  const place = REPLAY.moments.findIndex(({ turn }) => turn?.legal?.length);
  expect(place).toBeGreaterThanOrEqual(0);
  player.go(place);
  player.table.story!.skip();
  expect([player.table.legal, player.table.asked]).toEqual([[], false]);
  expect(player.chose).toBe(REPLAY.chose[place]);
});

test("it stays between the first and the last moment", () => {
  player.go(-5);
  expect(player.moment).toBe(0);
  player.go(9999);
  expect(player.moment).toBe(LAST);
  expect(new Player(REPLAY, 9999).moment).toBe(LAST);
});

describe("chapters", () => {
  const [, second, third] = REPLAY.chapters;

  test("are counted from one, and lead forwards and back", () => {
    expect(player.chapter).toBe(1);
    player.chapterNext();
    expect([player.moment, player.chapter]).toEqual([second, 2]);
    player.chapterNext();
    expect([player.moment, player.chapter]).toEqual([third, 3]);
    player.go(third! + 1);
    player.chapterBefore();
    expect(player.moment).toBe(third);
    player.chapterBefore();
    expect(player.moment).toBe(second);
  });

  test("end with the game", () => {
    player.go(REPLAY.chapters.at(-1)!);
    player.chapterNext();
    expect(player.moment).toBe(LAST);
    player.go(0);
    player.chapterBefore();
    expect(player.moment).toBe(0);
  });
});

test("it goes on by itself until the end, and from there begins anew", () => {
  player.go(LAST - 1);
  player.toggle();
  const stop = player.waitForNext();
  vi.advanceTimersByTime(1299);
  expect(player.moment).toBe(LAST - 1);
  vi.advanceTimersByTime(1);
  expect([player.moment, player.playing]).toEqual([LAST, false]);
  stop();
  player.toggle();
  expect([player.moment, player.playing]).toEqual([0, true]);
  player.tempo = "fast";
  player.waitForNext()();
  vi.advanceTimersByTime(5000);
  expect(player.moment).toBe(0);
  player.go(1);
  expect(player.table.tempo).toBe(0.4);
  player.toggle();
  player.go(2);
  expect(player.table.tempo).toBe(1);
});
