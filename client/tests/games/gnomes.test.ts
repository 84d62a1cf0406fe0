// What the board of Gnomes works out: taps, ways of tiles, and what is known about a place.

import { beforeAll, describe, expect, test } from "vitest";
import { flightsOf, trace } from "../../src/games/gnomes/flights";
import { orderOf } from "../../src/games/gnomes/order";
import { matters } from "../../src/games/gnomes/matters";
import { plainActions, placesOf, tapsOf, type Key, type Tap } from "../../src/games/gnomes/picking";
import { actorOf, placeOf, type Sight } from "../../src/games/gnomes/sight";
import { fold } from "../../src/games/gnomes/story";
import { pause, sound } from "../../src/games/gnomes/telling";
import { alike, visibleDiamonds, type Holdable, type Screen } from "../../src/games/gnomes/tiles";
import { texts } from "../../src/texts/texts.svelte";
import { Words } from "../../src/texts/words";
import { stories } from "../stories";

const words = new Words("gnomes", ["Ann", "Bo", "Cy"]);
const { moments } = stories("gnomes_kukuryku")[0]!.replays[0];
const helped = stories("gnomes_kukuryku_memory_help")[0]!.replays[0].moments;
const torch: Holdable = { type: "torch", diamonds: 2 };

beforeAll(() => texts.load("en"));

describe("taps", () => {
  const spot = { type: "spot", tile: null, level: 0, face_up: false, seen_by: null } as const;
  const up = { ...spot, tile: torch, face_up: true } as const;
  const rows: Screen["rows"] = [
    [spot, spot],
    [spot, spot],
    [spot, up, null, spot],
  ];

  const taps = (legal: readonly string[], ...picked: Key[]): Record<string, string | null> => {
    const parsed = legal.map((action) => words.parse(action));
    const found = [...tapsOf(parsed, 1, picked, rows)];
    return Object.fromEntries(found.map(([key, { action }]) => [key, action]));
  };

  test("one tap is enough where one tile is meant", () => {
    expect(taps(["discard", "keep-0", "keep-4"])).toEqual({ "1-0": "keep-0", "1-4": "keep-4" });
    expect(taps(["look-2-3", "pass"])).toEqual({ "2-3": "look-2-3" });
  });

  test("a swap begins in the own row and ends in another", () => {
    const legal = ["swap-0-2-3", "swap-1-0-4"];
    expect(taps(legal)).toEqual({ "1-0": null, "1-1": null });
    expect(taps(legal, "1-0")).toEqual({ "1-0": null, "1-1": null, "2-3": "swap-0-2-3" });
    expect(taps(legal, "2-3")).toEqual({ "1-0": null, "1-1": null });
  });

  test("where chance picks the tile, any that lies face down stands for its player", () => {
    const legal = ["offer-0-0", "offer-0-2", "offer-1-2"];
    expect(taps(legal)).toEqual({ "1-0": null, "1-1": null });
    const own = { "1-0": null, "1-1": null };
    const other = { "2-0": "offer-1-2", "2-3": "offer-1-2" };
    expect(taps(legal, "1-1")).toEqual({ ...own, ...other });
    expect(taps(legal, "1-0")).toMatchObject({ "0-1": "offer-0-0", "2-0": "offer-0-2" });
  });

  test("an exchange takes two tiles of a row in any order", () => {
    expect(taps(["exchange-0-2"], "1-2")).toEqual({ "1-0": "exchange-0-2", "1-2": null });
    expect(taps(["exchange-0-2"], "1-0")).toEqual({ "1-0": null, "1-2": "exchange-0-2" });
  });

  test("every legal action of a whole game has a button or can be tapped", () => {
    let tapped = 0;
    for (const { turn } of moments) {
      const plain = plainActions(turn?.legal ?? [], words).map(({ text }) => text);
      for (const text of turn?.legal ?? []) {
        if (plain.includes(text)) continue;
        const action = words.parse(text);
        // No list of all orders: the row itself is put in order.
        if (orderOf(action)) continue;
        const [first, second] = placesOf(action, 1);
        const after = taps(turn!.legal!, ...(second ? [first!] : []));
        expect(after[second ?? first!], text).toBe(text);
        tapped += 1;
      }
    }
    expect(tapped).toBeGreaterThan(50);
  });
});

