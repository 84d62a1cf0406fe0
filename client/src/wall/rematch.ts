// Goes along when the people of a table play again at another.

import { router } from "../shell/route.svelte";
import { table } from "../wire/http";

const TRIES = 20;
const BETWEEN_MS = 500;

/** Go to the same kind of page of the next table, once that is there; `stay` calls it off. */
export function goAlong(page: "w" | "p", next: string): () => void {
  let stays = false;
  void (async () => {
    // A rematch is announced a moment before its table is set up.
    for (let tried = 0; tried < TRIES && !stays; tried++) {
      try {
        await table(next);
        break;
      } catch {
        await new Promise((wake) => setTimeout(wake, BETWEEN_MS));
      }
    }
    if (!stays) router.go(`/${page}/${next}`);
  })();
  return () => void (stays = true);
}
