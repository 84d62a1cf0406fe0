// Names for those who have not given one: a stone and an animal, drawn by lot.

import { t } from "../texts/texts.svelte";
import { device } from "../wire/device.svelte";

const COUNT = 12;

/** Any number below `most`; good enough for names. */
const below = (most: number): number => Math.floor(Math.random() * most);

export const presetName = (): string => t("preset-name", { number: below(COUNT) });

/** The name of this device, made up if there is none. */
export function ensureName(): string {
  if (!device.name) device.name = presetName();
  return device.name;
}
