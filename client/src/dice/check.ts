// Checks the dice of a record: every commitment, every stack as far as that goes without the rules,
// and every card. docs/dice.md, "Checking a record", has the steps in this order.

import {
  CHAIN_LENGTH,
  hashOf,
  keyBeyond,
  keyOf,
  optionsText,
  orderOf,
  type Sitting,
} from "./algorithm";
import { entriesOf, headAfter, headBefore, isSigned, type LedgerEntry } from "./ledger";
import {
  isSealed,
  type FairDice,
  type Receipt,
  type Recorded,
  type RepeatedDeal,
  type SealedRecord,
  type Stack,
} from "./record";

/** What is wrong with a stack, as far as that can be seen without the rules. */
export type StackFault = "missing" | "order" | "no-draw" | "epoch" | "too-small";

/** An entry that was changed, one that was added, and one that is missing at the end. */
export type EntryFault = "ledger" | "no-head" | "cut";

/** `holds` is null for what cannot be checked, because its secret was not published yet. */
export type Check =
  | {
      readonly about: "secret";
      readonly epoch: number;
      readonly holds: boolean;
      readonly hash: string;
      readonly due: string;
    }
  | {
      readonly about: "entropy";
      readonly seat: number;
      readonly holds: boolean;
      readonly hash: string | null;
      readonly due: string | null;
    }
  | {
      readonly about: "stack";
      readonly stack: number;
      readonly epoch: number;
      readonly holds: boolean;
      readonly fault: StackFault | null;
    }
  | {
      readonly about: "card";
      /** The number of the move that drew it, counted from 1. */
      readonly move: number;
      readonly card: string;
      readonly epoch: number;
      readonly holds: boolean | null;
      /** What the dice give; null if the stack has no such card, or its secret is missing. */
      readonly due: string | null;
    }
  | {
      /** An entry of the ledger. */
      readonly about: "entry";
      readonly kind: LedgerEntry["kind"];
      readonly move: number;
      readonly seat: number;
      readonly holds: boolean;
      readonly fault: EntryFault | null;
    }
  | { readonly about: "signature"; readonly holds: boolean }
  | {
      readonly about: "receipt";
      readonly part: keyof Receipt;
      readonly holds: boolean;
      readonly kept: string;
      readonly due: string;
    };

const isDraw = (move: string): boolean => !move.includes(":");

/** All checks of a record that has dice, one after the other. */
export function* checks(record: Recorded, receipt: Receipt | null = null): Generator<Check> {
  const { dice } = record;
  if (!dice) return;
  if ("secrets" in dice) yield* checkCommitments(dice);
  if (isSealed(record)) yield* checkLedger(record);
  yield* checkStacks(record.moves, dice.stacks);
  yield* checkCards(record, dice);
  if (record.signature && record.ledger) {
    const { key, value } = record.signature;
    yield { about: "signature", holds: isSigned(key, value, record.ledger) };
  }
  if (receipt) yield* checkReceipt(receipt, record, dice);
}

/** How many checks there will be. */
export function countChecks(record: Recorded, receipt: Receipt | null = null): number {
  const { dice, moves } = record;
  if (!dice) return 0;
  const draws = moves.filter(isDraw).length;
  const stacks = Math.max(dice.stacks.length, draws ? 1 : 0);
  const parts = receipt ? partsOf(receipt).length : 0;
  const others = countEntries(record) + (record.signature ? 1 : 0) + parts;
  if (!("secrets" in dice)) return stacks + draws + others;
  const sealed = dice.commitments.filter(
    (each, seat) => each !== null || dice.entropies[seat] !== null,
  ).length;
  return dice.secrets.length + sealed + stacks + draws + others;
}

/** How many entries of the ledger will be checked; before the end its seal is not told. */
function countEntries({ ledger, moves, changes, result }: Recorded): number {
  if (!ledger?.seal) return 0;
  const due = 2 + moves.length + changes.length + (result ? 1 : 0);
  return due + (ledger.heads.length > due ? 1 : 0);
}

/** Each entry leads from the head before it to its own, so a false one is named alone. */
function* checkLedger(record: SealedRecord): Generator<Check> {
  const { ledger } = record;
  if (ledger.seal === null) return;
  let number = 0;
  for (const { kind, text, move, seat } of entriesOf(record, ledger.seal)) {
    const due = ledger.heads[number];
    const holds = headAfter(headBefore(ledger, number), ledger.seal, number, text) === due;
    const fault = holds ? null : due === undefined ? "no-head" : "ledger";
    yield { about: "entry", kind, move, seat, holds, fault };
    number += 1;
  }
  if (ledger.heads.length > number) {
    const move = record.moves.length;
    yield { about: "entry", kind: "over", move, seat: 0, holds: false, fault: "cut" };
  }
}

/** Each secret hashes to the one before it, the first to the anchor; so does each entropy. */
function* checkCommitments({
  anchor,
  secrets,
  commitments,
  entropies,
}: FairDice): Generator<Check> {
  let due = anchor;
  for (const [epoch, secret] of secrets.entries()) {
    const hash = epoch >= CHAIN_LENGTH ? secret : hashOf(secret);
    yield { about: "secret", epoch, holds: hash === due, hash, due };
    due = secret;
  }
  for (const [seat, entropy] of entropies.entries()) {
    const sealed = commitments[seat] ?? null;
    if (sealed === null && entropy === null) continue;
    const hash = entropy === null ? null : hashOf(entropy);
    yield { about: "entropy", seat, holds: hash === sealed, hash, due: sealed };
  }
}

