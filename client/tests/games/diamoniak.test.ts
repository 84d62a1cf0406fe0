// What Diamoniak's board works out from events and legal actions.

import { expect, test } from "vitest";
import { reserve } from "../../src/games/diamoniak/cards";
import { DISCARDS, flights, PILE, STAGE } from "../../src/games/diamoniak/flights";
import { canPick, complete, gifts, toll } from "../../src/games/diamoniak/giving";
import { matters } from "../../src/games/diamoniak/matters";
import { pause, sound } from "../../src/games/diamoniak/tempo";
import { Words } from "../../src/texts/words";
import type { DiamoniakScreen } from "../../src/wire/protocol";
import { stories } from "../stories";

const STORY = stories("diamoniak")[0]!;

test("what the witch is given is picked card by card, as the legal actions have it", () => {
  const words = new Words("diamoniak", []);
  const all = gifts(["shield", "give-red-red", "give-red-diamond"], words);
  expect(all.map(({ action }) => action)).toEqual(["give-red-red", "give-red-diamond"]);
  expect(toll(all)).toBe(2);
  expect(canPick(all, [], "diamond")).toBe(true);
  expect(canPick(all, ["diamond"], "diamond")).toBe(false);
  expect(canPick(all, ["diamond"], "red")).toBe(true);
  expect(canPick(all, ["red"], "red")).toBe(true);
  expect(canPick(all, [], "blue")).toBe(false);
  expect(complete(all, ["red"])).toBeUndefined();
  expect(complete(all, ["diamond", "red"])?.action).toBe("give-red-diamond");
  expect(toll([])).toBe(0);
});

test("every gift of whole games can be picked in any order", () => {
  const words = new Words("diamoniak", []);
  let picked = 0;
  for (const { turn } of STORY.replays[0].moments) {
    const all = gifts(turn?.legal ?? [], words);
    for (const { cards, action } of all) {
      const backwards = cards.toReversed();
      backwards.forEach((card, place) =>
        expect(canPick(all, backwards.slice(0, place), card)).toBe(true),
      );
      expect(complete(all, backwards)?.action).toBe(action);
      picked += 1;
    }
  }
  expect(picked).toBeGreaterThan(5);
});

test("cards fly within the moment, and stay where something still happens", () => {
  const events = STORY.replays[0].moments.flatMap(({ events = [] }) => events);
  const seen = new Set<string>();
  for (const event of events) {
    for (const { start, end, from, to } of flights(event as never)) {
      seen.add(event.type);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(1.5);
      expect(from).not.toEqual(to);
    }
  }
  expect(seen).toContain("cards-lost");
  expect(flights(null)).toEqual([]);
  expect(flights({ type: "drew", seat: 0, card: "red" })).toEqual([
    expect.objectContaining({ from: [PILE], to: [STAGE], turned: true, stays: true }),
  ]);
});

test("diamonds go to the seller, or where the house rule puts them", () => {
  const bought = { type: "part-bought", seat: 0, seller: 2, colour: "red", diamonds: 2 } as const;
  const paid = flights({ ...bought, seller_paid: true });
  expect(paid.map(({ kind }) => kind)).toEqual(["diamond", "diamond", "red"]);
  expect(paid[0]!.to).toEqual(["stack-2-diamond", "reserve-2"]);
  expect(paid[2]).toMatchObject({ from: ["stack-2-red", "reserve-2"], to: ["castle-0"] });
  expect(flights({ ...bought, seller_paid: false })[0]!.to).toEqual([DISCARDS]);
});

test("lost parts of a castle come from the castle", () => {
  const lost = flights({ type: "cards-lost", seat: 1, cards: ["red", "fairy"] });
  expect(lost.map(({ from }) => from)).toEqual([
    ["stack-1-red", "castle-1"],
    ["stack-1-fairy", "reserve-1"],
    [STAGE],
  ]);
});

test("the witch makes an entrance", () => {
  const drew = { type: "drew", seat: 0, card: "red" } as const;
  expect([pause(drew), sound(drew)]).toEqual([1100, "card"]);
  expect([pause({ ...drew, card: "witch" }), sound({ ...drew, card: "witch" })]).toEqual([
    1700,
    "trap",
  ]);
  expect(sound({ type: "put-aside", seat: 0, card: "diamond" })).toBe("rubies");
  expect(sound({ type: "put-aside", seat: 0, card: "blue" })).toBeNull();
  expect([pause({ type: "later" } as never), sound({ type: "later" } as never)]).toEqual([0, null]);
});

test("what lies beside a castle", () => {
  const screen = STORY.replays[0].moments[0]!.screen as DiamoniakScreen;
  const holding = { ...screen.holdings[0]!, spares: [0, 2, 0, 1], diamonds: 3, fairies: 0 };
  expect(reserve(holding)).toEqual([
    { kind: "blue", count: 2 },
    { kind: "yellow", count: 1 },
    { kind: "diamond", count: 3 },
  ]);
});

test("the rule that matters", () => {
  const { screen, turn } = STORY.replays[0].moments[0]! as {
    screen: DiamoniakScreen;
    turn: NonNullable<Parameters<typeof matters>[1]>;
  };
  const at = (phase: DiamoniakScreen["phase"], legal: string[] = []): string =>
    matters({ ...screen, phase }, { ...turn, legal });
  expect(at("begin", ["draw"])).toBe("heading-turn");
  expect(at("more", ["draw", "buy-1"])).toBe("heading-buying");
  expect(at("witch")).toBe("M3-6");
  expect(at("over")).toBe("heading-aim");
});
