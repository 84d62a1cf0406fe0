// One table: what the server tells is put together, and what its viewer does is sent.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { announcer } from "../../src/shell/announcer.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { toasts } from "../../src/shell/toasts.svelte";
import { entropyOf, receipt } from "../../src/table/entropy";
import { Table } from "../../src/table/table.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { device } from "../../src/wire/device.svelte";
import type { Problem, Welcome } from "../../src/wire/protocol";
import { INFO, loaded, Server, STORY, TURN, update, view } from "./tables";

let server: Server;
let table: Table;
const sounds = vi.fn();
const PROBLEM: Problem = { type: "error", id: "1", code: "taken", message: "m", todo: "t" };
const WELCOME: Welcome = {
  type: "welcome",
  protocol: 2,
  server: "0",
  person: null,
  house: "cd".repeat(32),
};
const log = (): readonly string[] => table.log.map(({ text }) => text);

beforeAll(async () => {
  await texts.load("en");
  // Loading a game's screens takes real time.
  await import("../../src/games/diamant");
});

beforeEach(() => {
  vi.useFakeTimers();
  sounds.mockClear();
  settings.speed = "normal";
  device.become("key", "Ann");
  server = new Server();
  table = new Table("abc", server.connect, sounds);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  toasts.shown = [];
  announcer.lines = [];
});

/** The table as it is after the first view. */
async function open(...change: Parameters<typeof view>): Promise<void> {
  server.says(view(...change));
  await loaded();
  await vi.waitFor(() => expect(table.client).not.toBeNull());
}

describe("following", () => {
  test("on the first visit everything is asked for, later what is new", async () => {
    expect(server.handlers.greet(WELCOME)).toEqual({ type: "follow", table: "abc", version: 0 });
    await open({ version: 4 });
    expect(server.handlers.greet(WELCOME)).toEqual({
      type: "follow",
      table: "abc",
      version: 4,
      seat: 0,
    });
    server.says(update(9));
    expect(server.handlers.greet(WELCOME)).toMatchObject({ version: 9 });
  });

  test("messages that come while the screens are loaded are taken in order", async () => {
    server.says(view({ version: 1 }));
    server.says(update(2, { turn: { ...TURN, decision: 1 } }));
    server.says(update(3, { waiting: [2] }));
    expect(table.info).toBeNull();
    await vi.waitFor(() => expect(table.turn).not.toBeNull());
    expect(table.turn).toEqual({ ...TURN, decision: 1, waiting: [2] });
    expect(server.handlers.greet(WELCOME)).toMatchObject({ version: 3 });
  });

  test("an update changes only what it has", async () => {
    await open();
    server.says(update(2, { waiting: [1] }));
    expect(table.turn).toEqual({ ...TURN, waiting: [1] });
    expect(table.info).toEqual(INFO);
    expect(table.story!.frame!.screen).toEqual(STORY.moments[0]!.screen);
    server.says(update(3, { turn: null, screen: null }));
    expect(table.turn).toBeNull();
    expect(table.you).toEqual({ seats: [0], host: false, viewer: 0 });
  });

  test("a game without screens here is missing", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    server.says(view({ table: { ...INFO, game: "unknown" } }));
    await vi.waitFor(() => expect(table.missing?.code).toBe("offline"));
  });

  test("errors: before the first view there is no table, after it there is a notice", async () => {
    server.says({ ...PROBLEM, code: "unknown_table" });
    expect(table.missing?.code).toBe("unknown_table");
    await open();
    server.says(PROBLEM);
    expect(toasts.shown).toHaveLength(1);
  });

  test("a key that the server has forgotten is forgotten here, a lost seat is looked past", async () => {
    await open();
    server.says({ ...PROBLEM, code: "not_yours" });
    expect(server.got("follow")).toEqual([{ type: "follow", table: "abc", version: 0 }]);
    expect(device.key).toBe("key");
    server.says({ ...PROBLEM, code: "not_yours", id: null });
    expect(device.key).toBeNull();
  });

  test("a second seat on this device makes it shared: it follows as a spectator", async () => {
    await open();
    server.says(update(2, { you: { seats: [0, 1], host: false, viewer: 0 } }));
    expect(server.got("follow")).toEqual([{ type: "follow", table: "abc", seat: null }]);
    expect(table.shared).toBe(true);
  });

  test("nothing can be stored, until it goes on or something comes", async () => {
    await open();
    server.says({ type: "waits", message: "" });
    expect(table.waits).toBe(true);
    server.says({ type: "goes-on" });
    expect(table.waits).toBe(false);
    server.says({ type: "waits", message: "" });
    server.says(update(2));
    expect(table.waits).toBe(false);
  });
});

