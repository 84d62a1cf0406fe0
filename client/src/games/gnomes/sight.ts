// What the parts of the board share: the screen with everything that is known about each place.

import { texts } from "../../texts/texts.svelte";
import type { Words } from "../../texts/words";
import type { Arranging } from "./arranging.svelte";
import { placeAt, type At } from "./flights";
import { keyOf, type Key, type Tap } from "./picking";
import { ROMAN, type Happened, type Holdable, type Screen, type Spot } from "./tiles";

export interface Sight {
  readonly screen: Screen;
  readonly event: Happened | null;
  readonly words: Words;
  readonly viewer: number | null;
  /** The viewer has answered: what was looked at is not shown any longer. */
  readonly answered: boolean;
  /** Who still has to choose, and who has chosen; empty while a story is told. */
  readonly waiting: readonly number[];
  readonly ready: readonly number[];
  readonly taps: ReadonlyMap<Key, Tap>;
  readonly pressed: ReadonlySet<Key>;
  readonly arriving: ReadonlySet<At>;
  readonly tap: (key: Key) => void;
  /** How the viewer puts the own row in order, while they do. */
  readonly arranging: Arranging | null;
  /** The viewer has just laid the own row face down. */
  readonly covers: boolean;
}

/** Everything about one place. */
export interface Place {
  readonly key: Key;
  readonly at: At;
  readonly spot: Spot | null;
  /** The face that is shown now, large. */
  readonly face: Holdable | null;
  /** A face that memory help reminds of. */
  readonly known: Holdable | null;
  /** Who is looking at it now. */
  readonly lookers: readonly number[];
  /** Who looks at it just now, in the story. */
  readonly looker: number | null;
  readonly turns: boolean;
  readonly bursts: boolean;
  /** It is turned face down just now. */
  readonly covered: boolean;
  readonly tap: Tap | null;
  readonly pressed: boolean;
  readonly label: string;
}

export function placeOf(sight: Sight, seat: number, slot: number): Place {
  const { screen, event, viewer, answered } = sight;
  const spot = screen.rows[seat]?.[slot] ?? null;
  const key = keyOf(seat, slot);
  const lookers = screen.looking.flatMap((look, looker) =>
    look?.seat === seat && look.slot === slot ? [looker] : [],
  );
  const learns = screen.phase === "memorise" && seat === viewer;
  const sees = !answered && (learns || (viewer !== null && lookers.includes(viewer)));
  const shown = spot?.face_up === true || sees;
  const helps = screen.unseen !== null;
  const happens = event !== null && "slot" in event && event.slot === slot;
  const tap = sight.taps.get(key) ?? null;
  const place = {
    key,
    at: placeAt(seat, slot),
    spot,
    face: shown ? (spot?.tile ?? null) : null,
    known: !shown && helps ? (spot?.tile ?? null) : null,
    lookers,
    looker: happens && event.type === "looked" && event.owner === seat ? event.seat : null,
    turns:
      (happens && event.type === "cart-sent-up" && event.seat === seat) ||
      (event?.type === "counted" && event.seat === seat),
    bursts: happens && event.type === "buried" && event.seat === seat,
    covered: sight.covers && seat === viewer,
    tap,
    pressed: sight.pressed.has(key),
  };
  return { ...place, label: labelOf(sight, place, seat, slot) };
}

/** Phases that are nobody's turn. */
const NOBODYS: readonly Screen["phase"][] = ["deal", "memorise", "cart", "over"];
/** Events in which all take part, one after the other. */
const EVERYBODYS: readonly Happened["type"][] = [
  "exchanged",
  "buried",
  "cart-sent-up",
  "counted",
  "row-dealt",
];

/** Whose turn it is, and who is doing something just now. */
export function actorOf({ screen, event }: Sight): {
  readonly turn: number | null;
  readonly now: number | null;
} {
  if (event && "seat" in event) {
    const shared = EVERYBODYS.includes(event.type) || screen.phase === "lit";
    return { turn: shared ? null : event.seat, now: event.seat };
  }
  const turn = NOBODYS.includes(screen.phase) ? null : screen.active;
  return { turn, now: turn };
}

/** A place in words, for whoever cannot see it. */
function labelOf(sight: Sight, place: Omit<Place, "label">, seat: number, slot: number): string {
  const { words, viewer, screen } = sight;
  const what = whatOf(sight, place);
  const action = place.tap?.action ? words.action(place.tap.action, viewer) : null;
  const where = words.text(seat === viewer ? "board-place-own" : "board-place", { slot: slot + 1 });
  const named = action ?? where;
  const also: string[] = [];
  const others = place.lookers.filter((looker) => looker !== viewer);
  if (others.length)
    also.push(words.text("board-lookers", { names: names(words, others), count: others.length }));
  const seenBy = place.spot?.face_up ? [] : (place.spot?.seen_by ?? []);
  if (seenBy.length) also.push(words.text("board-seen-by", { names: names(words, seenBy) }));
  if (place.turns && screen.phase !== "over") also.push(words.text("board-goes-up"));
  return words.text("board-label", { named, what: [what, ...also].join("; ") });
}

function whatOf({ words }: Sight, { spot, face, known }: Omit<Place, "label">): string {
  if (!spot) return words.text("board-hole");
  if (face)
    return words.text(spot.face_up ? "board-face-up" : "board-face-seen", {
      tile: words.thing(face),
    });
  const level = ROMAN[spot.level] ?? "";
  return known
    ? words.text("board-face-known", { level, tile: words.thing(known) })
    : words.text("board-face-down", { level });
}

export function names(words: Words, seats: readonly number[]): string {
  return texts.list(seats.map((seat) => words.name(seat)));
}
