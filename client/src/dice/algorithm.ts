// The dice `adamas-dice-1`, written from docs/dice.md alone: the server's own code is not asked.
// Secrets, keys and hashes are 32 bytes, written in hex.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const ALGORITHM = "adamas-dice-1";
/** Secrets in a chain; later epochs share the last one. */
export const CHAIN_LENGTH = 1024;

/** Cards by their text, each with its number of copies. */
export type Cards = Readonly<Record<string, number>>;

export const hashOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));

const mac = (key: string, message: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(message)));

/** An edition and what differs from it, in one line: `iello2016;chests=open`. */
export function optionsText(edition: string, options: Readonly<Record<string, string>>): string {
  const changed = Object.keys(options)
    .sort()
    .map((name) => `${name}=${options[name]}`);
  return [edition, ...changed].join(";");
}

/** What the keys of a table are bound to, besides its secrets. */
export interface Sitting {
  readonly table: string;
  readonly game: string;
  readonly options: string;
  readonly entropies: readonly (string | null)[];
}

export function keyOf(
  secret: string,
  epoch: number,
  { table, game, options, entropies }: Sitting,
): string {
  const parts = [
    ALGORITHM,
    table,
    game,
    options,
    entropies.length,
    epoch,
    ...entropies.map((each) => each ?? "-"),
  ];
  return mac(secret, parts.join("\n"));
}

/** The key of an epoch that a repeated deal never had. */
export const keyBeyond = (lastKey: string, epoch: number): string =>
  mac(lastKey, `${ALGORITHM}\nbeyond\n${epoch}`);

export const rankOf = (key: string, card: string, copy: number): string =>
  mac(key, `${card}#${copy}`);

/** The cards of a stack in the order in which they are drawn. */
export function orderOf(
  key: string,
  cards: Cards,
  /** How many of each card this epoch has drawn before: the lowest copies have gone. */
  gone: ReadonlyMap<string, number> = new Map(),
): readonly string[] {
  const copies = Object.entries(cards).flatMap(([card, count]) => {
    const before = gone.get(card) ?? 0;
    const ranks = Array.from({ length: count + before }, (_, copy) => rankOf(key, card, copy));
    return ranks
      .sort()
      .slice(before)
      .map((rank) => ({ card, rank }));
  });
  // Of texts of the same length, the hex digits compare as the bytes do.
  copies.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return copies.map(({ card }) => card);
}
