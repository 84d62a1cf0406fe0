// Addresses and pages.

import { beforeEach, expect, test, vi } from "vitest";
import { browser } from "../page";

const assign = vi.fn();

/** The page that an address leads to, opened just now. */
async function at(path: string): Promise<typeof import("../../src/shell/route.svelte").router> {
  browser.reopen();
  const address = Object.assign(new URL(path, "http://table.example"), { assign });
  vi.stubGlobal("location", address);
  vi.stubGlobal("history", {
    pushState: (_state: unknown, _title: string, to: string) => {
      const next = new URL(to, "http://table.example");
      [address.pathname, address.search, address.hash] = [next.pathname, next.search, next.hash];
    },
  });
  return (await import("../../src/shell/route.svelte")).router;
}

beforeEach(() => {
  assign.mockClear();
});

test.each([
  ["/", { page: "start" }],
  ["/g/diamant", { page: "game", game: "diamant" }],
  ["/g/diamant/rules", { page: "rules", game: "diamant", edition: null }],
  ["/g/diamant/rules/lavka", { page: "rules", game: "diamant", edition: "lavka" }],
  ["/g/diamant/learn", { page: "learn", game: "diamant" }],
  ["/t/abc", { page: "table", table: "abc" }],
  ["/w/abc", { page: "wall", table: "abc" }],
  ["/p/abc", { page: "card", table: "abc" }],
  ["/r/abc", { page: "replay", table: "abc", moment: null }],
  ["/r/abc/12?seat=2", { page: "replay", table: "abc", moment: 12 }],
  ["/r/abc/x", { page: "replay", table: "abc", moment: null }],
  ["/replay", { page: "record" }],
  ["/tables", { page: "tables" }],
  ["/me", { page: "me" }],
  ["/about", { page: "about" }],
  ["/admin", { page: "admin" }],
  ["/g", { page: "lost" }],
  ["/t", { page: "lost" }],
  ["/me/more", { page: "lost" }],
  ["/t/abc/more", { page: "lost" }],
  ["/g/diamant/rules/lavka/more", { page: "lost" }],
])("%s", async (path, route) => {
  expect((await at(path)).route).toEqual(route);
});

test("to go somewhere changes address and page", async () => {
  const router = await at("/");
  router.go("/t/abc");
  expect([location.pathname, router.route]).toEqual(["/t/abc", { page: "table", table: "abc" }]);
});

test("where the server has another build, the next page is loaded anew", async () => {
  const router = await at("/");
  const { builds } = await import("../../src/app/builds.svelte");
  builds.newer = true;
  router.go("/me");
  expect(assign).toHaveBeenCalledWith("/me");
  expect(router.route).toEqual({ page: "start" });
});

/** Somebody clicks on a link; whether the page followed it by itself. */
function click(href: string, link: object = {}, more: object = {}): boolean {
  const to = new URL(href, "http://table.example");
  const { origin, pathname, search, hash } = to;
  const found = { origin, pathname, search, hash, target: "", hasAttribute: () => false, ...link };
  const event = Object.assign(new Event("click", { cancelable: true }), { button: 0, ...more });
  Object.defineProperty(event, "target", { value: { closest: () => found } });
  document.dispatchEvent(event);
  return event.defaultPrevented;
}

test("links within the page are followed, others are the browser's", async () => {
  const router = await at("/");
  expect(click("/me")).toBe(true);
  expect(router.route).toEqual({ page: "me" });
  expect(click("/g/gnomes/rules/kukuryku#G3-3")).toBe(true);
  expect(location.hash).toBe("#G3-3");
  expect(click("http://elsewhere.example/me")).toBe(false);
  expect(click("/api/tables/abc/record")).toBe(false);
  expect(click("/g/gnomes/rules/kukuryku#G4-1")).toBe(false);
  expect(click("/me", { target: "_blank" })).toBe(false);
  expect(click("/me", { hasAttribute: () => true })).toBe(false);
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"])
    expect(click("/me", {}, { [key]: true })).toBe(false);
  expect(click("/me", {}, { button: 1 })).toBe(false);
});
