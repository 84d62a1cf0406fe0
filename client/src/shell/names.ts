// Names for those who have not given one: a stone and an animal, drawn by lot.

import { t } from "../texts/texts.svelte";
import { device } from "../wire/device.svelte";
import type { SeatInfo } from "../wire/protocol";

const COUNT = 12;

/** Any number below `most`; good enough for names. */
const below = (most: number): number => Math.floor(Math.random() * most);

export const presetName = (): string => t("preset-name", { number: below(COUNT) });

/** What whoever sits at a seat is called: bots have names in every language. */
export const seatName = ({ name, bot }: SeatInfo): string | null =>
  name !== null && bot !== null ? t("bot-name", { name }) : name;

/** The name of this device, made up if there is none. */
export function ensureName(): string {
  if (!device.name) device.name = presetName();
  return device.name;
}
