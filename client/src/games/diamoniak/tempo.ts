// How long each event is shown, and how it sounds.

import type { EventOf, Sound } from "../contract";

type Happening = EventOf<"diamoniak">;

const PAUSES: Readonly<Record<Happening["type"], number>> = {
  begins: 900,
  "pile-shuffled": 1100,
  drew: 1100,
  "castle-begun": 1300,
  "part-built": 1000,
  "put-aside": 750,
  stopped: 600,
  "part-bought": 1600,
  "fairy-helped": 1900,
  "cards-lost": 1700,
  "nothing-lost": 1300,
  "castle-lost": 1300,
  "castle-finished": 2200,
};
/** The witch makes an entrance. */
const WITCH_COMES = 1700;

export function pause(event: Happening): number {
  if (event.type === "drew" && event.card === "witch") return WITCH_COMES;
  return PAUSES[event.type] ?? 0;
}

const SOUNDS: Readonly<Partial<Record<Happening["type"], Sound>>> = {
  "pile-shuffled": "card",
  drew: "card",
  "castle-begun": "good",
  "part-built": "good",
  stopped: "step",
  "part-bought": "rubies",
  "fairy-helped": "magic",
  "cards-lost": "bad",
  "nothing-lost": "step",
  "castle-finished": "win",
};

export function sound(event: Happening): Sound | null {
  if (event.type === "drew" && event.card === "witch") return "trap";
  if (event.type === "put-aside")
    return event.card === "diamond" ? "rubies" : event.card === "fairy" ? "magic" : null;
  return SOUNDS[event.type] ?? null;
}
