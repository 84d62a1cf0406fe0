// Which rule matters now.

import type { ScreenOf } from "../contract";

const RULES: Readonly<Record<ScreenOf<"gnomes">["phase"], string>> = {
  deal: "heading-before",
  memorise: "heading-before",
  draw: "heading-turn",
  keep: "heading-turn",
  lantern: "G3-3",
  torch: "G3-3",
  peek: "G3-3",
  arrows: "G3-3",
  lot: "G3-3",
  lit: "G5-2",
  bats: "G5-3",
  explosion: "G5-4",
  cart: "heading-down",
  over: "heading-end",
};

export const matters = (screen: ScreenOf<"gnomes">): string => RULES[screen.phase];
