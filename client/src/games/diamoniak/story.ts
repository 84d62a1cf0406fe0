// The screen after an event, as the rules of the server have it: for telling the story only.

import type { DiamoniakBag, DiamoniakHolding, DiamoniakScreen } from "../../wire/protocol";
import type { EventOf } from "../contract";
import { COLOURS, type Kind } from "./cards";

/** The event that all games share comes along with the game's own. */
type Happening = EventOf<"diamoniak"> | { readonly type: "begins"; readonly seat: number };

export function fold(screen: DiamoniakScreen, event: Happening): DiamoniakScreen {
  switch (event.type) {
    case "begins":
      return { ...screen, on_turn: event.seat };
    case "pile-shuffled":
      return shuffled(screen, event.number - 1, event.cards);
    case "drew":
      return drawn(screen, event.card);
    case "castle-begun":
      return held(screen, event.seat, (own) => begun(own, event.colour as Kind, event.joined));
    case "part-built":
      return held(screen, event.seat, (own) => ({ ...own, castle: event.parts }));
    case "put-aside":
      return held(screen, event.seat, (own) => plus(own, event.card, 1));
    case "stopped":
      return passedOn(screen, event.seat);
    case "part-bought":
      return bought(screen, event);
    case "fairy-helped": {
      const alone = held(screen, event.seat, (own) => plus(own, "fairy", -1));
      return passedOn(discarded(alone, ["fairy", "witch"]), event.seat);
    }
    case "cards-lost": {
      const less = (own: DiamoniakHolding) =>
        event.cards.reduce((left, card) => plus(left, card, -1), own);
      return passedOn(
        discarded(held(screen, event.seat, less), [...event.cards, "witch"]),
        event.seat,
      );
    }
    case "nothing-lost":
      return passedOn(discarded(screen, ["witch"]), event.seat);
    case "castle-lost":
      return event.freed ? held(screen, event.seat, (own) => ({ ...own, colour: null })) : screen;
    case "castle-finished":
      return { ...screen, on_turn: event.seat, phase: "over" };
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

function begun(own: DiamoniakHolding, colour: Kind, joined: number): DiamoniakHolding {
  return { ...plus(own, colour, -joined), colour, castle: joined + 1 };
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
  if (!seller_paid) after = discarded(after, Array<Kind>(diamonds).fill("diamond"));
  return passedOn(after, seat);
}

function passedOn(screen: DiamoniakScreen, seat: number): DiamoniakScreen {
  return { ...screen, on_turn: (seat + 1) % screen.holdings.length, phase: "begin" };
}

function drawn(screen: DiamoniakScreen, card: Kind): DiamoniakScreen {
  const witch = card === "witch";
  const { odds } = screen;
  const left = odds && { ...odds, cards: odds.cards - 1, witches: odds.witches - (witch ? 1 : 0) };
  return lit({ ...screen, phase: witch ? "witch" : "more", pile: screen.pile - 1, odds: left });
}

function discarded(screen: DiamoniakScreen, cards: readonly Kind[]): DiamoniakScreen {
  const { discards } = screen;
  const counts = discards.counts.map(
    (count, place) => count + cards.filter((card) => card === discards.kinds[place]).length,
  );
  return lit({ ...screen, discards: { ...discards, counts } });
}

function shuffled(screen: DiamoniakScreen, epoch: number, cards: number): DiamoniakScreen {
  const { discards, odds } = screen;
  const known = odds && { ...odds, cards, witches: copies(discards, "witch") };
  const emptied = { ...discards, counts: discards.counts.map(() => 0) };
  return { ...screen, epoch, pile: cards, discards: emptied, odds: known };
}

/** Where the pile is empty, the lamp tells of the discard pile, which comes next. */
function lit(screen: DiamoniakScreen): DiamoniakScreen {
  const { odds, pile, discards } = screen;
  if (!odds || pile > 0) return screen;
  return {
    ...screen,
    odds: { ...odds, cards: size(discards), witches: copies(discards, "witch") },
  };
}

export function size(bag: DiamoniakBag): number {
  return bag.counts.reduce((sum, count) => sum + count, 0);
}

function copies(bag: DiamoniakBag, kind: Kind): number {
  return bag.counts[bag.kinds.indexOf(kind)] ?? 0;
}
