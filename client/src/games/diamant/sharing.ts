// Whether rubies are shared card by card at this table. No event tells it, and where all shares are
// nothing the screen after it depends on it; the board knows the table and says so when it opens.

let perCard = false;

export function shareAsAt(options: Readonly<Record<string, string>>): void {
  perCard = options["leftover"] === "per_card";
}

export function sharesPerCard(): boolean {
  return perCard;
}
