// What the sources need of a browser, before each file of tests: an address, storage, somebody who
// looks at the page. Nothing is drawn here.

import { vi } from "vitest";

const kept = new Map<string, string>();
let page = new EventTarget();
const listens = {
  addEventListener: (...what: Parameters<EventTarget["addEventListener"]>) =>
    page.addEventListener(...what),
  removeEventListener: (...what: Parameters<EventTarget["removeEventListener"]>) =>
    page.removeEventListener(...what),
  dispatchEvent: (event: Event) => page.dispatchEvent(event),
};

/** Things that tests change. */
export const browser = {
  visibilityState: "visible",
  /** Something happens to the page: `online`, `offline`, `visibilitychange`. */
  happens: (type: string): void => {
    page.dispatchEvent(new Event(type));
  },
  /** The page is opened anew: no module is loaded yet, and nobody listens. */
  reopen: (): void => {
    vi.resetModules();
    page = new EventTarget();
  },
  /** A new device: nothing is stored. */
  forget: (): void => kept.clear(),
};

vi.stubGlobal("addEventListener", listens.addEventListener);
vi.stubGlobal("removeEventListener", listens.removeEventListener);
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
  ...listens,
  querySelector: () => null,
  documentElement: { lang: "", dataset: {} },
  get visibilityState() {
    return browser.visibilityState;
  },
});
