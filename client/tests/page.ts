// What the sources need of a browser, before each file of tests: an address, storage, somebody who
// looks at the page. Nothing is drawn here.

import { vi } from "vitest";

const kept = new Map<string, string>();
const page = new EventTarget();

/** Things that tests change. */
export const browser = {
  visibilityState: "visible",
  /** Something happens to the page: `online`, `offline`, `visibilitychange`. */
  happens: (type: string): void => {
    page.dispatchEvent(new Event(type));
  },
  /** A new device: nothing is stored. */
  forget: (): void => kept.clear(),
};

vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
vi.stubGlobal("location", new URL("http://table.example/t/abc"));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("scrollTo", () => undefined);
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
  removeItem: (name: string) => kept.delete(name),
});
vi.stubGlobal("document", {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  documentElement: { lang: "", dataset: {} },
  get visibilityState() {
    return browser.visibilityState;
  },
});
