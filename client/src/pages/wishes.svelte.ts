// What a host wishes for a new table. The defaults are good: nothing has to be touched.

import type { GameInfo, NewTable } from "../wire/api";

type ClockKind = "none" | "decision" | "bank";
type ChatKind = "none" | "phrases" | "free";

/** The usual opponent: neither the weakest nor the strongest. */
const USUAL_LEVEL = 2;
const CHILDREN = 6;
const USUAL_SECONDS = 60;
const SHORTEST = 5;
const LONGEST = 86_400;
const A_DAY = 86_400;
const ASLEEP_SECONDS = 600;
const FIRST = "first_seat";
const UNOFFICIAL = "unofficial_seats";

export class Wishes {
  edition = $state("");
  seats = $state("");
  level = $state("");
  clock = $state<ClockKind>("none");
  clockSeconds = $state<number | null>(USUAL_SECONDS);
  listed = $state(false);
  chat = $state<ChatKind>("phrases");
  standIn = $state("120");
  /** Options that differ from the edition's. */
  changed = $state<Record<string, string>>({});

  constructor(readonly info: GameInfo) {
    this.edition = Object.keys(info.editions)[0]!;
    this.seats = String(info.usual_seats);
    this.level = info.bots.find((bot) => bot.level === USUAL_LEVEL)!.spec;
    this.chat = info.age <= CHILDREN ? "none" : "phrases";
  }

  get levels(): string[] {
    const levels = this.info.bots.filter((bot) => bot.level > 0);
    return levels.sort((a, b) => a.level - b.level).map((bot) => bot.spec);
  }

  get possibleSeats(): number[] {
    const [least, most] = this.info.seats;
    const from = this.option(UNOFFICIAL) === "on" ? 1 : least;
    return Array.from({ length: most - from + 1 }, (_, place) => from + place);
  }

  /** The value of an option, as the edition or the host has it. */
  option(name: string): string {
    return this.changed[name] ?? this.info.editions[this.edition]![name] ?? "";
  }

  set(name: string, value: string): void {
    if (value === this.info.editions[this.edition]![name]) delete this.changed[name];
    else this.changed[name] = value;
    this.#fit();
  }

  choose(edition: string): void {
    this.edition = edition;
    this.changed = {};
    this.#fit();
  }

  /** As many seats as can be. */
  #fit(): void {
    const possible = this.possibleSeats;
    if (!possible.includes(Number(this.seats))) this.seats = String(possible[0]);
  }

  get #clock(): { kind: ClockKind; seconds: number } {
    if (this.clock === "none") return { kind: "none", seconds: 0 };
    const seconds = Math.round(this.clockSeconds || USUAL_SECONDS);
    return { kind: this.clock, seconds: Math.min(Math.max(seconds, SHORTEST), LONGEST) };
  }

  /** The table to ask for; with bots everywhere but at the host's seat, or with none. */
  table(bots: boolean): NewTable {
    const seats = Number(this.seats);
    return {
      game: this.info.name,
      edition: this.edition,
      options:
        Number(this.option(FIRST)) >= seats ? { ...this.changed, [FIRST]: "0" } : this.changed,
      seats,
      bots: bots ? Array<string>(seats - 1).fill(this.level) : [],
      clock: this.#clock,
      listed: this.listed,
      chat: this.chat,
      // Against bots alone nobody waits: the game is there when its only player comes back.
      stand_in_seconds: bots ? A_DAY : this.standIn === "never" ? null : Number(this.standIn),
      stand_in: this.level,
    };
  }

  /** The table for a big screen: whoever sits down can start it. */
  wall(): NewTable {
    const wanted = this.table(false);
    const patience = wanted.stand_in_seconds ?? null;
    return {
      ...wanted,
      everybody_hosts: true,
      // Phones fall asleep in the hand: nobody is replaced for that so soon.
      stand_in_seconds: patience === null ? null : Math.max(patience, ASLEEP_SECONDS),
    };
  }
}