describe("the log", () => {
  test("what was said before is written down, not told aloud", async () => {
    await open({ chat: [{ name: "Bo", phrase: null, text: "hello" }] });
    expect(log()).toEqual(["What happened earlier is not shown here.", "Bo: hello"]);
    expect(announcer.lines).toEqual([]);
  });

  test("what happens is told with the names of that moment, in the language of now", async () => {
    await open();
    server.says(
      update(2, { events: [{ type: "stood-up", seat: 1 }], table: { ...INFO, seats: [] } }),
    );
    expect(log().at(-1)).toBe("Bo stands up.");
    expect(announcer.lines.map(({ text }) => text)).toContain("Bo stands up.");
    await texts.load("cs");
    expect(log().at(-1)).not.toBe("Bo stands up.");
    await texts.load("en");
  });

  test("it keeps the latest lines", async () => {
    await open();
    const line = { type: "spoke", name: "Bo", phrase: null, text: "x" } as const;
    for (let version = 2; version < 500; version++)
      server.says(update(version, { events: [{ ...line, text: `${version}` }] }));
    expect(log()).toHaveLength(401);
    expect(log().at(-1)).toBe("Bo: 499");
  });

  test("to forget begins anew, as if the page had just been opened", async () => {
    await open();
    table.forget();
    expect(log()).toEqual([]);
    expect(server.handlers.greet(WELCOME)).toMatchObject({ version: 0 });
  });
});

describe("a story", () => {
  const [before, after] = STORY.moments;
  const told = update(2, { events: after!.events!, screen: after!.screen!, turn: TURN });

  test("is told at a pace, and ends with the server's screen", async () => {
    await open({ screen: before!.screen! });
    server.says(told);
    expect(table.story!.settled).toBe(false);
    expect(table.legal).toEqual([]);
    expect(table.telling.length).toBeGreaterThan(0);
    vi.advanceTimersByTime(60_000);
    expect(table.story!.settled).toBe(true);
    expect(table.story!.frame).toEqual({ screen: after!.screen, event: null });
    expect(table.legal).toEqual(TURN.legal);
    expect(sounds).toHaveBeenCalled();
  });

  test("is not told to whoever wants none, or does not look", async () => {
    settings.speed = "none";
    await open({ screen: before!.screen! });
    server.says(told);
    expect(table.story!.settled).toBe(true);
    expect(log().length).toBeGreaterThan(1);
    expect(sounds).not.toHaveBeenCalled();
  });

  test("takes little of the time that somebody has", async () => {
    await open({ screen: before!.screen! });
    server.says({ ...told, turn: { ...TURN, seconds: { 0: 5 } } });
    vi.advanceTimersByTime(1050);
    expect(table.story!.settled).toBe(true);
  });

  test("can be skipped, and nothing of it is lost from the log", async () => {
    await open({ screen: before!.screen! });
    server.says(told);
    table.story!.skip();
    expect(table.story!.settled).toBe(true);
    const lines = log().length;
    vi.advanceTimersByTime(60_000);
    expect(log()).toHaveLength(lines);
    expect(lines).toBeGreaterThan(1);
  });
});

describe("choosing", () => {
  const withBots = {
    ...INFO,
    seats: INFO.seats.map((seat, n) => (n ? { ...seat, bot: "fox" } : seat)),
  };

  test("a choice is sent, shown at once, and forgotten when the server has answered", async () => {
    await open();
    expect(table.asked).toBe(true);
    table.choose("exit");
    expect(table.chosen).toBe("exit");
    expect(server.got("choose")).toEqual([
      { type: "choose", seat: 0, decision: 0, action: "exit" },
    ]);
    server.sent[0]!.refused({ ...PROBLEM, code: "too_late" });
    await vi.waitFor(() => expect(table.chosen).toBeNull());
    expect(toasts.shown.map(({ text }) => text)).toEqual(["Too late: the table has moved on."]);
  });

  test("what is not legal is not sent", async () => {
    await open();
    table.choose("fly");
    expect(server.sent).toEqual([]);
  });

  test("where it would count at once it can be taken back for two seconds", async () => {
    await open({ table: withBots });
    table.choose("exit");
    expect(table.pending).toMatchObject({ action: "exit", held: 2000 });
    vi.advanceTimersByTime(1900);
    expect(server.sent).toEqual([]);
    table.takeBack();
    vi.advanceTimersByTime(5000);
    expect([server.sent, table.chosen]).toEqual([[], null]);
    table.choose("continue");
    vi.advanceTimersByTime(2000);
    expect(server.got("choose")).toMatchObject([{ action: "continue" }]);
  });

  test("to choose the same again sends it, and a clock leaves time for sending", async () => {
    await open({ table: withBots, turn: { ...TURN, seconds: { 0: 2.5 } } });
    table.choose("exit");
    const { held } = table.pending!;
    expect(held).toBe(1000 - (performance.now() - table.turnAt));
    table.choose("exit");
    expect(server.got("choose")).toHaveLength(1);
  });

  test("with too little time it is sent at once", async () => {
    await open({ table: withBots, turn: { ...TURN, seconds: { 0: 1 } } });
    table.choose("exit");
    expect(server.got("choose")).toHaveLength(1);
  });

  test("another decision drops what was held", async () => {
    await open({ table: withBots });
    table.choose("exit");
    server.says(update(2, { turn: { ...TURN, decision: 1 } }));
    vi.advanceTimersByTime(5000);
    expect([server.sent, table.pending]).toEqual([[], null]);
  });

  test("whoever leaves has chosen", async () => {
    await open({ table: withBots });
    table.choose("exit");
    table.close();
    expect(server.got("choose")).toMatchObject([{ action: "exit" }]);
    expect(server.closed).toBe(true);
  });

  test("a choice in another window is told", async () => {
    await open();
    server.says(update(2, { turn: { ...TURN, chosen: "exit", waiting: [1] } }));
    expect(table.chosen).toBe("exit");
    expect(announcer.lines.map(({ secret }) => secret)).toEqual([true]);
  });

  test("nobody else's turn is theirs", async () => {
    await open({ turn: { ...TURN, waiting: [1] } });
    expect([table.legal, table.asked]).toEqual([[], false]);
    server.says(update(2, { you: { seats: [], host: false, viewer: null }, turn: TURN }));
    expect(table.legal).toEqual([]);
  });
});

