// The HTTP API: people, tables, the list of games, records.

import type {
  ApiProblem,
  Code,
  Games,
  Invitation,
  Me,
  NewTable,
  PersonKey,
  Replay,
  Report,
  Rules,
  TableCreated,
  TableList,
  Tutorial,
} from "./api";
import type { TableInfo } from "./protocol";
import { device } from "./device.svelte";

/** A request was refused, or did not arrive. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly todo: string,
  ) {
    super(message);
  }
}

/** Ask the server, as whoever has the key. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    // What is a text already, such as a record from a file, is sent as it is.
    const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
    response = await fetch(path, { method, headers, body: text });
  } catch {
    throw new Refused("offline", "", "");
  }
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : null) as T;
  let problem: ApiProblem;
  try {
    problem = JSON.parse(text) as ApiProblem;
  } catch {
    // Not ours: a proxy in between says that the server is away.
    throw new Refused("offline", "", "");
  }
  throw new Refused(problem.code, problem.message, problem.todo);
}

export const games = (): Promise<Games> => ask("GET", "/api/games");

/** What the rules of an edition are, with some options changed; the words are in the page. */
export const rules = (
  game: string,
  edition: string,
  options: Readonly<Record<string, string>> = {},
  version?: number,
): Promise<Rules> =>
  ask(
    "GET",
    `/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(edition)}?${new URLSearchParams(version ? { ...options, rules_version: String(version) } : options)}`,
  );
/** A first game with explanations. */
export const tutorial = (game: string): Promise<Tutorial> =>
  ask("GET", `/api/games/${game}/tutorial`);

export const tables = async (): Promise<readonly TableInfo[]> =>
  (await ask<TableList>("GET", "/api/tables")).tables;

export const tableInfo = (table: string): Promise<TableInfo> => ask("GET", `/api/tables/${table}`);

export const invitation = (table: string): Promise<Invitation> =>
  ask("GET", `/api/tables/${table}/invitation`);

export const phoneInvitation = (table: string): Promise<Invitation> =>
  ask("GET", `/api/tables/${table}/invitation/phone`);

/** The key of this device; whoever is here for the first time gets one with their name. */
export async function key(): Promise<string> {
  if (!device.key) {
    const made = await ask<PersonKey>("POST", "/api/people", {
      name: device.name,
      explorer: device.explorer,
    });
    device.become(made.key, made.name, made.explorer);
  }
  return device.key!;
}

/** Ask as somebody. A key that the server has forgotten is replaced once. */
async function asSomebody<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await ask<T>(method, path, body, await key());
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "no_key") throw error;
    device.forgetKey();
    return ask<T>(method, path, body, await key());
  }
}

export const createTable = (wanted: NewTable): Promise<TableCreated> =>
  asSomebody("POST", "/api/tables", wanted);

export const me = (): Promise<Me> => asSomebody("GET", "/api/people/me");

export async function rename(name: string): Promise<void> {
  if (device.key)
    await asSomebody("PATCH", "/api/people/me", {
      name,
      explorer: device.explorer,
    });
  device.name = name;
}

export const report = (about: Report): Promise<null> => asSomebody("POST", "/api/reports", about);

export const code = (): Promise<Code> => asSomebody("POST", "/api/people/me/code");

export async function redeem(entered: string): Promise<void> {
  const made = await ask<PersonKey>("POST", "/api/people/redeem", { code: entered });
  device.become(made.key, made.name, made.explorer);
}

export const record = (table: string): Promise<unknown> =>
  ask("GET", `/api/tables/${table}/record`);

const throughEyes = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);

/** A finished table, moment by moment, as a seat saw it; null for a spectator. */
export const replay = (table: string, seat: number | null): Promise<Replay> =>
  ask("GET", `/api/tables/${table}/replay${throughEyes(seat)}`);

/** The same for the text of a record. */
export const replayRecord = (text: string, seat: number | null): Promise<Replay> =>
  ask("POST", `/api/replay${throughEyes(seat)}`, text);

/** Another table with the cards of a finished one. */
export const dealAgain = (table: string): Promise<TableCreated> =>
  asSomebody("POST", `/api/tables/${table}/deal`);

/** The same for the text of a record. */
export const dealRecord = (text: string): Promise<TableCreated> =>
  asSomebody("POST", "/api/deal", text);
