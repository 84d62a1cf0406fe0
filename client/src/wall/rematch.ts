// Goes along when the people of a table play again at another.

import { router } from "../shell/route.svelte";
import { Connection } from "../wire/connection.svelte";

const BETWEEN_MS = 300;

/** Go to the same kind of page of the next table, once that is there; what is returned stays here. */
export function goAlong(page: "w" | "p", next: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A rematch is announced a moment before its table is set up: ask until it can be followed.
  const probe = new Connection(() => null, {
    greet: () => ({ type: "follow", table: next, version: null }),
    receive: ({ type }) => {
      if (type === "view") router.go(`/${page}/${next}`);
      else if (type === "error") timer = setTimeout(() => probe.renew(), BETWEEN_MS);
    },
  });
  return () => {
    clearTimeout(timer);
    probe.close();
  };
}
