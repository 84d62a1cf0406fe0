// Our part in the dice: 32 random bytes, committed to before the start and revealed with it. What is
// needed to check every card later is kept as a receipt.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { store, stored } from "../wire/device.svelte";
import type { Receipt } from "../dice/record";
import type { LedgerInfo, TableInfo } from "../wire/protocol";

const place = (table: string, commitment: string): string =>
  `adamas.entropy.${table}.${commitment.slice(0, 16)}`;

/** Draw new bytes for a table and remember them; what the others are told. */
export function commitment(table: string): string {
  // crypto.subtle needs a secure context; a home network has none.
  const entropy = crypto.getRandomValues(new Uint8Array(32));
  const committed = bytesToHex(sha256(entropy));
  store(place(table, committed), bytesToHex(entropy));
  return committed;
}

/** The bytes behind a commitment of this device, in hex; null if it was made elsewhere. */
export function entropyOf(table: string, committed: string): string | null {
  const found = stored(place(table, committed));
  return found && bytesToHex(sha256(hexToBytes(found))) === committed ? found : null;
}

/** How many receipts a browser keeps; more can be downloaded. */
const MOST_RECEIPTS = 50;
const INDEX = "adamas.receipts";

function forgetOldReceipts(newest: string): void {
  const tables = [
    ...(stored(INDEX)?.split(",") ?? []).filter((each) => each && each !== newest),
    newest,
  ];
  for (const old of tables.slice(0, -MOST_RECEIPTS)) store(receiptPlace(old), null);
  store(INDEX, tables.slice(-MOST_RECEIPTS).join(","));
}

const receiptPlace = (table: string): string => `adamas.receipt.${table}`;

/** Where a table stands: the head of its ledger, and who signs it in the end. */
export interface Standing {
  readonly ledger: LedgerInfo | null;
  readonly house: string | null;
}

/** Keep what is known of a table at which this device sits; adamas/play/receipt.py reads it. */
export function keepReceipt(
  info: TableInfo,
  seat: number,
  entropy: string | null,
  { ledger, house }: Standing,
): void {
  if (!info.anchor && !ledger) return;
  const options = Object.entries(info.options).map(([name, value]) => `${name}=${value}`);
  const receipt = {
    format: ledger ? "adamas-receipt-2" : "adamas-receipt-1",
    table: info.id,
    game: info.game,
    options: [info.edition, ...options].join(";"),
    seats: info.seats.length,
    anchor: info.anchor,
    seat,
    entropy,
    ...(ledger && { entries: ledger.entries, head: ledger.head, house }),
  };
  store(receiptPlace(info.id), JSON.stringify(receipt, null, 1));
  forgetOldReceipts(info.id);
}

/** Keep how far the ledger has come, beside what was kept before the start. */
export function renewReceipt(info: TableInfo, seats: readonly number[], now: Standing): void {
  const [seat] = seats;
  if (seat === undefined || info.status === "open" || !now.ledger) return;
  const kept = JSON.parse(receipt(info.id) ?? "null") as Partial<Receipt> | null;
  // Never back: whoever comes late to an old message knows more already.
  if ((kept?.entries ?? 0) > now.ledger.entries) return;
  keepReceipt(info, kept?.seat ?? seat, kept?.entropy ?? null, now);
}

export const receipt = (table: string): string | null => stored(receiptPlace(table));
