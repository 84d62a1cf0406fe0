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

/** Who sat at a seat; `name_hash` is all that is left of a name that was forgotten. */
export interface RecordedSeat {
  readonly name: string;
  readonly bot?: string;
  readonly salt?: string;
  readonly name_hash?: string;
}

/** Somebody else played at a seat after so many moves; nobody's seat has no name. */
export interface RecordedChange extends Partial<RecordedSeat> {
  readonly after: number;
  readonly seat: number;
}

/** The running hash over everything public: docs/ledger.md. */
export interface RecordedLedger {
  readonly table: string;
  readonly seal: string | null;
  readonly heads: readonly string[];
}

export interface Recorded {
  readonly game: string;
  readonly rules_version: number;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  /** With a ledger, those of the start. */
  readonly seats: readonly RecordedSeat[];
  /** `treasure-9` for chance, `0:exit 2:continue` for what seats chose. */
  readonly moves: readonly string[];
  readonly result: { readonly scores: readonly number[]; readonly ranks: readonly number[] } | null;
  readonly dice: FairDice | RepeatedDeal | null;
  readonly changes: readonly RecordedChange[];
  /** Null in records from before there were ledgers. */
  readonly ledger: RecordedLedger | null;
  readonly signature: { readonly key: string; readonly value: string } | null;
}

/** A record that has a ledger. */
export type SealedRecord = Recorded & {
  readonly dice: FairDice | RepeatedDeal;
  readonly ledger: RecordedLedger;
};

export const isSealed = (record: Recorded): record is SealedRecord =>
  record.ledger !== null && record.dice !== null;

export interface Receipt {
  readonly table: string;
  readonly game: string;
  readonly options: string;
  readonly seats: number;
  readonly anchor: string | null;
  readonly seat: number;
  readonly entropy: string | null;
  /** How far the ledger had come, its head then, and the key of the house. */
  readonly entries?: number;
  readonly head?: string;
  readonly house?: string | null;
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

const isSeat: Test<RecordedSeat> = (value): value is RecordedSeat =>
  isData(value) && isText(value["name"]) && (value["bot"] === undefined || isText(value["bot"]));

/** One line: the entries of a ledger are made of lines. */
const isLine: Test<string> = (value): value is string => isText(value) && !value.includes("\n");
const isBot = (value: unknown): boolean =>
  value === undefined || (isLine(value) && value !== "" && value !== "-");
const hasName = (value: Data): boolean =>
  isText(value["name"]) && isHex(value["salt"]) && value["name_hash"] === undefined;
const hasHash = (value: Data): boolean =>
  isHex(value["name_hash"]) && value["name"] === undefined && value["salt"] === undefined;
const hasNobody = (value: Data): boolean =>
  ["name", "salt", "name_hash"].every((field) => value[field] === undefined);

const isSealedSeat: Test<RecordedSeat> = (value): value is RecordedSeat =>
  isData(value) && (hasName(value) || hasHash(value)) && isBot(value["bot"]);

const isChange: Test<RecordedChange> = (value): value is RecordedChange =>
  isData(value) &&
  isCount(value["after"]) &&
  isCount(value["seat"]) &&
  (hasName(value) || hasHash(value) || hasNobody(value)) &&
  isBot(value["bot"]);

const isLedger: Test<RecordedLedger> = (value): value is RecordedLedger =>
  isData(value) &&
  isLine(value["table"]) &&
  orNull(isHex)(value["seal"]) &&
  listOf(isHex)(value["heads"]) &&
  value["heads"].length > 0;

const isSignature: Test<NonNullable<Recorded["signature"]>> = (
  value,
): value is NonNullable<Recorded["signature"]> =>
  isData(value) &&
  isHex(value["key"]) &&
  isText(value["value"]) &&
  /^[0-9a-f]{128}$/.test(value["value"]);

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
  if (!isData(data)) throw new NoRecord();
  if (data["format"] === "adamas-record-2") return readSealed(data);
  if (data["format"] !== "adamas-record-1") throw new NoRecord();
  return { ...readPlain(data, listOf(isSeat)), changes: [], ledger: null, signature: null };
}

type Plain = Omit<Recorded, "changes" | "ledger" | "signature">;

/** What all formats have. */
function readPlain(data: Data, areSeats: Test<readonly RecordedSeat[]>): Plain {
  const { game, rules_version, edition, options, seats, moves, result, dice } = data;
  const whole =
    isText(game) &&
    isCount(rules_version) &&
    isText(edition) &&
    valuesOf(isText)(options) &&
    areSeats(seats) &&
    listOf(isText)(moves) &&
    isResult(result) &&
    (dice === null || isDice(dice, seats.length));
  if (!whole) throw new NoRecord();
  return { game, rules_version, edition, options, seats, moves, result, dice };
}

/** A record with a ledger. */
function readSealed(data: Data): Recorded {
  const plain = readPlain(data, listOf(isSealedSeat));
  const { changes, ledger, signature } = data;
  const { dice, seats, moves } = plain;
  const lines = [plain.game, plain.edition, ...Object.entries(plain.options).flat()];
  const whole =
    listOf(isChange)(changes) &&
    isLedger(ledger) &&
    orNull(isSignature)(signature) &&
    dice !== null &&
    (!("table" in dice) || dice.table === ledger.table) &&
    lines.every(isLine) &&
    changes.every(({ after, seat }, place) => {
      const before = changes[place - 1]?.after ?? 0;
      return after >= before && after <= moves.length && seat < seats.length;
    });
  if (!whole) throw new NoRecord();
  // What is left of a forgotten name is a number, as the server shows it.
  const named = seats.map((seat, place) => ({ ...seat, name: seat.name ?? `– ${place + 1}` }));
  return { ...plain, seats: named, changes, ledger, signature };
}

const FORMATS: readonly unknown[] = ["adamas-receipt-1", "adamas-receipt-2"];

/** A receipt that this browser kept; null if it kept none, or not a whole one. */
export function readReceipt(text: string | null): Receipt | null {
  try {
    const data: unknown = JSON.parse(text ?? "null");
    return isData(data) && FORMATS.includes(data["format"]) ? (data as unknown as Receipt) : null;
  } catch {
    return null;
  }
}
