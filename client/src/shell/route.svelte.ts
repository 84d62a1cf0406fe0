// Which page is shown: the address is the truth, and links are real links.

import { builds } from "../app/builds.svelte";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "game"; readonly game: string }
  | { readonly page: "rules"; readonly game: string; readonly edition: string | null }
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "wall"; readonly table: string }
  | { readonly page: "card"; readonly table: string }
  | { readonly page: "tables" }
  | { readonly page: "me" }
  /** `moment` counts from 1; null for the beginning. */
  | { readonly page: "replay"; readonly table: string; readonly moment: number | null }
  | { readonly page: "record" }
  | { readonly page: "about" }
  | { readonly page: "admin" }
  | { readonly page: "lost" };

function read(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").slice(1);
  if (first === "g" && second && rest[0] === "rules" && rest.length <= 2) {
    return { page: "rules", game: second, edition: rest[1] || null };
  }
  if (first === "g" && second && rest.join("/") === "learn") return { page: "learn", game: second };
  if (first === "r" && second && rest.length <= 1) {
    return { page: "replay", table: second, moment: Number.parseInt(rest[0] ?? "", 10) || null };
  }
  if (rest.length) return { page: "lost" };
  if (first === "" && !second) return { page: "start" };
  if (first === "g" && second) return { page: "game", game: second };
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "w" && second) return { page: "wall", table: second };
  if (first === "p" && second) return { page: "card", table: second };
  if (["tables", "me", "about", "admin"].includes(first) && !second) {
    return { page: first as "tables" | "me" | "about" | "admin" };
  }
  if (first === "replay" && !second) return { page: "record" };
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));
  #shown = location.pathname + location.search;

  constructor() {
    // A place within the page is no other page.
    addEventListener(
      "popstate",
      () => location.pathname + location.search !== this.#shown && this.#show(),
    );
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    // The next page is a good moment for the server's newer one.
    if (builds.newer) return location.assign(path);
    history.pushState(null, "", path);
    this.#show();
    scrollTo(0, 0);
  }

  #show(): void {
    this.#shown = location.pathname + location.search;
    this.route = read(location.pathname);
  }

  /** Links within the page change it without loading it anew. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
