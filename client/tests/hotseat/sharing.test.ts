// Several people on one device: nobody sees what another may know.

import type { Turn } from "../../src/wire/mirror";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { gameClient } from "../../src/games";
import { Sharing } from "../../src/hotseat/sharing.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { Table } from "../../src/table/table.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { INFO, Server, STORY, TURN, update, view } from "../table/tables";
import { FakeSocket, fakeSockets, newest } from "../wire/sockets";

const YOU = { seats: [0, 1], host: false, viewer: null };
const PUBLIC: Turn = { ...TURN, legal: [], default: null };
const SECRET = STORY.moments[0]!.screen!;
let server: Server;
let table: Table;
let sharing: Sharing;

beforeAll(async () => {
  await texts.load("en");
  await gameClient("diamant");
});

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  settings.speed = "none";
  server = new Server();
  table = new Table("abc", server.connect);
  sharing = new Sharing(table);
});

afterEach(async () => {
  const down = sharing.lower();
  await vi.advanceTimersByTimeAsync(2000);
  await down;
  table.close();
  vi.useRealTimers();
});

async function open(secrets = true, turn = PUBLIC): Promise<void> {
  server.says(view({ table: { ...INFO, secrets }, you: YOU, turn }));
  await vi.waitFor(() => expect(table.client).not.toBeNull());
}

/** The hand of whoever is next, as the server shows it. */
function lift(turn: Partial<Turn> = {}): FakeSocket {
  sharing.lift();
  newest().welcomes();
  newest().says(view({ you: { ...YOU, viewer: sharing.hand!.seat }, turn: { ...TURN, ...turn } }));
  return newest();
}

/** The server answers what the hand asked last. */
async function answer(socket: FakeSocket, type: string): Promise<void> {
  socket.says({ type: "done", id: socket.got(type).at(-1)!["id"] as string });
  await vi.advanceTimersByTimeAsync(0);
}

test("the curtain hangs for whoever is next, and only they get a hand", async () => {
  await open();
  expect([sharing.next, sharing.curtain, sharing.viewer]).toEqual([0, 0, null]);
  expect(FakeSocket.all).toEqual([]);
  const socket = lift();
  expect(socket.got("follow")).toMatchObject([{ table: "abc", seat: 0 }]);
  expect([sharing.curtain, sharing.viewer, sharing.legal]).toEqual([null, 0, ["continue", "exit"]]);
});

test("a secret is shown only while somebody looks", async () => {
  await open();
  sharing.look(true);
  expect(sharing.looks).toBe(false);
  lift({ chosen: "exit" });
  expect([sharing.secret, sharing.chosen]).toEqual([null, null]);
  sharing.look(true);
  expect([sharing.secret, sharing.chosen]).toEqual([SECRET, "exit"]);
  sharing.look(false);
  expect([sharing.secret, sharing.chosen]).toEqual([null, null]);
});

test("a sealed choice is sent when the seat is not followed any more, and the next one is on", async () => {
  await open();
  const socket = lift();
  sharing.look(true);
  sharing.choose("exit");
  expect([sharing.hand, sharing.looks, sharing.next]).toEqual([null, false, 1]);
  expect(socket.got("unfollow")).toHaveLength(1);
  expect(server.sent).toEqual([]);
  await answer(socket, "unfollow");
  expect(socket.closed).toBe(true);
  expect(server.got("choose")).toEqual([{ type: "choose", seat: 0, decision: 0, action: "exit" }]);
});

test("a server that does not answer is not waited for long", async () => {
  await open();
  lift();
  sharing.choose("exit");
  await vi.advanceTimersByTimeAsync(999);
  expect(server.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.got("choose")).toHaveLength(1);
});

test("a choice that was refused is asked for again", async () => {
  await open();
  const socket = lift();
  sharing.choose("exit");
  await answer(socket, "unfollow");
  server.sent[0]!.refused({ type: "error", id: "1", code: "illegal", message: "", todo: "" });
  await vi.advanceTimersByTimeAsync(0);
  sharing.recall(null);
  server.says(update(2, { waiting: [0, 2] }));
  expect(sharing.next).toBe(0);
});

test("who has chosen may choose again while others think", async () => {
  await open();
  const socket = lift();
  sharing.choose("exit");
  await answer(socket, "unfollow");
  expect(sharing.changeable).toEqual([0]);
  sharing.recall(0);
  expect([sharing.next, sharing.curtain]).toEqual([0, 0]);
  sharing.recall(null);
  expect(sharing.next).toBe(1);
});

test("the device goes around the table from whoever chose last", async () => {
  await open(true, { ...PUBLIC, waiting: [0, 1] });
  const socket = lift();
  sharing.choose("exit");
  await answer(socket, "unfollow");
  server.says(update(2, { turn: { ...PUBLIC, decision: 1 } }));
  expect(sharing.next).toBe(1);
  server.says(update(3, { waiting: [0] }));
  expect(sharing.next).toBe(0);
});

test("nothing that arrives behind the curtain is kept", async () => {
  await open();
  const socket = lift();
  const { hand } = sharing;
  const down = sharing.lower();
  expect([hand!.screen, hand!.turn]).toEqual([null, null]);
  socket.says(update(5, { screen: SECRET, turn: TURN }));
  expect([hand!.screen, hand!.turn]).toEqual([null, null]);
  await answer(socket, "unfollow");
  await down;
});

test("whoever goes on alone keeps the device, but nothing is shown while it is on its way", async () => {
  const alone = { ...PUBLIC, deciding: [0], waiting: [0] };
  await open(true, alone);
  const socket = lift({ deciding: [0], waiting: [0] });
  sharing.look(true);
  sharing.choose("continue");
  expect([sharing.looks, sharing.legal, sharing.hand?.screen]).toEqual([false, [], null]);
  await answer(socket, "unfollow");
  expect(server.got("choose")).toHaveLength(1);
  server.says(update(2, { turn: { ...alone, decision: 1 } }));
  server.sent[0]!.done();
  await vi.advanceTimersByTimeAsync(0);
  expect(sharing.hand?.seat).toBe(0);
  expect(socket.got("follow")).toHaveLength(2);
});

test("without secrets there is no curtain, and whoever is on turn gets their hand", async () => {
  await open(false, { ...PUBLIC, deciding: [1], waiting: [1] });
  expect([sharing.curtain, sharing.viewer]).toEqual([null, 1]);
  sharing.follow();
  expect(sharing.hand?.seat).toBe(1);
  newest().welcomes();
  server.says(update(2, { turn: { ...PUBLIC, decision: 1, deciding: [0], waiting: [0] } }));
  sharing.follow();
  expect(sharing.hand).toBeNull();
  sharing.follow();
  expect(sharing.hand).toMatchObject({ seat: 0 });
});

test("the curtain can be put aside for somebody, and hangs again for the next", async () => {
  await open();
  sharing.putAside();
  expect([sharing.curtain, sharing.passing]).toEqual([null, 0]);
  server.says(update(2, { waiting: [1] }));
  expect(sharing.curtain).toBe(1);
});

test("nobody is called you", async () => {
  await open();
  lift();
  expect(sharing.words.text("board-decision")).toBe("Ann: go on or go home");
});
