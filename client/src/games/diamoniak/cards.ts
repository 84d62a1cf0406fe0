// The cards as the board groups them: kinds, colours, and what lies in front of a player.

import type { DiamoniakCard, DiamoniakHolding } from "../../wire/protocol";

export type Kind = DiamoniakCard;
export type Colour = "red" | "blue" | "green" | "yellow";

/** In the order in which a holding counts its spare parts. */
export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];

export function isColour(kind: string): kind is Colour {
  return (COLOURS as readonly string[]).includes(kind);
}

/** Cards of one kind that lie together. */
export interface Stack {
  readonly kind: Kind;
  readonly count: number;
}

/** What lies beside the castle, in canonical order; kinds of which there are none are left out. */
export function reserve(holding: DiamoniakHolding): Stack[] {
  const stacks: Stack[] = [
    ...COLOURS.map((kind, place) => ({ kind, count: holding.spares[place] ?? 0 })),
    { kind: "diamond", count: holding.diamonds },
    { kind: "fairy", count: holding.fairies },
  ];
  return stacks.filter((stack) => stack.count > 0);
}
