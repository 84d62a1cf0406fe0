// The screen after an event, as far as the event tells it.

import type { DiamoniakBag, DiamoniakHolding, DiamoniakScreen } from "../../wire/protocol";
import type { EventOf } from "../contract";
import { COLOURS, type Kind } from "./cards";

/** The event that all games share comes along with the game's own. */
type Happening = EventOf<"diamoniak"> | { readonly type: "begins"; readonly seat: number };

/** Whose turn follows and what they may do, the server says; so does the lamp, in the end. */
export const untold = ["on_turn", "phase", "odds"] as const;

export function fold(screen: DiamoniakScreen, event: Happening): DiamoniakScreen {
  return happened("seat" in event ? { ...screen, on_turn: event.seat } : screen, event);
}

function happened(screen: DiamoniakScreen, event: Happening): DiamoniakScreen {
  switch (event.type) {
    case "pile-shuffled":
      return shuffled(screen, event.number - 1, event.cards);
    case "drew":
      return drawn(screen, event.card);
    case "castle-begun":
      return held(screen, event.seat, (own) => ({
        ...plus(own, event.colour as Kind, -event.joined),
        colour: event.colour as Kind,
        castle: event.castle,
      }));
    case "part-built":
      return held(screen, event.seat, (own) => ({ ...own, castle: event.parts }));
    case "put-aside":
      return held(screen, event.seat, (own) => plus(own, event.card, 1));
    case "part-bought":
      return bought(screen, event);
    case "fairy-helped":
      return witchLeaves(
        held(screen, event.seat, (own) => plus(own, "fairy", -1)),
        ["fairy"],
      );
    case "cards-lost": {
      const less = (own: DiamoniakHolding) =>
        event.cards.reduce((left, card) => plus(left, card, -1), own);
      return witchLeaves(held(screen, event.seat, less), event.cards);
    }
    case "nothing-lost":
      return witchLeaves(screen, []);
    case "castle-lost":
      return event.freed ? held(screen, event.seat, (own) => ({ ...own, colour: null })) : screen;
    case "castle-finished":
      return { ...screen, phase: "over" };
    default:
      return screen;
  }
}

function held(
  screen: DiamoniakScreen,
  seat: number,
  change: (own: DiamoniakHolding) => DiamoniakHolding,
): DiamoniakScreen {
  return {
    ...screen,
    holdings: screen.holdings.map((own, place) => (place === seat ? change(own) : own)),
  };
}

function plus(own: DiamoniakHolding, card: Kind, copies: number): DiamoniakHolding {
  if (card === "diamond") return { ...own, diamonds: own.diamonds + copies };
  if (card === "fairy") return { ...own, fairies: own.fairies + copies };
  if (card === own.colour) return { ...own, castle: own.castle + copies };
  return {
    ...own,
    spares: own.spares.map((count, place) => (COLOURS[place] === card ? count + copies : count)),
  };
}

function bought(
  screen: DiamoniakScreen,
  event: Extract<Happening, { type: "part-bought" }>,
): DiamoniakScreen {
  const { seat, seller, diamonds, seller_paid } = event;
  const colour = event.colour as Kind;
  let after = held(screen, seat, (own) => plus(plus(own, "diamond", -diamonds), colour, 1));
  after = held(after, seller, (own) =>
    plus(plus(own, colour, -1), "diamond", seller_paid ? diamonds : 0),
  );
  return seller_paid ? after : discarded(after, Array<Kind>(diamonds).fill("diamond"));
}

/** She is discarded with what she got. */
function witchLeaves(screen: DiamoniakScreen, cards: readonly Kind[]): DiamoniakScreen {
  return { ...discarded(screen, [...cards, "witch"]), phase: "begin" };
}

function drawn(screen: DiamoniakScreen, card: Kind): DiamoniakScreen {
  const witch = card === "witch";
  const { odds } = screen;
  const left = odds && { ...odds, cards: odds.cards - 1, witches: odds.witches - (witch ? 1 : 0) };
  return { ...screen, phase: witch ? "witch" : "more", pile: screen.pile - 1, odds: left };
}

function discarded(screen: DiamoniakScreen, cards: readonly Kind[]): DiamoniakScreen {
  const { discards } = screen;
  const counts = discards.counts.map(
    (count, place) => count + cards.filter((card) => card === discards.kinds[place]).length,
  );
  return { ...screen, discards: { ...discards, counts } };
}

function shuffled(screen: DiamoniakScreen, epoch: number, cards: number): DiamoniakScreen {
  const { discards, odds } = screen;
  const known = odds && { ...odds, cards, witches: copies(discards, "witch") };
  const emptied = { ...discards, counts: discards.counts.map(() => 0) };
  return { ...screen, epoch, pile: cards, discards: emptied, odds: known };
}

export function size(bag: DiamoniakBag): number {
  return bag.counts.reduce((sum, count) => sum + count, 0);
}

function copies(bag: DiamoniakBag, kind: Kind): number {
  return bag.counts[bag.kinds.indexOf(kind)] ?? 0;
}
