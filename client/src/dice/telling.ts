// What was checked, and what does not hold, in words.

import { t } from "../texts/texts.svelte";
import type { Words } from "../texts/words";
import { momentOf, type Check } from "./check";
import type { Limit } from "./limits";
import type { Recorded } from "./record";

/** One line of the list. */
export function nameOf(check: Check, record: Recorded, words: Words): string {
  switch (check.about) {
    case "secret":
      return t("dice-secret", { number: check.epoch + 1 });
    case "entropy":
      return t("dice-entropy", { name: words.name(check.seat) });
    case "stack":
      return t("dice-stack", { number: check.stack + 1 });
    case "card":
      return t("dice-card", { move: check.move, card: words.outcome(check.card) });
    case "entry":
      return entryName(check, record, words);
    case "signature":
      return t("dice-signature");
    case "receipt":
      return t("dice-receipt-part", { part: check.part });
  }
}

/** An entry of the ledger: a move in words, or what else it tells. */
function entryName(
  { kind, move, seat }: Extract<Check, { about: "entry" }>,
  record: Recorded,
  words: Words,
): string {
  if (kind === "change") return t("dice-change", { number: move, name: words.name(seat) });
  if (kind !== "move") return t(`dice-${kind}`);
  return t("dice-move", { number: move, name: moveName(record.moves[move - 1]!, words) });
}

/** What seats chose, or what chance brought, in words. */
function moveName(move: string, words: Words): string {
  if (!move.includes(":")) return words.outcome(move);
  const chosen = move.split(" ").map((part) => {
    const [seat, action] = part.split(":") as [string, string];
    return t("replay-chose", {
      name: words.name(Number(seat)),
      action: words.action(action, Number(seat)),
    });
  });
  return chosen.join(" · ");
}

/** Why something does not hold: what stands in the record, and what should. */
export function faultOf(check: Check, record: Recorded, words: Words): string {
  switch (check.about) {
    case "secret":
      return t("dice-bad-secret", { number: check.epoch + 1, hash: check.hash, due: check.due });
    case "entropy":
      return t("dice-bad-entropy", { name: words.name(check.seat) });
    case "stack":
      return t("dice-bad-stack", { number: check.stack + 1, fault: check.fault ?? "" });
    case "card": {
      const place = {
        move: check.move,
        moment: momentOf(record, check.move) + 1,
        card: words.outcome(check.card),
      };
      if (check.due === null) return t("dice-bad-card-none", place);
      return t("dice-bad-card", { ...place, due: words.outcome(check.due) });
    }
    case "entry":
    case "signature":
      return t("dice-bad-entry", {
        about: nameOf(check, record, words),
        fault: t(`dice-fault-${check.about === "entry" ? check.fault : "signature"}`),
      });
    case "receipt":
      return t("dice-bad-receipt", { part: check.part, kept: check.kept, due: check.due });
  }
}

/** What cannot be told. */
export function limitText(limit: Limit, words: Words): string {
  switch (limit.kind) {
    case "late":
      return t("dice-limit-late", { number: limit.number });
    case "house":
      return t("dice-limit-house", { name: limit.key });
    case "name":
      return t("dice-limit-name", { name: words.name(limit.seat) });
    default:
      return t(`dice-limit-${limit.kind}`);
  }
}
