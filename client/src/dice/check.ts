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
import type { FairDice, Receipt, Recorded, RepeatedDeal, Stack } from "./record";

/** What is wrong with a stack, as far as that can be seen without the rules. */
export type StackFault = "missing" | "order" | "no-draw" | "epoch" | "too-small";

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
  yield* checkStacks(record.moves, dice.stacks);
  yield* checkCards(record, dice);
  if (receipt && "secrets" in dice) yield* checkReceipt(receipt, record, dice);
}

/** How many checks there will be. */
export function countChecks(record: Recorded, receipt: Receipt | null = null): number {
  const { dice, moves } = record;
  if (!dice) return 0;
  const draws = moves.filter(isDraw).length;
  const stacks = Math.max(dice.stacks.length, draws ? 1 : 0);
  if (!("secrets" in dice)) return stacks + draws;
  const sealed = dice.commitments.filter(
    (each, seat) => each !== null || dice.entropies[seat] !== null,
  ).length;
  return dice.secrets.length + sealed + stacks + draws + (receipt ? RECEIPT_PARTS.length : 0);
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
  // Chance may pick who begins: then epoch 0 has two stacks, the first of them with seats.
  const seats =
    before && place === 1 && Object.keys(before.cards).every((card) => card.startsWith("first-"));
  if (stack.epoch !== (before ? before.epoch + (seats ? 0 : 1) : 0)) return "epoch";
  const copies = Object.values(stack.cards).reduce((sum, count) => sum + count, 0);
  return drawsOf(moves, stacks, place).length > copies ? "too-small" : null;
}

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
  for (const [place, { epoch, cards }] of dice.stacks.entries()) {
    const found = key(epoch);
    const order = found === null ? [] : orderOf(found, cards);
    for (const [index, { move, card }] of drawsOf(record.moves, dice.stacks, place).entries()) {
      const due = order[index] ?? null;
      // While a game goes on its last secrets are not published; when it is over all must be.
      const open = found === null && record.result === null;
      yield { about: "card", move, card, epoch, due, holds: open ? null : due === card };
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

/** The record is that of the table at which the receipt was given. */
function* checkReceipt(receipt: Receipt, record: Recorded, dice: FairDice): Generator<Check> {
  const due: Record<(typeof RECEIPT_PARTS)[number], string | number | null> = {
    table: dice.table,
    game: record.game,
    options: optionsText(record.edition, record.options),
    seats: record.seats.length,
    anchor: dice.anchor,
    entropy: dice.entropies[receipt.seat] ?? null,
  };
  for (const part of RECEIPT_PARTS) {
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
