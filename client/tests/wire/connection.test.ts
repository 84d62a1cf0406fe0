// The socket that comes back by itself.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Command } from "../../src/wire/connection.svelte";
import {
  CloseCode,
  PROTOCOL,
  type Done,
  type FromServer,
  type Problem,
} from "../../src/wire/protocol";
import { browser } from "../page";
import { FakeSocket, fakeSockets, newest } from "./sockets";

const START: Command = { type: "start" };
const PROBLEM = { type: "error", code: "taken", message: "m", todo: "t" } as const;

let heard: FromServer[];
let version: number | null;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  // In the middle of what is added by lot, so that waits are round numbers.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  fakeSockets();
  browser.visibilityState = "visible";
  heard = [];
  version = null;
  connection = new Connection(() => "key", {
    greet: () => ({ type: "follow", table: "abc", version }),
    receive: (message) => heard.push(message),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** How long until another socket is opened, in milliseconds. */
function untilNext(): number {
  const [count, began] = [FakeSocket.all.length, Date.now()];
  while (FakeSocket.all.length === count) vi.advanceTimersByTime(50);
  return Date.now() - began;
}

test("it says who it is, and follows its table when it is welcome", () => {
  expect(newest().url).toBe("ws://table.example/ws");
  expect(connection.status).toBe("connecting");
  newest().welcomes();
  expect(connection.status).toBe("open");
  expect(newest().sent).toEqual([
    { type: "hello", protocol: PROTOCOL, key: "key" },
    { type: "follow", table: "abc", version: null, id: expect.any(String) as string },
  ]);
});

test("a command is answered by its id, and no other", async () => {
  newest().welcomes();
  const answers: unknown[] = [];
  const keep = (answer: unknown): unknown => answers.push(answer);
  const commands = [connection.send(START).then(keep), connection.send(START).catch(keep)];
  const [first, second] = newest().got("start");
  expect(first!["id"]).not.toBe(second!["id"]);
  newest().says({ ...PROBLEM, id: second!["id"] as string });
  newest().says({ type: "done", id: "of somebody else" });
  newest().says({ type: "done", id: first!["id"] as string, version: 3 });
  // Twice the same answer is no second one.
  newest().says({ type: "done", id: first!["id"] as string, version: 4 });
  await Promise.all(commands);
  expect(answers).toHaveLength(2);
  expect(answers).toContainEqual({ type: "done", id: first!["id"], version: 3 });
  expect(answers).toContainEqual({ ...PROBLEM, id: second!["id"] });
  expect(heard).toEqual([]);
});

test("what was said before the welcome waits for it", () => {
  void connection.send(START);
  newest().onopen?.();
  expect(newest().got("start")).toEqual([]);
  newest().welcomes();
  expect(newest().got("start")).toHaveLength(1);
});

test("what was not answered is sent again with the same id, what was answered is not", async () => {
  newest().welcomes();
  const answered = connection.send({ type: "stand", seat: 0 });
  const lost = connection.send(START);
  const [before] = newest().got("start");
  newest().says({ type: "done", id: newest().got("stand")[0]!["id"] as string });
  await answered;
  newest().breaks();
  expect(connection.status).toBe("lost");
  untilNext();
  newest().welcomes();
  expect(newest().got("start")).toEqual([before]);
  expect(newest().got("stand")).toEqual([]);
  newest().says({ type: "done", id: before!["id"] as string });
  await expect(lost).resolves.toMatchObject({ type: "done" } satisfies Partial<Done>);
});

test("the table is followed anew from the version that is known then", () => {
  newest().welcomes();
  version = 7;
  newest().breaks();
  untilNext();
  newest().welcomes();
  expect(
    newest()
      .got("follow")
      .map((each) => each["version"]),
  ).toEqual([7]);
});

test("it waits longer after each failure, and is quick again after a success", () => {
  newest().welcomes();
  const waits: number[] = [];
  for (let failure = 0; failure < 7; failure++) {
    newest().breaks();
    waits.push(untilNext());
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  newest().welcomes();
  newest().breaks();
  expect(untilNext()).toBe(400);
});

test("not all pages come back at the same moment", () => {
  for (const [luck, wait] of [
    [0, 300],
    [0.999, 500],
  ] as const) {
    vi.spyOn(Math, "random").mockReturnValue(luck);
    newest().welcomes();
    newest().breaks();
    expect(untilNext()).toBe(wait);
  }
});

test.each([
  [CloseCode.OTHER_PROTOCOL, "outdated"],
  [CloseCode.BLOCKED, "blocked"],
])("after the close code %d coming back is useless", async (code, status) => {
  newest().welcomes();
  const command = connection.send(START);
  newest().breaks(code);
  await expect(command).rejects.toMatchObject({ code: "offline" } satisfies Partial<Problem>);
  expect(connection.status).toBe(status);
  vi.advanceTimersByTime(60_000);
  browser.happens("online");
  expect(FakeSocket.all).toHaveLength(1);
});

test("a server that says goodbye is restarting, until it does not come back at once", () => {
  newest().welcomes();
  newest().says({ type: "bye", code: "restart", message: "", seconds: 5 });
  newest().breaks();
  expect(connection.status).toBe("restarting");
  untilNext();
  newest().breaks();
  expect(connection.status).toBe("lost");
});

test("a network that comes back, or somebody who looks, does not wait", () => {
  newest().welcomes();
  newest().breaks();
  browser.visibilityState = "hidden";
  browser.happens("online");
  expect(FakeSocket.all).toHaveLength(1);
  browser.visibilityState = "visible";
  browser.happens("visibilitychange");
  expect(FakeSocket.all).toHaveLength(2);
  // The timer of the first attempt does not open a third.
  vi.advanceTimersByTime(9000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("without a network it is lost at once", () => {
  newest().welcomes();
  const socket = newest();
  browser.happens("offline");
  expect(connection.status).toBe("lost");
  expect(socket.closed).toBe(true);
});

test("silence is answered by a ping, and long silence is a loss", () => {
  newest().welcomes();
  const socket = newest();
  vi.advanceTimersByTime(20_000);
  expect(socket.got("ping")).toHaveLength(2);
  socket.says({ type: "pong" });
  vi.advanceTimersByTime(20_000);
  expect(connection.status).toBe("open");
  vi.advanceTimersByTime(10_000);
  expect(socket.closed).toBe(true);
  expect(connection.status).toBe("lost");
  expect(heard).toEqual([]);
});

test("with another key it begins anew, and the old socket has no say", () => {
  newest().welcomes();
  const old = newest();
  void connection.send(START);
  connection.renew();
  expect(old.closed).toBe(true);
  expect(connection.status).toBe("open");
  newest().welcomes();
  expect(newest().got("start")).toEqual(old.got("start"));
  expect(newest().got("follow")).toHaveLength(1);
});

test("a greeting that is refused, and news of the table, are heard", async () => {
  newest().welcomes();
  newest().says({ ...PROBLEM, id: newest().got("follow")[0]!["id"] as string });
  await vi.waitFor(() => expect(heard.map(({ type }) => type)).toEqual(["error"]));
  newest().says({ ...PROBLEM, id: null });
  newest().says({ type: "waits", message: "" });
  expect(heard.map(({ type }) => type)).toEqual(["error", "error", "waits"]);
});

test("whoever hangs up is not called back", () => {
  newest().welcomes();
  connection.close();
  vi.advanceTimersByTime(60_000);
  browser.happens("online");
  expect(FakeSocket.all).toHaveLength(1);
});

test("the length of what is sent does not tell what was chosen", () => {
  newest().welcomes();
  const choose = { type: "choose", seat: 0, decision: 3 } as const;
  void connection.send({ ...choose, action: "exit" });
  void connection.send({ ...choose, action: "continue" });
  const [shorter, longer] = newest().written.slice(-2);
  expect(shorter!.length).toBe(longer!.length);
});
