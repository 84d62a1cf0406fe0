// What the administrator of the server may ask. Every request carries their key.

import type { AdminPage, Block, CloseTable } from "./api";
import { ask, Refused } from "./http";

/** What fits into a header; nothing else can be a key. */
const SENDABLE = /^[\x20-\x7e]+$/;

async function asAdministrator<T>(
  key: string,
  method: string,
  path: string,
  body?: Block | CloseTable,
): Promise<T> {
  if (!SENDABLE.test(key)) throw new Refused("no_key", "", "");
  return ask<T>(method, path, body, key);
}

export const overview = (key: string): Promise<AdminPage> =>
  asAdministrator(key, "GET", "/api/admin");

/** Refuse somebody from now on, or no longer. */
export const block = (key: string, person: string, blocked: boolean): Promise<void> =>
  asAdministrator(key, "POST", "/api/admin/block", { person, blocked });

export const closeTable = (key: string, table: string): Promise<void> =>
  asAdministrator(key, "POST", "/api/admin/close", { table });
