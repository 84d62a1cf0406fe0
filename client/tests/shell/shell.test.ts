// What all pages share: settings, notices, what a screen reader is told, names, intents.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { announcer } from "../../src/shell/announcer.svelte";
import { intend, takeIntent } from "../../src/shell/intent";
import { ensureName } from "../../src/shell/names";
import { play } from "../../src/shell/sound";
import { inWords, toasts } from "../../src/shell/toasts.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { device } from "../../src/wire/device.svelte";
import { browser } from "../page";

beforeAll(() => texts.load("en"));
beforeEach(() => {
  vi.useFakeTimers();
  browser.forget();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("settings", () => {
  const root = document.documentElement.dataset;

  async function opened(
    still = false,
  ): Promise<typeof import("../../src/shell/settings.svelte").settings> {
    browser.reopen();
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: still }));
    return (await import("../../src/shell/settings.svelte")).settings;
  }

  test("are good as they are", async () => {
    const settings = await opened();
    expect([settings.speed, settings.pace, settings.moves]).toEqual(["normal", 1, true]);
    expect([settings.sound, settings.theme, settings.tapToLook]).toEqual([true, "auto", false]);
    expect(root).toEqual({});
  });

  test("follow the system, unless something was chosen", async () => {
    const settings = await opened(true);
    expect([settings.speed, settings.moves]).toEqual(["still", false]);
    expect(root["still"]).toBe("");
    settings.speed = "fast";
    expect([settings.moves, settings.pace, root["still"]]).toEqual([true, 0.5, undefined]);
    settings.speed = "none";
    expect(settings.pace).toBe(0);
  });

  test("are kept for next time", async () => {
    const before = await opened();
    [before.speed, before.sound, before.theme, before.tapToLook] = ["slow", false, "dark", true];
    const after = await opened();
    expect([after.speed, after.sound, after.theme, after.tapToLook]).toEqual([
      "slow",
      false,
      "dark",
      true,
    ]);
    expect(root["theme"]).toBe("dark");
    after.theme = "auto";
    expect(root["theme"]).toBeUndefined();
  });

  test("what is stored and makes no sense is ignored", async () => {
    localStorage.setItem("adamas.speed", "backwards");
    localStorage.setItem("adamas.theme", "pink");
    const settings = await opened();
    expect([settings.speed, settings.theme]).toEqual(["normal", "auto"]);
  });
});

describe("notices", () => {
  afterEach(() => (toasts.shown = []));
  const shown = (): readonly string[] => toasts.shown.map(({ text }) => text);

  test("are three at most, never twice the same, and go away", () => {
    for (const text of ["a", "b", "a"]) toasts.tell(text);
    expect(shown()).toEqual(["b", "a"]);
    for (const text of ["c", "d"]) toasts.tell(text);
    expect(shown()).toEqual(["a", "c", "d"]);
    toasts.close(toasts.shown[0]!.id);
    expect(shown()).toEqual(["c", "d"]);
    vi.advanceTimersByTime(9000);
    expect(shown()).toEqual([]);
  });

  test("have our words for a known error, the server's for another, and a fault is ours", () => {
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    const problem = { code: "too_late", message: "Server says.", todo: "Do this." };
    expect(inWords(problem)).toBe("Too late: the table has moved on.");
    expect(inWords({ ...problem, code: "of-a-later-version" })).toBe("Server says. Do this.");
    toasts.fault(problem);
    expect(complaint).not.toHaveBeenCalled();
    toasts.fault(new Error("a bug"));
    expect(complaint).toHaveBeenCalledOnce();
    expect(shown()[1]).toMatch(/^Something went wrong here/);
  });
});

test("what is told goes away, and a secret at once", () => {
  announcer.say("all may hear");
  announcer.say("for one alone", true);
  expect(announcer.lines).toHaveLength(2);
  announcer.forget();
  expect(announcer.lines.map(({ text }) => text)).toEqual(["all may hear"]);
  vi.advanceTimersByTime(7999);
  expect(announcer.lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(announcer.lines).toEqual([]);
});

test("an intent is for one table, and taken once", () => {
  intend({ table: "abc", start: true });
  expect(takeIntent("abc")).toEqual({ table: "abc", start: true });
  expect(takeIntent("abc")).toBeNull();
  intend({ table: "abc", start: false });
  expect(takeIntent("def")).toBeNull();
  expect(takeIntent("abc")).toBeNull();
});

test("whoever has no name gets one, and keeps it", () => {
  device.name = "";
  const name = ensureName();
  expect(name).toMatch(/^\w+ \w+$/);
  expect([ensureName(), device.name]).toEqual([name, name]);
});

test("there is no sound before somebody touched the page, or while nobody looks", () => {
  const started = vi.fn();
  const part = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = { connect: () => node, gain: part, frequency: part, start: started, stop: vi.fn() };
  class Audio {
    currentTime = 0;
    createOscillator = (): unknown => node;
    createGain = (): unknown => node;
  }
  vi.stubGlobal("AudioContext", Audio);
  play("win");
  expect(started).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  browser.visibilityState = "hidden";
  play("win");
  expect(started).not.toHaveBeenCalled();
  browser.visibilityState = "visible";
  play("win");
  expect(started.mock.calls.map(([at]) => at as number)).toEqual([0, 0.13, 0.26, 0.39, 0.52]);
});
