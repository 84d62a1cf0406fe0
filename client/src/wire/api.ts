// The bodies of the HTTP API. docs/protocol.md and /api/openapi.json explain them.

import type { TableInfo, Update, View, You } from "./protocol";

/** Why a request was refused, and what to do. */
export interface ApiProblem {
  readonly code: string;
  readonly message: string;
  readonly todo: string;
}

/** How long people may think. */
export interface WantedClock {
  readonly kind?: "bank" | "decision" | "none";
  /** For each decision, or in each seat's bank. */
  readonly seconds?: number;
  readonly increment?: number;
}

/** What a host asks for. Only the game is needed; the rest has good defaults. */
export interface NewTable {
  readonly game: string;
  readonly edition?: string | null;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: number | null;
  /** Specs of bots, for the last seats. */
  readonly bots?: readonly string[];
  readonly clock?: WantedClock;
  /** Whether the lobby shows the table. */
  readonly listed?: boolean;
  readonly chat?: "free" | "none" | "phrases" | null;
  /** After so long a bot plays for somebody who went away; null for never. */
  readonly stand_in_seconds?: number | null;
  readonly stand_in?: string | null;
  /** Whether all who sit down are hosts, rather than who asks: for a screen without a seat. */
  readonly everybody_hosts?: boolean;
}

/** A public key (Ed25519) with which a house signs the records of finished games. */
export interface HouseKeyInfo {
  /** 32 bytes in hex. */
  readonly key: string;
  /** Seconds since 1970. */
  readonly since: number;
  /** When another one took its place; null for the one that signs now. */
  readonly until: number | null;
}

/** All public keys of a house, the newest last. */
export interface HouseKeyList {
  readonly format: "adamas-keys-1";
  readonly keys: readonly HouseKeyInfo[];
}

/** A new table. */
export interface TableCreated {
  readonly table: string;
  /** Its page, to be shared. */
  readonly path: string;
}

/** How others get to a table. */
export interface Invitation {
  readonly address: string;
  /** The address as a QR code: an SVG picture, as a `data:` address. */
  readonly picture: string;
  /** Whether another machine can open the address. */
  readonly elsewhere: boolean;
}

/** Tables that anybody may join or watch. */
export interface TableList {
  readonly tables: readonly TableInfo[];
}

/** A game that was played, as one viewer saw it. */
export interface Replay {
  readonly table: TableInfo;
  readonly you: You;
  /**
   * Each decision and the end: `screen` and `turn` as they were, `events` since the moment
   * before.
   */
  readonly moments: readonly Update[];
  /** What the viewer chose at each moment, if the viewer had to choose. */
  readonly chose: readonly (string | null)[];
  /** The moments at which a chapter begins: an expedition, a level, a turn. */
  readonly chapters: readonly number[];
}

/** Somebody who is here for the first time. */
export interface NewPerson {
  readonly name: string;
  /** Who they like to be at tables. */
  readonly explorer?: number | null;
}

/** Who one is, and the key that proves it. Keep it: it is shown once. */
export interface PersonKey {
  readonly person: string;
  readonly name: string;
  readonly key: string;
  readonly explorer?: number | null;
}

/** Another name and another explorer, for tables to come. */
export interface Rename {
  readonly name: string;
  /** Left out: as before. */
  readonly explorer?: number | null;
}

/** A code that makes another device one's own, once. */
export interface Code {
  readonly code: string;
  /** How long it can be used. */
  readonly seconds: number;
}

/** A code from another device. */
export interface Redeem {
  readonly code: string;
}

/** A table at which one sits or sat. */
export interface MyTable {
  readonly table: TableInfo;
  readonly seats: readonly number[];
  readonly host: boolean;
  readonly your_turn: boolean;
}

/** Who one is, with one's tables, the latest first. */
export interface Me {
  readonly person: string;
  readonly name: string;
  readonly tables: readonly MyTable[];
  /** Who one likes to be at tables. */
  readonly explorer?: number | null;
}

/** Everything that the house holds under one's key. */
export interface Export {
  readonly person: string;
  readonly name: string;
  readonly created_at: number;
  readonly devices: number;
  readonly tables: readonly TableInfo[];
  /** What one said: table, phrase or text. */
  readonly said: readonly (readonly [string, string])[];
  readonly explorer?: number | null;
}

/** A name or behaviour that the house should know of. */
export interface Report {
  readonly table: string;
  readonly seat: number;
  readonly reason: string;
}

