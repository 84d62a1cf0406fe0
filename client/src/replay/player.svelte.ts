// Leads a table through a game that was played. One step forwards is told like a live move; every
// other way leads straight to the moment, with the log as it was then.

import { Table } from "../table/table.svelte";
import { Words } from "../texts/words";
import type { Replay } from "../wire/api";
import type { Handlers, Source } from "../wire/connection.svelte";
import type { TurnInfo, Update } from "../wire/protocol";

export type Tempo = "slow" | "normal" | "fast";
export const TEMPOS: readonly Tempo[] = ["slow", "normal", "fast"];
/** By what the pauses of a story are multiplied. */
const PACES: Readonly<Record<Tempo, number>> = { slow: 1.6, normal: 1, fast: 0.4 };
/** How long a moment is shown before the next one, in milliseconds. */
const PAUSES: Readonly<Record<Tempo, number>> = { slow: 2600, normal: 1300, fast: 450 };

/** What was decided long ago cannot be chosen any more. */
const past = (turn: TurnInfo): TurnInfo => ({ ...turn, legal: [] });

export class Player {
  readonly table: Table;
  readonly names: readonly string[];
  readonly words: Words;
  moment = $state(0);
  /** Whether it goes on by itself. */
  playing = $state(false);
  tempo = $state<Tempo>("normal");
  readonly last: number;
  #handlers!: Handlers;

  constructor(
    readonly replay: Replay,
    moment: number,
    tempo: Tempo = "normal",
  ) {
    this.tempo = tempo;
    this.last = replay.moments.length - 1;
    this.names = replay.table.seats.map((seat) => seat.name ?? "");
    this.words = new Words(replay.table.game, this.names);
    this.table = new Table(replay.table.id, (handlers) => this.#connect(handlers));
    this.#jump(this.#within(moment));
  }

  /** The chapter of the present moment, counted from 1; 0 if the game has none. */
  get chapter(): number {
    return this.replay.chapters.filter((first) => first <= this.moment).length;
  }

  /** What the viewer chose at the present moment. */
  get chose(): string | null {
    return this.replay.chose[this.moment] ?? null;
  }

  go(wanted: number): void {
    const moment = this.#within(wanted);
    if (moment === this.moment) return;
    if (moment === this.moment + 1) this.#step(moment);
    else this.#jump(moment);
    if (moment === this.last) this.playing = false;
  }

  /** To the beginning of the present chapter, or of the one before if that is where we are. */
  chapterBefore(): void {
    this.go(this.replay.chapters.filter((first) => first < this.moment).at(-1) ?? 0);
  }

  chapterNext(): void {
    this.go(this.replay.chapters.find((first) => first > this.moment) ?? this.last);
  }

  /** Begin or stop to go on by itself; from the end it begins anew. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.moment === this.last) this.go(0);
  }

  /** Go on after a pause; the way to stop that. */
  waitForNext(): () => void {
    const timer = setTimeout(() => this.go(this.moment + 1), PAUSES[this.tempo]);
    return () => clearTimeout(timer);
  }

  close(): void {
    this.playing = false;
    this.table.close();
  }

  #within(moment: number): number {
    return Math.min(Math.max(moment, 0), this.last);
  }

  /** Nobody listens at the other end: all that happens is in the replay. */
  #connect(handlers: Handlers): Source {
    this.#handlers = handlers;
    return { status: "open", send: () => new Promise(() => {}), renew() {}, close() {} };
  }

  #step(moment: number): void {
    this.table.story?.skip();
    this.table.tempo = this.playing ? PACES[this.tempo] : 1;
    this.#handlers.receive(this.#message(moment));
    this.moment = moment;
  }

  #jump(moment: number): void {
    this.table.forget();
    const events = this.replay.moments.slice(0, moment + 1).flatMap((each) => each.events ?? []);
    const { table, you } = this.replay;
    this.#handlers.receive({ ...this.#message(moment), table, you, events });
    this.moment = moment;
  }

  #message(moment: number): Update {
    const { turn, ...rest } = this.replay.moments[moment]!;
    return turn ? { ...rest, turn: past(turn) } : rest;
  }
}
