// Who somebody is at a table: what they wear, and which animal they are if a bot plays.

import type { SeatInfo } from "../wire/protocol";
import { ANIMALS, type Animal } from "./looks";

export interface Role {
  /** Hat, colour and sign. */
  readonly look: number;
  readonly animal: Animal | null;
}

/** A bot of a level is that animal; others, of a host's own, are badgers, so that bots are seen to be bots. */
export function animalOf(bot: string | null): Animal | null {
  if (bot === null) return null;
  return ANIMALS.find((animal) => bot === animal || bot.startsWith(`${animal}:`)) ?? "badger";
}

export function roleOf(seats: readonly SeatInfo[], seat: number): Role {
  const sitter = seats[seat];
  return { look: sitter?.explorer ?? seat, animal: animalOf(sitter?.bot ?? null) };
}
