// A story ends where the server says: folding all events between two moments into the screen of the
// first gives the screen of the second, but for the fields that events do not tell.

import { describe, expect, test } from "vitest";
import { gameClient } from "../../src/games";
import type { EventOf, GameName, ScreenOf } from "../../src/games/contract";
import { stories } from "../stories";

type Screen = ScreenOf<GameName>;

describe.each(stories())("$name", ({ game, replays }) => {
  test.each([
    ["a seat", replays[0]],
    ["a spectator", replays[1]],
  ])("ends where the server says, for %s", async (_, { moments }) => {
    const { fold, untold } = await gameClient(game);
    let told = 0;
    moments.slice(1).forEach(({ events = [], screen }, place) => {
      // What no event tells, such as that somebody has looked long enough, comes with the screen.
      if (!events.length) return;
      const story = events.reduce(
        (shown, event) => fold(shown, event as EventOf<GameName>),
        moments[place]!.screen as Screen,
      );
      const wrong = (Object.keys(screen as Screen) as (keyof Screen)[]).filter(
        (field) =>
          !(untold as readonly string[]).includes(field) &&
          JSON.stringify(story[field]) !== JSON.stringify((screen as Screen)[field]),
      );
      expect(wrong, events.map(({ type }) => type).join(", ")).toEqual([]);
      told += events.length;
    });
    // One expedition can be over soon.
    expect(told).toBeGreaterThan(3);
  });
});
