// Which rule matters now.

import type { ScreenOf } from "../contract";

export function matters(screen: ScreenOf<"diamant">): string {
  if (screen.expedition >= screen.expeditions) return "heading-end";
  if (!screen.path.length) return "heading-before";
  return screen.deciding ? "heading-decision" : "heading-step";
}
