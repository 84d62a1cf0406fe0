// Which cards fly from where to where when something happens.
//
// A spot is the `data-spot` of an element of the board; where it is missing, the next one is tried.

import type { EventOf } from "../contract";
import type { Kind } from "./cards";

export interface Flight {
  readonly kind: Kind;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** It starts with its back up and is turned over on the way. */
  readonly turned: boolean;
  /** It stays visible where it has landed, until something else happens. */
  readonly stays: boolean;
  /** When it starts and ends, as parts of the moment. */
  readonly start: number;
  readonly end: number;
}

export const STAGE = "stage";
export const PILE = "pile";
export const DISCARDS = "discards";
export const castleSpot = (seat: number): string => `castle-${seat}`;
export const stackSpot = (seat: number, kind: Kind): string => `stack-${seat}-${kind}`;
export const reserveSpot = (seat: number): string => `reserve-${seat}`;

const beside = (seat: number, kind: Kind): string[] => [stackSpot(seat, kind), reserveSpot(seat)];

function flight(
  kind: Kind,
  from: readonly string[],
  to: readonly string[],
  more: Partial<Flight> = {},
): Flight {
  return { kind, from, to, turned: false, stays: false, start: 0, end: 0.7, ...more };
}

export function flights(event: EventOf<"diamoniak"> | null): Flight[] {
  switch (event?.type) {
    case "drew":
      return [flight(event.card, [PILE], [STAGE], { turned: true, stays: true, end: 0.5 })];
    case "put-aside":
      return [flight(event.card, [STAGE], beside(event.seat, event.card))];
    case "castle-begun":
    case "part-built":
      return [flight(event.colour as Kind, [STAGE], [castleSpot(event.seat)], { end: 0.5 })];
    case "part-bought": {
      const colour = event.colour as Kind;
      const till = event.seller_paid ? beside(event.seller, "diamond") : [DISCARDS];
      const paid = Array.from({ length: event.diamonds }, (_, place) =>
        flight("diamond", beside(event.seat, "diamond"), till, {
          start: place * 0.08,
          end: 0.4 + place * 0.08,
        }),
      );
      return [
        ...paid,
        flight(colour, beside(event.seller, colour), [castleSpot(event.seat)], {
          start: 0.35,
          end: 0.75,
        }),
      ];
    }
    case "fairy-helped":
      return [
        flight("witch", [STAGE], [DISCARDS], { start: 0.5, end: 0.95 }),
        flight("fairy", beside(event.seat, "fairy"), [STAGE], { stays: true, end: 0.45 }),
      ];
    case "cards-lost": {
      const lost = event.cards.map((kind, place) =>
        flight(kind, [stackSpot(event.seat, kind), lostFrom(event.seat, kind)], [DISCARDS], {
          start: place * 0.12,
          end: 0.5 + place * 0.12,
        }),
      );
      return [...lost, flight("witch", [STAGE], [DISCARDS], { start: 0.45, end: 0.95 })];
    }
    case "nothing-lost":
      return [flight("witch", [STAGE], [DISCARDS], { start: 0.3, end: 0.9 })];
    default:
      return [];
  }
}

/** Parts of the own castle lie in no stack. */
function lostFrom(seat: number, kind: Kind): string {
  return kind === "diamond" || kind === "fairy" ? reserveSpot(seat) : castleSpot(seat);
}