describe("flights", () => {
  const screen = { ...(moments[10]!.screen as Screen), level: 1 };

  test("what somebody keeps comes face down, and what they give up is seen by all", () => {
    const kept = flightsOf({ type: "kept", seat: 1, slot: 2, tile: torch, phase: "draw" }, screen);
    expect(kept).toEqual([
      expect.objectContaining({ from: "place-1-2", to: "pile", tile: torch }),
      expect.objectContaining({ from: "drawn", to: "place-1-2", tile: null }),
    ]);
  });

  test("tiles that change places cross each other with their backs up", () => {
    const event = { type: "swapped", seat: 0, slot: 1, owner: 2, other_slot: 3 } as const;
    const [one, two] = flightsOf(event, screen);
    expect(one).toMatchObject({ from: "place-2-3", to: "place-0-1", tile: null, traced: true });
    expect(two).toMatchObject({ from: "place-0-1", to: "place-2-3", tile: null, traced: true });
  });

  test("a drawn tile comes from the stack of the level, and shows nothing", () => {
    expect(flightsOf({ type: "drew", seat: 0, left: 3 }, screen)).toEqual([
      { from: "stack-1", to: "drawn", level: 1, tile: null, shown: false, traced: false },
    ]);
    expect(flightsOf({ type: "skipped", seat: 0 }, screen)).toEqual([]);
  });

  test("two opposite ways do not lie on each other", () => {
    const [there, back] = [trace(0, 0, 100, 0), trace(100, 0, 0, 0)];
    expect(there.line).toBe("M0.0 0.0Q50.0 48.0 100.0 0.0");
    expect(back.line).toBe("M100.0 0.0Q50.0 -48.0 0.0 0.0");
    expect(there.tip.split(" ")[0]).toBe("100.0,0.0");
  });
});

describe("what is known about a place", () => {
  const row = (spot: object): Screen["rows"] => [[spot, null]] as unknown as Screen["rows"];
  const down = { type: "spot", tile: torch, level: 0, face_up: false, seen_by: null };
  const screen = {
    ...(moments[0]!.screen as Screen),
    rows: row(down),
    looking: [null],
    phase: "draw",
    unseen: null,
    active: 0,
  } as Screen;
  const sight = (change: Partial<Sight> = {}): Sight => ({
    screen,
    event: null,
    words,
    viewer: 0,
    answered: false,
    waiting: [],
    ready: [],
    taps: new Map(),
    pressed: new Set(),
    arriving: new Set(),
    tap: () => undefined,
    arranging: null,
    covers: false,
    ...change,
  });
  const look = { type: "look", seat: 0, slot: 0 } as const;

  test("a face is shown to whoever looks, until they have answered", () => {
    const looking = { ...screen, phase: "peek", looking: [look] } as Screen;
    expect(placeOf(sight(), 0, 0).face).toBeNull();
    expect(placeOf(sight({ screen: looking }), 0, 0)).toMatchObject({ face: torch, lookers: [0] });
    expect(placeOf(sight({ screen: looking, answered: true }), 0, 0).face).toBeNull();
    expect(placeOf(sight({ screen: looking, viewer: 1 }), 0, 0).face).toBeNull();
    expect(placeOf(sight({ screen: looking, viewer: null }), 0, 0).face).toBeNull();
  });

  test("one's own row is learnt at the beginning, and only then", () => {
    const memorise = { ...screen, phase: "memorise" } as Screen;
    expect(placeOf(sight({ screen: memorise }), 0, 0).face).toEqual(torch);
    expect(placeOf(sight({ screen: memorise, viewer: 1 }), 0, 0).face).toBeNull();
    expect(placeOf(sight(), 0, 0).known).toBeNull();
    const withHelp = { ...screen, unseen: [] } as Screen;
    expect(placeOf(sight({ screen: withHelp }), 0, 0)).toMatchObject({ face: null, known: torch });
  });

  test("a place says what lies there, and what a tap does", () => {
    expect(placeOf(sight(), 0, 0).label).toContain("I");
    const up = { ...screen, rows: row({ ...down, face_up: true }) };
    expect(placeOf(sight({ screen: up }), 0, 0).label).toContain(words.thing(torch));
    expect(placeOf(sight(), 0, 0).label).not.toContain(words.thing(torch));
    expect(placeOf(sight(), 0, 1).label).toContain(words.text("board-hole"));
    const taps = new Map<Key, Tap>([["0-0", { action: "keep-0" }]]);
    expect(placeOf(sight({ taps }), 0, 0).label).toContain(words.action("keep-0", 0));
  });

  test("who is on turn, and who does something just now", () => {
    expect(actorOf(sight())).toEqual({ turn: 0, now: 0 });
    expect(actorOf(sight({ event: { type: "drew", seat: 2, left: 1 } }))).toEqual({
      turn: 2,
      now: 2,
    });
    const buried = { type: "buried", seat: 1, slot: 0 } as const;
    expect(actorOf(sight({ event: buried }))).toEqual({ turn: null, now: 1 });
    expect(actorOf(sight({ screen: { ...screen, phase: "over" } }))).toEqual({
      turn: null,
      now: null,
    });
  });
});

