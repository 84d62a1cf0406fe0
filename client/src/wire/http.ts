// The HTTP API: people, tables, the list of games, records.

import type { ApiProblem, Code, Games, Invitation, Me, NewTable, PersonKey, TableCreated, TableList } from "./api";
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

async function ask<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
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

export const tables = async (): Promise<readonly TableInfo[]> =>
  (await ask<TableList>("GET", "/api/tables")).tables;

export const invitation = (table: string): Promise<Invitation> =>
  ask("GET", `/api/tables/${table}/invitation`);

export const phoneInvitation = (table: string): Promise<Invitation> =>
  ask("GET", `/api/tables/${table}/invitation/phone`);

/** The key of this device; whoever is here for the first time gets one with their name. */
export async function key(): Promise<string> {
  if (!device.key) {
    const made = await ask<PersonKey>("POST", "/api/people", { name: device.name });
    device.become(made.key, made.name);
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

export const createTable = (wanted: NewTable): Promise<TableCreated> => asSomebody("POST", "/api/tables", wanted);

export const me = (): Promise<Me> => asSomebody("GET", "/api/people/me");

export async function rename(name: string): Promise<void> {
  if (device.key) await asSomebody("PATCH", "/api/people/me", { name });
  device.name = name;
}

export const code = (): Promise<Code> => asSomebody("POST", "/api/people/me/code");

export async function redeem(entered: string): Promise<void> {
  const made = await ask<PersonKey>("POST", "/api/people/redeem", { code: entered });
  device.become(made.key, made.name);
}

export const record = (table: string): Promise<unknown> => ask("GET", `/api/tables/${table}/record`);
