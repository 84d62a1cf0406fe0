// How long people need to see what happened, and how it sounds.

import type { Sound } from "../contract";
import type { Happened, Screen } from "./tiles";

const PAUSES: Readonly<Record<Happened["type"], number>> = {
  begins: 900,
  "row-dealt": 250,
  "level-entered": 1500,
  drew: 850,
  "happening-drawn": 1900,
  discarded: 1000,
  kept: 1400,
  looked: 1200,
  "did-not-look": 600,
  swapped: 2100,
  exchanged: 1500,
  buried: 1300,
  "cart-sent-up": 1400,
  skipped: 700,
  counted: 1700,
};

const SOUNDS: Readonly<Partial<Record<Happened["type"], Sound>>> = {
  "level-entered": "step",
  drew: "card",
  discarded: "card",
  kept: "card",
  looked: "magic",
  swapped: "step",
  exchanged: "step",
  buried: "bad",
  "cart-sent-up": "rubies",
  counted: "rubies",
};

export function pause(event: Happened, screen: Screen): number {
  // In a lit corridor everybody's looks follow each other.
  if (event.type === "looked" && screen.phase === "lit") return 900;
  return PAUSES[event.type] ?? 0;
}

export function sound(event: Happened): Sound | null {
  if (event.type === "happening-drawn") {
    if (event.tile.type === "snow-white") return "win";
    return event.tile.type === "lit" ? "magic" : "trap";
  }
  return SOUNDS[event.type] ?? null;
}
