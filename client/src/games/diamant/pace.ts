// How long each event is shown, and how it sounds.

import type { Place } from "../../sound/places";
import type { EventOf, Sound, Sounds } from "../contract";
import { allOpened, type StoryScreen } from "./story";

/** Whoever sits in the camp already waits for the others, and not for long. */
const FROM_THE_CAMP = 0.6;

export function pause(event: EventOf<"diamant">, screen: StoryScreen): number {
  const waits =
    screen.seat !== null && screen.inside.length > 0 && !screen.inside.includes(screen.seat);
  const involved = !waits || screen.opened?.left.includes(screen.seat);
  return length(event, screen) * (involved ? 1 : FROM_THE_CAMP);
}

function length(event: EventOf<"diamant">, screen: StoryScreen): number {
  switch (event.type) {
    case "expedition-started":
      return 1500;
    case "revealed":
      return event.deadly || event.card.type === "relic" ? 1400 : 1000;
    case "rubies-shared":
      return 1700;
    // All choices are shown at once, with the last of them.
    case "stayed":
      return allOpened(screen) ? 1100 : 0;
    case "went-home":
      return allOpened(screen) ? 2900 : 0;
    case "relics-taken":
      return 1900;
    case "expedition-failed":
      return 2700;
    case "expedition-ended":
      return 1700;
    case "deck-ran-out":
      return 1200;
    default:
      return 0;
  }
}

export function sound(event: EventOf<"diamant">): Sound | Sounds | null {
  switch (event.type) {
    case "revealed":
      if (event.deadly) return "deadly";
      return event.card.type === "treasure" ? "card" : event.card.type;
    case "rubies-shared":
      return event.each > 0 ? { sound: "rubies", count: event.each } : "card";
    case "went-home":
      return event.carried + event.found > 0 ? "chest" : "step";
    case "stayed":
    case "expedition-started":
    case "deck-ran-out":
      return "step";
    case "relics-taken":
      return "relic";
    case "expedition-failed":
      return "bad";
    case "expedition-ended":
      return "card";
    default:
      return null;
  }
}

/** In the cave, or at the fire; and all is silent while a trap falls. */
export function place(
  { expedition, expeditions, inside }: StoryScreen,
  event: EventOf<"diamant"> | null,
  viewer: number | null,
): Place | null {
  if (event?.type === "expedition-failed") return null;
  if (event === null && expedition >= expeditions && !inside.length) return "camp";
  return viewer !== null && !inside.includes(viewer) ? "camp" : "cave";
}
