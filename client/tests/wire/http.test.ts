// The HTTP API: who asks, and what a refusal means.

import { beforeEach, expect, test, vi } from "vitest";
import { device } from "../../src/wire/device.svelte";
import { ask, createTable, rename, Refused } from "../../src/wire/http";

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: unknown;
}
type Answer = readonly [status: number, body: string];

let asked: Asked[];

function server(...answers: Answer[]): void {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    asked.push({
      method: init.method!,
      path,
      key: headers["Authorization"],
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : null,
    });
    const next = answers.shift();
    if (!next) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(new Response(next[1], { status: next[0] }));
  });
}

const refusal = (code: string): string => JSON.stringify({ code, message: "m", todo: "t" });

beforeEach(() => {
  asked = [];
  device.forgetKey();
  device.name = "Ann";
});

test("whoever is here for the first time gets a key, which is kept", async () => {
  server([200, '{"key":"k1","name":"Ann"}'], [200, '{"table":"abc"}'], [200, '{"table":"def"}']);
  await createTable({ game: "diamant" });
  await createTable({ game: "diamant" });
  expect(asked.map(({ path, key }) => [path, key])).toEqual([
    ["/api/people", undefined],
    ["/api/tables", "Bearer k1"],
    ["/api/tables", "Bearer k1"],
  ]);
  expect(asked[0]!.body).toEqual({ name: "Ann", explorer: null });
  expect(localStorage.getItem("adamas.key")).toBe("k1");
});

test("a key that the server has forgotten is replaced once", async () => {
  device.become("old", "Ann");
  server([401, refusal("no_key")], [200, '{"key":"k2","name":"Ann"}'], [200, '{"table":"abc"}']);
  await expect(createTable({ game: "gnomes" })).resolves.toEqual({ table: "abc" });
  expect(asked.map(({ key }) => key)).toEqual(["Bearer old", undefined, "Bearer k2"]);
  server([401, refusal("no_key")], [200, '{"key":"k3","name":"Ann"}'], [401, refusal("no_key")]);
  await expect(createTable({ game: "gnomes" })).rejects.toMatchObject({ code: "no_key" });
});

test("a refusal says why; a proxy or no network means offline", async () => {
  server([409, refusal("full")], [502, "<html>"]);
  const failed = [1, 2, 3].map(() => ask("GET", "/x").catch((error: unknown) => error));
  const errors = (await Promise.all(failed)) as Refused[];
  expect(errors.every((error) => error instanceof Refused)).toBe(true);
  expect(errors.map(({ code }) => code)).toEqual(["full", "offline", "offline"]);
  expect(errors[0]).toMatchObject({ message: "m", todo: "t" });
});

test("a name is told only by somebody who has a key", async () => {
  server();
  await rename("Bo");
  expect([device.name, asked]).toEqual(["Bo", []]);
  device.become("k", "Bo");
  server([200, ""]);
  device.explorer = 6;
  await rename("Cy");
  expect([device.name, asked[0]!.body]).toEqual(["Cy", { name: "Cy", explorer: 6 }]);
  expect(localStorage.getItem("adamas.explorer")).toBe("6");
});

test("what cannot be stored is known until the page is closed", () => {
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new Error("a private window");
  });
  device.name = "Di";
  expect(device.name).toBe("Di");
  expect(localStorage.getItem("adamas.name")).toBe("Ann");
});