test("without memory help, what was looked at is covered by whatever follows", () => {
  let covered = 0;
  for (const [place, { screen }] of moments.entries()) {
    const shown = screen as Screen;
    if (!shown.rows.flat().some((spot) => spot?.tile && !spot.face_up)) continue;
    for (const event of moments[place + 1]?.events ?? []) {
      if (!["drew", "looked", "kept", "level-entered"].includes(event.type)) continue;
      const after = fold(shown, event as never);
      expect(after.rows.flat().every((spot) => !spot?.tile || spot.face_up)).toBe(true);
      covered += 1;
    }
  }
  expect(covered).toBeGreaterThan(5);
});

test("with memory help, what was seen stays", () => {
  const known = (screen: Screen): number => screen.rows.flat().filter((spot) => spot?.tile).length;
  const place = helped.findLastIndex(({ events = [] }) => events[0]?.type === "drew");
  const before = helped[place - 1]!.screen as Screen;
  const drew = helped[place]!.events!.find(({ type }) => type === "drew")!;
  expect(known(before)).toBeGreaterThan(0);
  expect(known(fold(before, drew as never))).toBe(known(before));
});

test("no event tells in which order rows are laid: not even memory help shows a face on the way", () => {
  const before = helped.find(({ screen }) => (screen as Screen | null)?.phase === "memorise")!;
  const entered = { type: "level-entered", level: 1 } as const;
  const known = (screen: Screen): number => screen.rows.flat().filter((spot) => spot?.tile).length;
  expect(known(before.screen as Screen)).toBe(5);
  expect(known(fold(before.screen as Screen, entered))).toBe(0);
});

test("what everybody saw while it waited for the carts is counted as seen once", () => {
  const { screen } = helped.at(-1)! as { screen: Screen };
  const bag = { type: "bag", kinds: [{ type: "bats" }], counts: [2] };
  const waits = { ...screen, level: 0, drawn: { type: "bats" }, unseen: [bag] } as unknown;
  const bats = { type: "happening-drawn", seat: 0, tile: { type: "bats" }, phase: "bats" } as const;
  const left = (before: unknown): unknown => fold(before as Screen, bats).unseen?.[0]?.counts;
  expect(left(waits)).toEqual([2]);
  expect(left({ ...(waits as Screen), drawn: null })).toEqual([1]);
});

test("pauses and sounds", () => {
  const screen = moments[0]!.screen as Screen;
  const looked = { type: "looked", seat: 0, owner: 0, slot: 0 } as const;
  expect(pause(looked, { ...screen, phase: "peek" })).toBe(1200);
  expect(pause(looked, { ...screen, phase: "lit" })).toBe(900);
  expect(pause({ type: "later" } as never, screen)).toBe(0);
  const happens = (type: "bats" | "lit" | "snow-white"): unknown =>
    sound({ type: "happening-drawn", seat: 0, tile: { type }, phase: "draw" });
  expect([happens("bats"), happens("lit"), happens("snow-white")]).toEqual([
    "trap",
    "magic",
    "win",
  ]);
  expect(sound({ type: "skipped", seat: 0 })).toBeNull();
});

test("tiles are alike if they show the same", () => {
  expect(alike(torch, { type: "torch", diamonds: 2 })).toBe(true);
  expect(alike(torch, { type: "torch", diamonds: 3 })).toBe(false);
  expect(alike(torch, { type: "lantern", diamonds: 2 })).toBe(false);
  const spot = { type: "spot", level: 0, seen_by: null } as const;
  const row = [
    { ...spot, tile: torch, face_up: true },
    { ...spot, tile: torch, face_up: false },
    null,
    { ...spot, tile: { type: "five" }, face_up: true } as const,
  ];
  expect(visibleDiamonds(row)).toBe(7);
});

test("every phase has a rule that matters", () => {
  for (const { screen } of moments) expect(matters(screen as Screen)).toMatch(/^(heading-|G\d)/);
});
