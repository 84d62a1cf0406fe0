// Which rule matters now.

import type { Turn } from "../../wire/mirror";
import type { ScreenOf } from "../contract";

export function matters(screen: ScreenOf<"diamoniak">, turn: Turn | null): string {
  if (screen.phase === "over") return "heading-aim";
  if (screen.phase === "witch") return "M3-6";
  return turn?.legal.some((action) => action.startsWith("buy")) ? "heading-buying" : "heading-turn";
}
