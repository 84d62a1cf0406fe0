// What all pages share: settings, notices, what a screen reader is told, names, intents.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { announcer } from "../../src/shell/announcer.svelte";
import { intend, takeIntent } from "../../src/shell/intent";
import { ensureName } from "../../src/shell/names";
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

describe("sounds", () => {
  const started = vi.fn();
  const resumed = vi.fn();
  const suspended = vi.fn();

  /** A page whose sounds are counted, not made. */
  async function opened(): Promise<typeof import("../../src/shell/sound")> {
    browser.reopen();
    for (const mock of [started, resumed, suspended]) mock.mockReset();
    const param = { value: 1, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
    const node = { connect: vi.fn(), gain: param, start: started, stop: vi.fn() };
    vi.stubGlobal(
      "AudioContext",
      class {
        currentTime = 0;
        destination = {};
        createGain = (): unknown => node;
        createBufferSource = (): unknown => ({ ...node });
        createBuffer = (): unknown => ({ copyToChannel: vi.fn() });
        resume = resumed;
        suspend = suspended;
      },
    );
    vi.stubGlobal("self", { location });
    vi.stubGlobal(
      "Worker",
      class extends EventTarget {
        postMessage(order: unknown): void {
          const channels = [new Float32Array(8), new Float32Array(8)];
          const made = new MessageEvent("message", { data: { order, channels } });
          queueMicrotask(() => this.dispatchEvent(made));
        }
      },
    );
    return import("../../src/shell/sound");
  }
  /** Until what was loaded is there. */
  const soon = (): Promise<unknown> => vi.dynamicImportSettled().then(() => Promise.resolve());
  const touch = (vibrate?: unknown): unknown =>
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true }, vibrate });

  test("there is none before somebody touched the page, or while nobody looks", async () => {
    vi.stubGlobal("navigator", {});
    const sound = await opened();
    sound.play("win");
    sound.ambience("camp");
    await soon();
    expect(resumed).not.toHaveBeenCalled();
    touch();
    browser.visibilityState = "hidden";
    sound.play("win");
    await soon();
    expect(resumed).not.toHaveBeenCalled();
    browser.visibilityState = "visible";
    sound.play("win");
    await soon();
    expect(started).toHaveBeenCalledTimes(1);
    sound.listen();
    await soon();
    expect(started).toHaveBeenCalledTimes(2);
  });

  test("off is off", async () => {
    touch();
    localStorage.setItem("adamas.sound", "off");
    const sound = await opened();
    sound.play("win");
    sound.ambience("cave");
    await soon();
    expect(started).not.toHaveBeenCalled();
    const { settings } = await import("../../src/shell/settings.svelte");
    settings.sound = true;
    sound.listen();
    await soon();
    expect(started).toHaveBeenCalledTimes(1);
    settings.effects = 0;
    sound.play("win");
    await soon();
    expect(started).toHaveBeenCalledTimes(1);
  });

  test("a device hums only if its owner wants it", async () => {
    const hum = vi.fn();
    touch(hum);
    const sound = await opened();
    sound.vibrate(60);
    const { settings } = await import("../../src/shell/settings.svelte");
    settings.vibration = false;
    sound.vibrate(60);
    expect(hum).toHaveBeenCalledTimes(1);
  });
});
