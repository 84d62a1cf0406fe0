// What was checked, and what does not hold, in words.

import { t } from "../texts/texts.svelte";
import type { Words } from "../texts/words";
import { momentOf, type Check } from "./check";
import type { Recorded } from "./record";

/** One line of the list. */
export function nameOf(check: Check, words: Words): string {
  switch (check.about) {
    case "secret":
      return t("dice-secret", { number: check.epoch + 1 });
    case "entropy":
      return t("dice-entropy", { name: words.name(check.seat) });
    case "stack":
      return t("dice-stack", { number: check.stack + 1 });
    case "card":
      return t("dice-card", { move: check.move, card: words.outcome(check.card) });
    case "receipt":
      return t("dice-receipt-part", { part: check.part });
  }
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
    case "receipt":
      return t("dice-bad-receipt", { part: check.part, kept: check.kept, due: check.due });
  }
}
