// Which page is shown: the address is the truth, and links are real links.

import { builds } from "../app/builds.svelte";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "game"; readonly game: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "tables" }
  | { readonly page: "me" }
  | { readonly page: "about" }
  | { readonly page: "lost" };

function read(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").slice(1);
  if (rest.length) return { page: "lost" };
  if (first === "" && !second) return { page: "start" };
  if (first === "g" && second) return { page: "game", game: second };
  if (first === "t" && second) return { page: "table", table: second };
  if (["tables", "me", "about"].includes(first) && !second) return { page: first as "tables" | "me" | "about" };
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = read(location.pathname)));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    // The next page is a good moment for the server's newer one.
    if (builds.newer) return location.assign(path);
    history.pushState(null, "", path);
    this.route = read(location.pathname);
    scrollTo(0, 0);
  }

  /** Links within the page change it without loading it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname === "/admin") return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
