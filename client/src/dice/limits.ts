// What a check of a record cannot tell, however well everything holds: as adamas/play/limits.py.

import type { Check } from "./check";
import type { Receipt, Recorded } from "./record";

export type Limit =
  | { readonly kind: "unfinished" | "no-ledger" | "unproven" }
  | { readonly kind: "late"; readonly number: number }
  | { readonly kind: "house"; readonly key: string }
  | { readonly kind: "name"; readonly seat: number };

export function limitsOf(
  record: Recorded,
  receipt: Receipt | null,
  checks: readonly Check[],
): readonly Limit[] {
  const found: Limit[] = [];
  if (record.result === null) found.push({ kind: "unfinished" });
  const { ledger, signature } = record;
  if (!ledger) return [...found, { kind: "no-ledger" }];
  record.seats.forEach((seat, place) => {
    if (seat.name_hash !== undefined) found.push({ kind: "name", seat: place });
  });
  const kept = receipt?.head ? receipt : null;
  const signed = checks.some((check) => check.about === "signature" && check.holds);
  const byTheHouse = signed && Boolean(kept?.house);
  if (kept && (kept.entries ?? 0) < ledger.heads.length && !byTheHouse)
    found.push({ kind: "late", number: kept.entries ?? 0 });
  if (signed && !byTheHouse) found.push({ kind: "house", key: signature!.key });
  else if (!kept && !signed) found.push({ kind: "unproven" });
  return found;
}