/** Where a value of an option comes from. */
export interface OriginInfo {
  /** `printed`, `ruling`, `reading`, `elsewhere`, `house` or `screen`. */
  readonly source: string;
  /** The editions whose rulebook prints it. */
  readonly editions: readonly string[];
  /** Whether every rulebook prints it that was read for this game. */
  readonly everywhere: boolean;
}

/** A ruling that can be changed. */
export interface OptionInfo {
  readonly name: string;
  readonly values: readonly string[];
  /** Where each value comes from. */
  readonly origins: readonly OriginInfo[];
  /** Whether it changes only what screens show. */
  readonly screen: boolean;
}

/** A bot that can sit at a table. */
export interface BotInfo {
  readonly spec: string;
  /** 1 to 4 for people to choose from; 0 for strategies to study. */
  readonly level: number;
}

/** A game that the page can show. */
export interface GameInfo {
  readonly name: string;
  readonly rules_version: number;
  /** The fewest and the most. */
  readonly seats: readonly [number, number];
  readonly usual_seats: number;
  readonly age: number;
  readonly minutes: number;
  readonly designers: readonly string[];
  /** The settings of each edition, the usual one first. */
  readonly editions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly options: readonly OptionInfo[];
  readonly bots: readonly BotInfo[];
  /** The minutes that its tutorial takes; null if there is none. */
  readonly tutorial: number | null;
}

/** What follows when the pupil has done what a step asks for. */
export interface TutorialReply {
  /** What the pupil chose; null where there is nothing to choose. */
  readonly action: string | null;
  /** What the socket of a real table would have told. */
  readonly messages: readonly Update[];
}

/** One thing that is explained. */
export interface TutorialStep {
  /** A message of the game. */
  readonly text: string;
  /** Arguments for it. */
  readonly numbers: Readonly<Record<string, number>>;
  /** The parts of the board that it speaks about. */
  readonly about: readonly string[];
  /** The parts to be tapped, one after the other. */
  readonly tap: readonly string[];
  /** Any of these leads on to the next step. */
  readonly replies: readonly TutorialReply[];
}

/** A first game, with explanations. Whoever learns it sits at seat 0. */
export interface Tutorial {
  readonly game: string;
  readonly minutes: number;
  readonly start: View;
  readonly steps: readonly TutorialStep[];
}

/** All games. */
export interface Games {
  readonly games: readonly GameInfo[];
  /** What can be said at a table. */
  readonly phrases: readonly string[];
}

/** What a reader is told about a sentence that the rulebook of the edition does not print. */
export interface RuleMark {
  /** `ruling`, `reading`, `elsewhere` or `house`. */
  readonly source: string;
  /** The editions that print it, if others do. */
  readonly editions: readonly string[];
  /** Whether whoever sets up a table can choose otherwise. */
  readonly changeable: boolean;
}

/** What the text of the rules needs: its numbers, and the rulings that it follows. */
export interface Rules {
  readonly game: string;
  readonly edition: string;
  /** Options that differ from the edition's. */
  readonly changed: Readonly<Record<string, string>>;
  /**
   * The arguments of the messages in the game's `rules.ftl` and `figures.ftl`, and lists for
   * its pictures.
   */
  readonly facts: Readonly<Record<string, number | string | readonly (number | string)[]>>;
  /** By message; what has no mark is printed. */
  readonly marks: Readonly<Record<string, RuleMark>>;
  /** Whether the edition is known only from public descriptions. */
  readonly described: boolean;
}

/** Whether the process is alive, or ready. */
export interface Health {
  /** `damaged`: some tables cannot be read any more, all others go on. */
  readonly status: "damaged" | "ok" | "waits";
  /** How much was found damaged since the start; the log says what. */
  readonly damaged?: number;
}

/** Somebody, as whoever looks after the house sees them. */
export interface AdminPerson {
  readonly id: string;
  readonly name: string;
  readonly blocked: boolean;
  readonly created_at: number;
}

/** A table, as whoever looks after the house sees it. */
export interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly changed_at: number;
}

/** A report. */
export interface AdminReport {
  readonly id: number;
  readonly at: number;
  readonly table: string;
  readonly person: string;
  readonly name: string;
  readonly reason: string;
}

/** The house at a glance. */
export interface AdminPage {
  readonly version: string;
  readonly sockets: number;
  readonly rooms: number;
  readonly people: readonly AdminPerson[];
  readonly tables: readonly AdminTable[];
  readonly reports: readonly AdminReport[];
}

/** Refuse somebody from now on, or no longer. */
export interface Block {
  readonly person: string;
  readonly blocked: boolean;
}

/** Close a table. */
export interface CloseTable {
  readonly table: string;
}
