// The screen after an event: how the cave looks in the middle of a story.

import type {
  DiamantBag,
  DiamantExpeditionEnded,
  DiamantPathCard,
  DiamantRelic,
  DiamantScreen,
  DiamantTrap,
  DiamantTreasure,
  DiamantWentHome,
} from "../../wire/protocol";
import type { EventOf } from "../contract";

export type Card = DiamantTreasure | DiamantTrap | DiamantRelic;

/** How the decision that is just opened went, as far as it is told. */
export interface OpenedDecision {
  /** How many decided. */
  readonly of: number;
  readonly stayed: readonly number[];
  readonly left: readonly number[];
  /** What lay on the path before, what each leaver took of it, and what stays. */
  readonly lay: number;
  readonly each: number;
  readonly rest: number;
  readonly carried: number;
}

/** A screen of a story also knows the decision that led to it. */
export interface StoryScreen extends DiamantScreen {
  readonly opened?: OpenedDecision | undefined;
}

const NOTHING_OPENED = { stayed: [], left: [], lay: 0, each: 0, rest: 0, carried: 0 };

export function fold(screen: StoryScreen, event: EventOf<"diamant">): StoryScreen {
  switch (event.type) {
    case "expedition-started":
      return enter(screen, event.added);
    case "revealed": {
      const rubies = event.card.type === "treasure" ? event.card.rubies : 0;
      return {
        ...screen,
        opened: undefined,
        deck: changed(screen.deck, event.card, -1),
        path: [...screen.path, { type: "path-card", card: event.card, rubies }],
        deciding: true,
        odds: null,
      };
    }
    case "rubies-shared":
      return {
        ...screen,
        hand: screen.hand + event.each,
        path: screen.path.map((lying, place) =>
          place === screen.path.length - 1 ? { ...lying, rubies: event.left } : lying,
        ),
      };
    case "stayed": {
      const opened = open(screen);
      return {
        ...screen,
        deciding: false,
        odds: null,
        opened: { ...opened, stayed: [...opened.stayed, event.seat] },
      };
    }
    case "went-home":
      return goHome(screen, event);
    case "relics-taken":
      return {
        ...screen,
        path: screen.path.filter((lying) => lying.card.type !== "relic"),
        relics: screen.relics.map((own, seat) =>
          seat === event.seat ? [...own, ...event.values] : own,
        ),
      };
    case "deck-ran-out":
      // Whoever stayed goes home after all: a decision of its own.
      return { ...screen, opened: undefined };
    case "expedition-failed":
      // People need to see what happened and to whom: all is cleared when the expedition ends.
      return { ...screen, deciding: false };
    case "expedition-ended":
      return close(screen, event);
    default:
      return screen;
  }
}

/** Whether everybody who decided has shown their card. */
export function allOpened({ opened }: StoryScreen): boolean {
  return opened === undefined || opened.stayed.length + opened.left.length >= opened.of;
}

export function alike(one: Card, other: Card): boolean {
  if (one.type === "treasure") return other.type === "treasure" && one.rubies === other.rubies;
  if (one.type === "trap") return other.type === "trap" && one.kind === other.kind;
  return other.type === "relic" && one.value === other.value;
}

export function countIn(bag: DiamantBag, card: Card): number {
  const place = bag.kinds.findIndex((kind) => alike(kind, card));
  return bag.counts[place] ?? 0;
}

export function lyingRubies(path: readonly DiamantPathCard[]): number {
  return path.reduce((sum, lying) => sum + lying.rubies, 0);
}

function open(screen: StoryScreen): OpenedDecision {
  return screen.opened ?? { of: screen.inside.length, ...NOTHING_OPENED };
}

function changed(bag: DiamantBag, card: Card, by: number): DiamantBag {
  const place = bag.kinds.findIndex((kind) => alike(kind, card));
  return { ...bag, counts: bag.counts.map((count, each) => (each === place ? count + by : count)) };
}

function enter(screen: StoryScreen, added: DiamantRelic | null): StoryScreen {
  // The very first expedition is already in when the screen comes.
  if (screen.inside.length > 0) return screen;
  return {
    ...screen,
    opened: undefined,
    inside: screen.chests.map((_, seat) => seat),
    deck: added ? changed(screen.deck, added, 1) : screen.deck,
    relic_stack: screen.relic_stack.slice(1),
  };
}

function goHome(screen: StoryScreen, event: DiamantWentHome): StoryScreen {
  const { seat, carried, found } = event;
  const before = open(screen);
  const path = screen.path.map((lying, place) => ({ ...lying, rubies: event.rests[place] ?? 0 }));
  // The first of them tells for all: they share at the same moment.
  const sharing =
    before.left.length === 0
      ? { lay: lyingRubies(screen.path), each: found, rest: lyingRubies(path), carried }
      : {};
  const chest = screen.chests[seat] ?? null;
  return {
    ...screen,
    path,
    deciding: false,
    odds: null,
    inside: screen.inside.filter((each) => each !== seat),
    chests:
      chest === null
        ? screen.chests
        : screen.chests.map((each, owner) => (owner === seat ? chest + carried + found : each)),
    opened: { ...before, ...sharing, left: [...before.left, seat] },
  };
}

function close(screen: StoryScreen, event: DiamantExpeditionEnded): StoryScreen {
  return {
    ...screen,
    opened: undefined,
    expedition: event.number,
    deck: event.returned.reduce((deck, card) => changed(deck, card, 1), screen.deck),
    path: [],
    inside: [],
    hand: 0,
    deciding: false,
    removed: [...screen.removed, ...event.removed],
    odds: null,
  };
}
