// What explorers feel: it is seen in their faces.

import type { Mood } from "../../characters/looks";
import type { EventOf } from "../contract";
import type { StoryScreen } from "./story";

/** So many rubies in the hands are hard to give up. */
const TEMPTING = 9;

export function moodOf(screen: StoryScreen, event: EventOf<"diamant"> | null, seat: number): Mood {
  const inside = screen.inside.includes(seat);
  switch (event?.type) {
    case "expedition-failed":
      return event.victims.includes(seat) ? "frightened" : "calm";
    case "expedition-ended":
      return screen.opened?.left.includes(seat) ? "triumphant" : "calm";
    case "relics-taken":
      return event.seat === seat ? "triumphant" : "calm";
    case "rubies-shared":
      return inside && event.each > 0 ? "tempted" : "calm";
    default:
      break;
  }
  if (!inside) return "calm";
  if (screen.path.some(({ card }) => card.type === "trap")) return "nervous";
  return screen.hand >= TEMPTING ? "tempted" : "calm";
}
