// Records as this page reads them: docs/records.md describes the format. A file may come from
// anywhere, so its shape is checked before anything is done with it.

import { ALGORITHM, type Cards } from "./algorithm";

export interface Stack {
  readonly epoch: number;
  /** The number of the move that drew its first card, counted from 1. */
  readonly move: number;
  readonly cards: Cards;
}

export interface FairDice {
  readonly table: string;
  readonly anchor: string;
  readonly commitments: readonly (string | null)[];
  readonly entropies: readonly (string | null)[];
  readonly secrets: readonly string[];
  readonly stacks: readonly Stack[];
}

/** The cards of another table were dealt again. */
export interface RepeatedDeal {
  readonly repeats: string;
  readonly keys: readonly string[];
  readonly stacks: readonly Stack[];
}

export interface Recorded {
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  /** `treasure-9` for chance, `0:exit 2:continue` for what seats chose. */
  readonly moves: readonly string[];
  readonly result: { readonly scores: readonly number[]; readonly ranks: readonly number[] } | null;
  readonly dice: FairDice | RepeatedDeal | null;
}

export interface Receipt {
  readonly table: string;
  readonly game: string;
  readonly options: string;
  readonly seats: number;
  readonly anchor: string;
  readonly seat: number;
  readonly entropy: string | null;
}

/** This is no record that can be read here. */
export class NoRecord extends Error {}

type Test<T> = (value: unknown) => value is T;
type Data = Readonly<Record<string, unknown>>;

const isText: Test<string> = (value) => typeof value === "string";
const isCount: Test<number> = (value): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;
const isData: Test<Data> = (value): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isHex: Test<string> = (value): value is string =>
  isText(value) && /^[0-9a-f]{64}$/.test(value);
const listOf =
  <T>(test: Test<T>): Test<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(test);
const orNull =
  <T>(test: Test<T>): Test<T | null> =>
  (value): value is T | null =>
    value === null || test(value);
const valuesOf =
  <T>(test: Test<T>): Test<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isData(value) && Object.values(value).every(test);

/** More copies are in no box, and ranking them would take the page's whole time. */
const MOST_COPIES = 1000;
const copiesOf = (cards: Cards): number =>
  Object.values(cards).reduce((sum, count) => sum + count, 0);

const isStack: Test<Stack> = (value): value is Stack =>
  isData(value) &&
  isCount(value["epoch"]) &&
  isCount(value["move"]) &&
  valuesOf(isCount)(value["cards"]) &&
  copiesOf(value["cards"]) <= MOST_COPIES;

const isSeat: Test<Recorded["seats"][number]> = (value): value is Recorded["seats"][number] =>
  isData(value) && isText(value["name"]) && (value["bot"] === undefined || isText(value["bot"]));

const isResult: Test<Recorded["result"]> = orNull(
  (value): value is NonNullable<Recorded["result"]> =>
    isData(value) && Array.isArray(value["scores"]) && Array.isArray(value["ranks"]),
);

function isDice(value: unknown, seats: number): value is FairDice | RepeatedDeal {
  if (!isData(value) || value["algorithm"] !== ALGORITHM || !listOf(isStack)(value["stacks"]))
    return false;
  if ("repeats" in value) {
    return isText(value["repeats"]) && listOf(isHex)(value["keys"]) && value["keys"].length > 0;
  }
  const { table, anchor, commitments, entropies, secrets } = value;
  const hexes = listOf(orNull(isHex));
  if (!isText(table) || !isHex(anchor) || !hexes(commitments) || !hexes(entropies)) return false;
  return listOf(isHex)(secrets) && commitments.length === seats && entropies.length === seats;
}

/** The record in a text; NoRecord if it is none. */
export function readRecord(text: string): Recorded {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NoRecord();
  }
  if (!isData(data) || data["format"] !== "adamas-record-1") throw new NoRecord();
  const { game, edition, options, seats, moves, result, dice } = data;
  const whole =
    isText(game) &&
    isText(edition) &&
    valuesOf(isText)(options) &&
    listOf(isSeat)(seats) &&
    listOf(isText)(moves) &&
    isResult(result) &&
    (dice === null || isDice(dice, seats.length));
  if (!whole) throw new NoRecord();
  return { game, edition, options, seats, moves, result, dice };
}

/** A receipt that this browser kept; null if it kept none, or not a whole one. */
export function readReceipt(text: string | null): Receipt | null {
  try {
    const data: unknown = JSON.parse(text ?? "null");
    return isData(data) && data["format"] === "adamas-receipt-1"
      ? (data as unknown as Receipt)
      : null;
  } catch {
    return null;
  }
}
