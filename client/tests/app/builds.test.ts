// A page and a server of another build.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browser } from "../page";

let answers: (Response | null)[];
const reload = vi.fn();

/** A page of the build "one", and how its server answers; at the end it is away. */
async function page(
  ...server: (Response | null)[]
): Promise<typeof import("../../src/app/builds.svelte").builds> {
  browser.reopen();
  answers = server;
  Object.assign(document, { querySelector: () => ({ content: "one" }) });
  return (await import("../../src/app/builds.svelte")).builds;
}
const build = (name: string): Response => new Response(JSON.stringify({ build: name }));

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal("location", Object.assign(new URL("http://table.example/"), { reload }));
  vi.stubGlobal("fetch", () => {
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("away"));
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test("it is newer if it has another name", async () => {
  const builds = await page(build("one"), build("two"), build("one"));
  const seen: boolean[] = [];
  for (let look = 0; look < 3; look++) {
    expect(await builds.look()).toBe(true);
    seen.push(builds.newer);
  }
  expect(seen).toEqual([false, true, false]);
});

test("a server that is away, or a proxy that says so, has no build", async () => {
  const builds = await page(
    null,
    new Response("", { status: 502 }),
    new Response("", { status: 404 }),
  );
  expect([await builds.look(), await builds.look(), builds.newer]).toEqual([false, false, false]);
  expect([await builds.look(), builds.newer]).toEqual([true, true]);
});

test("somebody who comes back to the page looks", async () => {
  const builds = await page(build("two"));
  browser.visibilityState = "hidden";
  browser.happens("visibilitychange");
  expect(answers).toHaveLength(1);
  browser.visibilityState = "visible";
  browser.happens("visibilitychange");
  await vi.waitFor(() => expect(builds.newer).toBe(true));
});

test("a page that waits asks again, ever more slowly, and goes on when the server is back", async () => {
  const builds = await page(null, null, null, build("one"));
  const goOn = vi.fn();
  builds.whenBack(goOn);
  const left: number[] = [];
  for (const wait of [1000, 1000, 2000, 4000]) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    left.push(answers.length);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(left).toEqual([4, 3, 2, 1]);
  expect(goOn).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test("a page that waits is loaded anew where the server has another build", async () => {
  const builds = await page(build("two"));
  const goOn = vi.fn();
  builds.whenBack(goOn);
  browser.happens("online");
  await vi.advanceTimersByTimeAsync(0);
  expect([reload.mock.calls.length, goOn.mock.calls.length]).toEqual([1, 0]);
});

test("whoever stops waiting is left alone", async () => {
  const builds = await page(build("two"));
  const goOn = vi.fn();
  builds.whenBack(goOn)();
  browser.happens("online");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([answers.length, goOn.mock.calls.length]).toEqual([1, 0]);
});