function* checkStacks(moves: readonly string[], stacks: readonly Stack[]): Generator<Check> {
  const first = moves.findIndex(isDraw) + 1;
  if (first && !stacks.length)
    yield { about: "stack", stack: 0, epoch: 0, holds: false, fault: "missing" };
  for (const [place, stack] of stacks.entries()) {
    const fault = stackFault(moves, stacks, place, first);
    yield { about: "stack", stack: place, epoch: stack.epoch, holds: fault === null, fault };
  }
}

function stackFault(
  moves: readonly string[],
  stacks: readonly Stack[],
  place: number,
  first: number,
): StackFault | null {
  const [stack, before] = [stacks[place]!, stacks[place - 1]];
  if (before ? stack.move <= before.move : stack.move !== first) return "order";
  if (!isDraw(moves[stack.move - 1] ?? ":")) return "no-draw";
  // Lots are drawn in the midst of an epoch: who begins, or a tile. Then its stack goes on.
  const epochs = before
    ? isLots(before) || isLots(stack)
      ? [before.epoch, before.epoch + 1]
      : [before.epoch + 1]
    : [0];
  if (!epochs.includes(stack.epoch)) return "epoch";
  const copies = Object.values(stack.cards).reduce((sum, count) => sum + count, 0);
  return drawsOf(moves, stacks, place).length > copies ? "too-small" : null;
}

/** Whether lots were drawn rather than cards. */
const isLots = ({ cards }: Stack): boolean =>
  Object.keys(cards).every((card) => /^(first|lot)-/.test(card));

interface Draw {
  readonly move: number;
  readonly card: string;
}

/** The draws that belong to a stack: from its move on, up to that of the next one. */
function drawsOf(
  moves: readonly string[],
  stacks: readonly Stack[],
  place: number,
): readonly Draw[] {
  const [from, to] = [stacks[place]!.move, stacks[place + 1]?.move ?? moves.length + 1];
  const numbered = moves
    .slice(from - 1, Math.max(to, from) - 1)
    .map((card, index) => ({ move: from + index, card }));
  return numbered.filter(({ card }) => isDraw(card));
}

/** Draw each card again. */
function* checkCards(record: Recorded, dice: FairDice | RepeatedDeal): Generator<Check> {
  const key = keys(record, dice);
  let gone = new Map<string, number>();
  for (const [place, { epoch, cards }] of dice.stacks.entries()) {
    if (epoch !== dice.stacks[place - 1]?.epoch) gone = new Map();
    const found = key(epoch);
    const order = found === null ? [] : orderOf(found, cards, gone);
    for (const [index, { move, card }] of drawsOf(record.moves, dice.stacks, place).entries()) {
      const due = order[index] ?? null;
      // While a game goes on its last secrets are not published; when it is over all must be.
      const open = found === null && record.result === null;
      yield { about: "card", move, card, epoch, due, holds: open ? null : due === card };
      // A false card does not make those after it false.
      gone.set(due ?? card, (gone.get(due ?? card) ?? 0) + 1);
    }
  }
}

/** The key of each epoch; null if its secret was not published. */
function keys(record: Recorded, dice: FairDice | RepeatedDeal): (epoch: number) => string | null {
  if (!("secrets" in dice)) {
    return (epoch) => dice.keys[epoch] ?? keyBeyond(dice.keys.at(-1)!, epoch);
  }
  const sitting: Sitting = {
    table: dice.table,
    game: record.game,
    options: optionsText(record.edition, record.options),
    entropies: dice.entropies,
  };
  return (epoch) => {
    const secret = dice.secrets[epoch];
    return secret === undefined ? null : keyOf(secret, epoch, sitting);
  };
}

const RECEIPT_PARTS = ["table", "game", "options", "seats", "anchor", "entropy"] as const;
type ReceiptPart = (typeof RECEIPT_PARTS)[number] | "head" | "house";

/** What a receipt says: old ones know nothing of ledgers, and in a terminal there is no house. */
function partsOf({ head, house }: Receipt): readonly ReceiptPart[] {
  return [
    ...RECEIPT_PARTS,
    ...(head ? ["head" as const] : []),
    ...(house ? ["house" as const] : []),
  ];
}

/** The record is that of the table at which the receipt was given. */
function* checkReceipt(
  receipt: Receipt,
  record: Recorded,
  dice: FairDice | RepeatedDeal,
): Generator<Check> {
  const fair = "secrets" in dice ? dice : null;
  const due: Record<ReceiptPart, string | number | null> = {
    table: record.ledger?.table ?? fair?.table ?? null,
    game: record.game,
    options: optionsText(record.edition, record.options),
    seats: record.seats.length,
    anchor: fair?.anchor ?? null,
    entropy: fair?.entropies[receipt.seat] ?? null,
    head: record.ledger?.heads[(receipt.entries ?? 0) - 1] ?? null,
    // A house signs every game that ends: what it has not signed is not the whole record.
    house: record.signature?.key ?? null,
  };
  for (const part of partsOf(receipt)) {
    const [kept, recorded] = [receipt[part], due[part]];
    yield {
      about: "receipt",
      part,
      holds: kept === recorded,
      kept: String(kept),
      due: String(recorded),
    };
  }
}

/** The decision at which a move was made: how many were made before it. */
export function momentOf(record: Recorded, move: number): number {
  return record.moves.slice(0, move).filter((each) => !isDraw(each)).length;
}
