// The games of this server that this page can show: asked for once.

import { hasScreens } from "../games";
import type { Games } from "../wire/api";
import { games } from "../wire/http";

let asked: Promise<Games> | undefined;

export function catalogue(): Promise<Games> {
  asked ??= games()
    .then((found) => ({ ...found, games: found.games.filter(({ name }) => hasScreens(name)) }))
    .catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  return asked;
}
