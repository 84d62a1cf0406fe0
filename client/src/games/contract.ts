// What a game brings to the page. Each folder here has an `index.ts` whose default export is a
// GameClient; the rest of the page finds it by walking the folders and knows no game by name.

import type { Component } from "svelte";
import type { Facts } from "../rules/facts";
import type { Effect } from "../sound/effects";
import type { Place } from "../sound/places";
import type { Arguments } from "../texts/texts.svelte";
import type { Words } from "../texts/words";
import type { Turn } from "../wire/mirror";
import type { Begins, Games, TableInfo } from "../wire/protocol";

export type GameName = keyof Games;
export type ScreenOf<G extends GameName> = Games[G]["screen"];
/** What happens in a game; who begins is told in all of them. */
export type EventOf<G extends GameName> = Games[G]["event"] | Begins;

/**
 * How much of a table one screen shows. `whole`: everything, on a screen of one's own. `wall`: what
 * everybody may see, large, for a room; nothing can be tapped. `card`: only what is asked of the
 * viewer and what is theirs, on a phone, while a wall shows the rest.
 */
export type Stage = "whole" | "wall" | "card";

/** What a board is given. It draws `screen`, and lets the viewer choose among `legal`. */
export interface BoardProps<G extends GameName> {
  readonly stage: Stage;
  /** What lies on the table at this moment of the story. */
  readonly screen: ScreenOf<G>;
  /** What is just happening, while a story is told; null when all is told. */
  readonly event: EventOf<G> | null;
  /** How long a movement takes now, in milliseconds; 0 without animation. */
  readonly moment: number;
  readonly table: TableInfo;
  /** The seat through whose eyes one sees; null for a spectator. */
  readonly viewer: number | null;
  /** What can be decided; null before the start. */
  readonly turn: Turn | null;
  /** What the viewer may do now: empty while a story is told, or when it is not their turn. */
  readonly legal: readonly string[];
  /** What the viewer has chosen in this decision, sealed or on its way. */
  readonly chosen: string | null;
  /**
   * Whether they have chosen in this decision. Where several people share a device it may be known
   * that they have, while what it was is not shown.
   */
  readonly sealed?: boolean;
  /** How long the choice can be taken back before it is sent, in milliseconds; 0 if it is sent. */
  readonly held: number;
  readonly choose: (action: string) => void;
  /** Take back a choice that is held. */
  readonly takeBack: () => void;
  /** The words of the game. Where several people share a device, they name whoever is meant. */
  readonly words: Words;
  /** The game was played before and is only looked at: nothing is asked of anybody. */
  readonly replayed?: boolean;
}

export interface OutcomeProps<G extends GameName> {
  readonly screen: ScreenOf<G>;
  readonly table: TableInfo;
  readonly seat: number;
  readonly words: Words;
}

/**
 * What the figures in the rules are given. A game's `Figure.svelte` is asked after every paragraph,
 * and draws what explains that rule, or nothing.
 */
export interface FigureProps {
  /** The message of rules.ftl after which the figure stands. */
  readonly rule: string;
  readonly facts: Facts;
  readonly words: Words;
  /** A text of the game's figures.ftl. The facts are among its arguments without being passed on. */
  readonly say: (message: string, args?: Arguments) => string;
}

/** The picture of somebody: large where a device is passed on. */
export interface SignProps<G extends GameName> {
  readonly seat: number;
  readonly table: TableInfo;
  /** Null before the start. */
  readonly screen: ScreenOf<G> | null;
}

/** What a game's screens need while it is played. Loaded when a table is opened. */
export interface GameClient<G extends GameName> {
  readonly Board: Component<BoardProps<G>>;
  /** How the score of one seat came about, for the result. */
  readonly Outcome: Component<OutcomeProps<G>>;
  /** What a seat is known by: a figure, a hat, a castle. It tells nothing that is secret. */
  readonly Sign: Component<SignProps<G>>;
  /**
   * The screen after an event, as far as the event tells it; for telling the story only. It applies
   * what has happened, and knows neither rules nor options.
   */
  readonly fold: (screen: ScreenOf<G>, event: EventOf<G>) => ScreenOf<G>;
  /** Fields of the screen that events do not tell; `fold` leaves them, the server's screen has them. */
  readonly untold: readonly (keyof ScreenOf<G>)[];
  /** How long people need to see what happened, in milliseconds at normal speed. */
  readonly pause: (event: EventOf<G>, screen: ScreenOf<G>) => number;
  /** The sound of an event. */
  readonly sound: (event: EventOf<G>) => Sound | Sounds | null;
  /** Where the viewer is, as it is heard; null for silence. Left out: nowhere. */
  readonly place?: (
    screen: ScreenOf<G>,
    event: EventOf<G> | null,
    viewer: number | null,
  ) => Place | null;
  /** The rule that matters now: a message of the game's rules.ftl, a heading or a single rule. */
  readonly matters: (screen: ScreenOf<G>, turn: Turn | null) => string;
  /** Whether a choice that would count at once can be taken back for two seconds. */
  readonly takesBack: boolean;
  /** Whether the game is for small children: pictures first, and a voice that reads. */
  readonly forChildren: boolean;
}

export type Sound = Effect;

/** A sound that comes by number. */
export interface Sounds {
  readonly sound: Sound;
  readonly count: number;
}