describe("sitting down, and the dice", () => {
  const waiting = { ...INFO, status: "open", anchor: "aa", repeats: null } as const;
  const committed = (commitment: string | null, starting = false): typeof waiting => ({
    ...waiting,
    starting,
    seats: INFO.seats.map((seat, n) => (n ? seat : { ...seat, commitment })),
  });

  test("a name that is taken gets a number, and bytes are committed to", async () => {
    await open({ table: waiting, you: { seats: [], host: false, viewer: null } });
    void table.sit(2, "Bo");
    const [sit] = server.got("sit");
    expect(sit).toMatchObject({ name: "Bo 2", seat: 2 });
    expect(entropyOf("abc", sit!.commitment!)).toMatch(/^[0-9a-f]{64}$/);
    expect(entropyOf("another", sit!.commitment!)).toBeNull();
    localStorage.setItem(`adamas.entropy.abc.${sit!.commitment!.slice(0, 16)}`, "ab".repeat(32));
    expect(entropyOf("abc", sit!.commitment!)).toBeNull();
  });

  test("at the start they are revealed once, and a receipt is kept", async () => {
    await open({ table: waiting, you: { seats: [], host: false, viewer: null } });
    void table.sit(0, "Ann");
    const sealed = server.got("sit")[0]!.commitment!;
    const you = { seats: [0], host: false, viewer: 0 };
    server.says(update(2, { table: committed(sealed), you }));
    expect(server.got("reveal")).toEqual([]);
    server.says(update(3, { table: committed(sealed, true) }));
    server.says(update(4, { table: committed(sealed, true) }));
    const entropy = entropyOf("abc", sealed);
    expect(server.got("reveal")).toEqual([{ type: "reveal", seat: 0, entropy }]);
    expect(JSON.parse(receipt("abc")!)).toMatchObject({
      table: "abc",
      seat: 0,
      entropy,
      anchor: "aa",
    });
  });

  test("the receipt follows the ledger, and never goes back", async () => {
    server.handlers.greet(WELCOME);
    const ledger = (entries: number) => ({ entries, head: `${entries}`.repeat(64).slice(0, 64) });
    await open({ ledger: ledger(5) });
    const kept = (): unknown => JSON.parse(receipt("abc")!);
    expect(kept()).toMatchObject({
      format: "adamas-receipt-2",
      ...ledger(5),
      house: "cd".repeat(32),
    });
    server.says(update(8, { ledger: ledger(7) }));
    expect(kept()).toMatchObject({ ...ledger(7), seat: 0 });
    server.says(update(9));
    server.says(update(10, { ledger: ledger(6) }));
    expect(kept()).toMatchObject(ledger(7));
  });

  test("a seat without a commitment makes one, once at a time", async () => {
    await open({ table: committed(null) });
    server.says(update(2, { table: committed(null) }));
    expect(server.got("commit")).toHaveLength(1);
    server.sent[0]!.done();
    await vi.waitFor(() => {
      server.says(update(3, { table: committed(null) }));
      expect(server.got("commit")).toHaveLength(2);
    });
  });

  test("the cards of a repeated deal are fixed: nothing is added", async () => {
    await open({ table: { ...committed(null), repeats: "old" } });
    expect(server.sent).toEqual([]);
    void table.sit(1, "Di");
    expect(server.got("sit")).toMatchObject([{ name: "Di", commitment: null }]);
  });
});
