// Cards as they lie on the path of a figure.

import type { DiamantPathCard } from "../../../wire/protocol";

const lying = (card: DiamantPathCard["card"], rubies = 0): DiamantPathCard => ({
  type: "path-card",
  card,
  rubies,
});

/** A treasure with all its rubies, or with what was left of them. */
export const treasure = (value: number, rubies = value): DiamantPathCard =>
  lying({ type: "treasure", rubies: value }, rubies);

export const trap = (kind: string): DiamantPathCard => lying({ type: "trap", kind });

/** A relic with its printed value, or one whose value depends on the order. */
export const relic = (value: number | null): DiamantPathCard => lying({ type: "relic", value });
