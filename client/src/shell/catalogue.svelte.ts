// The games of this server: asked for once.

import type { Games } from "../wire/api";
import { games } from "../wire/http";

let asked: Promise<Games> | undefined;

export function catalogue(): Promise<Games> {
  asked ??= games().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
