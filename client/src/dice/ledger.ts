// The ledger `adamas-ledger-1`, written from docs/ledger.md alone: a running hash over everything
// public at a table, and the signature of the house. Hashes, salts and keys are written in hex.

import { hashes, verify } from "@noble/ed25519";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { hashOf } from "./algorithm";
import type { RecordedChange, RecordedLedger, RecordedSeat, SealedRecord } from "./record";

hashes.sha512 = sha512;

/** What an entry is about, and its text. */
export interface LedgerEntry {
  readonly kind: "opening" | "start" | "move" | "change" | "over";
  readonly text: string;
  /** The number of the move, counted from 1; of a change, that of the move before it. */
  readonly move: number;
  /** Whose seat changed. */
  readonly seat: number;
}

const NOTHING = "-";
const BEFORE = "00".repeat(32);

/** How a name enters the ledger: with a salt, or as the hash that is left of it. */
export const nameHash = (seat: RecordedSeat | RecordedChange): string => {
  if (seat.name_hash !== undefined) return seat.name_hash;
  if (seat.name === undefined || seat.salt === undefined) return NOTHING;
  return bytesToHex(sha256(concatBytes(hexToBytes(seat.salt), utf8ToBytes(seat.name))));
};

/** Name, picture and bot. Nobody has a picture so far. */
const occupant = (seat: RecordedSeat | RecordedChange): readonly string[] => [
  nameHash(seat),
  NOTHING,
  seat.bot ?? NOTHING,
];

function openingText(record: SealedRecord, seal: string): string {
  const { dice, options, ledger } = record;
  const changed = Object.keys(options)
    .sort()
    .map((name) => `${name}=${options[name]}`);
  const fixed =
    "anchor" in dice
      ? dice.anchor
      : `${dice.repeats} ${bytesToHex(sha256(concatBytes(...dice.keys.map((key) => hexToBytes(key)))))}`;
  return [
    "adamas-ledger-1",
    ledger.table,
    record.game,
    record.rules_version,
    record.edition,
    changed.length,
    ...changed,
    record.seats.length,
    fixed,
    hashOf(seal),
  ].join("\n");
}

function startText({ seats, dice }: SealedRecord): string {
  const entropies = "entropies" in dice ? dice.entropies : [];
  const lines = seats.flatMap((seat, place) => [...occupant(seat), entropies[place] ?? NOTHING]);
  return ["start", ...lines].join("\n");
}

/** The text of a move; the first card of a stack tells all that lay in it. */
function moveText({ moves, dice }: SealedRecord, number: number): string {
  const move = moves[number - 1]!;
  if (move.includes(":")) return `choice\n${move}`;
  const stack = dice.stacks.findLast((each) => each.move === number);
  if (!stack) return `card\n${move}`;
  const lay = Object.keys(stack.cards)
    .sort()
    .map((card) => `${card}*${stack.cards[card]}`);
  return ["card", move, stack.epoch, ...lay].join("\n");
}

/** The entries that the ledger of a record must have, in order. */
export function* entriesOf(record: SealedRecord, seal: string): Generator<LedgerEntry> {
  yield { kind: "opening", text: openingText(record, seal), move: 0, seat: 0 };
  yield { kind: "start", text: startText(record), move: 0, seat: 0 };
  for (let number = 0; number <= record.moves.length; number++) {
    if (number) yield { kind: "move", text: moveText(record, number), move: number, seat: 0 };
    for (const change of record.changes.filter(({ after }) => after === number)) {
      const text = ["seat", change.seat, ...occupant(change)].join("\n");
      yield { kind: "change", text, move: number, seat: change.seat };
    }
  }
  const { result } = record;
  if (result) {
    const text = `over\n${result.scores.join(",")}\n${result.ranks.join(",")}`;
    yield { kind: "over", text, move: record.moves.length, seat: 0 };
  }
}

/** The head with one more entry. */
export function headAfter(before: string, seal: string, number: number, text: string): string {
  const salt = hmac(sha256, hexToBytes(seal), utf8ToBytes(String(number)));
  const committed = sha256(concatBytes(salt, utf8ToBytes(text)));
  return bytesToHex(sha256(concatBytes(hexToBytes(before), committed)));
}

/** The head before an entry, as the record has it. */
export const headBefore = ({ heads }: RecordedLedger, number: number): string =>
  number ? (heads[number - 1] ?? BEFORE) : BEFORE;

/** Whether the owner of a key has signed that the game ended with this ledger. */
export function isSigned(key: string, signature: string, { heads }: RecordedLedger): boolean {
  const text = `adamas-signature-1\n${heads.length}\n${heads.at(-1)}\nover`;
  try {
    return verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(key), { zip215: false });
  } catch {
    return false;
  }
}
