// One table as this page follows it: everything that the server tells, and what its viewer does.

import { gameClient } from "../games";
import type { EventOf, GameClient, GameName, ScreenOf } from "../games/contract";
import { announcer } from "../shell/announcer.svelte";
import { settings } from "../shell/settings.svelte";
import { seatName } from "../shell/names";
import { play } from "../shell/sound";
import { toasts } from "../shell/toasts.svelte";
import { t } from "../texts/texts.svelte";
import { Words } from "../texts/words";
import { Connection, type Command, type Handlers, type Source } from "../wire/connection.svelte";
import { device } from "../wire/device.svelte";
import { key } from "../wire/http";
import { turnAfter, type Turn } from "../wire/mirror";
import type {
  AnyEvent,
  ChatLine,
  Done,
  FromServer,
  Problem,
  TableInfo,
  Update,
  View,
  You,
} from "../wire/protocol";
import { commitment, entropyOf, keepReceipt, renewReceipt, type Standing } from "./entropy";
import { Story, type Note } from "./story.svelte";

type Happening = EventOf<GameName>;

export interface Line {
  readonly id: number;
  readonly text: string;
  /** Said by somebody, rather than told by the game. */
  readonly said: boolean;
}

const LONGEST_LOG = 400;
/** How long a choice that would count at once can be taken back. */
const TAKE_BACK = 2000;
/** Of a clock so much is always left for sending. */
const SENDING = 1500;
/** With a clock, a story takes this part of the time that is left, and so many seconds at most. */
const STORY_SHARE = 0.2;
const LONGEST_STORY = 4;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  turn = $state.raw<Turn | null>(null);
  /** When `turn` came, for its clocks. */
  turnAt = $state(0);
  log = $state.raw<readonly Line[]>([]);
  client = $state.raw<GameClient<GameName> | null>(null);
  story = $state.raw<Story | null>(null);
  /** What is told at this moment of the story; several sentences if several things happen at once. */
  telling = $state.raw<readonly string[]>([]);
  /** Why the table cannot be shown. */
  missing = $state.raw<Problem | null>(null);
  /** Nothing can be stored at present. */
  waits = $state(false);
  /** A choice that is held back, or on its way. */
  pending = $state.raw<{
    readonly decision: number;
    readonly action: string;
    readonly held: number;
  } | null>(null);
  readonly connection: Source;
  /** By what pauses are multiplied, besides what the settings say: a replay has a speed of its own. */
  tempo = 1;
  #version: number | null = null;
  #screen: ScreenOf<GameName> | null = null;
  /** For the receipt: how far the ledger has come, and the key of the house. */
  #standing: Standing = { ledger: null, house: null };
  #early: (View | Update)[] = [];
  #lines = 0;
  #hold: ReturnType<typeof setTimeout> | undefined;
  /** What is on its way: seats that commit, entropies that are revealed. */
  #contributed = new Set<string>();
  /** What was before the page was opened is written down, not told aloud. */
  #catchingUp = false;

  constructor(
    readonly id: string,
    connect = (handlers: Handlers): Source => new Connection(() => device.key, handlers),
    /** Who hears what happens; a phone is silent beside a big screen. */
    readonly sound = play,
  ) {
    this.connection = connect({
      greet: ({ house = null }) => {
        this.#standing = { ...this.#standing, house };
        return this.#greeting();
      },
      receive: (message) => this.#receive(message),
    });
  }

  // What can be seen

  names = $derived(
    (this.info?.seats ?? []).map(
      (seat, place) => seatName(seat) ?? t("seat-empty", { number: place + 1 }),
    ),
  );
  words = $derived(new Words(this.info?.game ?? "", this.names));
  viewer = $derived(this.you?.viewer ?? null);
  /** Whether several people play on this device: then the table is seen as a spectator sees it. */
  shared = $derived((this.you?.seats.length ?? 0) > 1);
  /** What the viewer may do now: nothing while a story is told. */
  legal = $derived.by((): readonly string[] => {
    if (!this.story?.settled || !this.turn || this.viewer === null) return [];
    return this.turn.waiting.includes(this.viewer) || this.turn.chosen !== null
      ? this.turn.legal
      : [];
  });
  chosen = $derived.by((): string | null => {
    if (this.pending && this.pending.decision === this.turn?.decision) return this.pending.action;
    return this.turn?.chosen ?? null;
  });
  /** Whether the viewer is asked for something. */
  asked = $derived(this.legal.length > 0 && this.chosen === null);

  // What can be done

  async do(command: Command): Promise<Done | null> {
    try {
      return await this.connection.send(command);
    } catch (problem) {
      toasts.fault(problem);
      return null;
    }
  }

  choose(action: string): void {
    const turn = this.turn;
    if (!turn || this.viewer === null || !this.legal.includes(action)) return;
    clearTimeout(this.#hold);
    const again = this.pending?.held && this.pending.action === action;
    const held =
      !again && this.#countsAtOnce(turn) ? Math.min(TAKE_BACK, this.#timeLeft(turn) - SENDING) : 0;
    this.pending = { decision: turn.decision, action, held: Math.max(held, 0) };
    if (held > 0) this.#hold = setTimeout(() => void this.#send(turn, action), held);
    else void this.#send(turn, action);
  }

  takeBack(): void {
    if (!this.pending?.held) return;
    clearTimeout(this.#hold);
    this.pending = null;
  }

  /** Sit down under a name: that of this device, or of somebody else who plays on it. */
  async sit(seat: number | null = null, name = device.name): Promise<Done | null> {
    if (!device.key) {
      try {
        await key();
      } catch (error) {
        toasts.fault(error);
        return null;
      }
      this.connection.renew();
    }
    // The cards of a repeated deal are fixed: nothing could be added to them.
    const sealed = this.info?.repeats ? null : commitment(this.id);
    const explorer = device.explorer;
    const sit = { type: "sit", name: this.#freeName(name), seat, commitment: sealed } as const;
    return this.do(explorer === null ? sit : { ...sit, explorer });
  }

  /** Forget what was told: the next message is as if the page had been opened at that moment. */
  forget(): void {
    this.story?.skip();
    this.#version = null;
    this.log = [];
    this.telling = [];
    announcer.forget();
  }

  close(): void {
    clearTimeout(this.#hold);
    // Whoever leaves has chosen: it cannot be taken back any more.
    if (this.turn && this.pending?.held) void this.#send(this.turn, this.pending.action);
    this.connection.close();
    this.story?.jump(null);
    announcer.forget();
  }

  /** A name, with a number if somebody at the table has it. */
  #freeName(wanted: string): string {
    // Bots have other names in other languages.
    const taken = new Set(this.info?.seats.flatMap((seat) => [seat.name, seatName(seat)]));
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted} ${number}`;
    return name;
  }

  /** Where all others are bots, or have chosen, nobody could change a choice any more. */
  #countsAtOnce(turn: Turn): boolean {
    if (!this.client?.takesBack || turn.chosen !== null) return false;
    return turn.waiting.every((seat) => {
      const { bot, stand_in } = this.info!.seats[seat]!;
      return seat === this.viewer || bot !== null || stand_in;
    });
  }

  /** Milliseconds of the viewer's clock; without one there is no end to it. */
  #timeLeft(turn: Turn): number {
    const given = turn.seconds[String(this.viewer)];
    return given === undefined ? Infinity : given * 1000 - (performance.now() - this.turnAt);
  }

  async #send(turn: Turn, action: string): Promise<void> {
    this.pending = { decision: turn.decision, action, held: 0 };
    await this.do({ type: "choose", seat: this.viewer!, decision: turn.decision, action });
    // Done or refused: from now on the server's word counts.
    if (this.pending?.decision === turn.decision && this.pending.action === action)
      this.pending = null;
  }

  // What the server tells

  #greeting(): Command {
    // On the first visit ask for everything since the beginning: it fills the log.
    const seat = this.#version === null ? {} : { seat: this.viewer };
    return { type: "follow", table: this.id, version: this.#version ?? 0, ...seat };
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "view":
      case "update":
        void this.#take(message);
        break;
      case "waits":
        this.waits = true;
        break;
      case "goes-on":
        this.waits = false;
        break;
      case "error":
        if (message.code === "not_yours") this.#notMine(message);
        // Before the first view there is no table to fall back on.
        else if (this.info === null) this.missing = message;
        else toasts.fault(message);
        break;
    }
  }

  /** Without an id it is about the key, which the server has forgotten; otherwise about the seat. */
  #notMine(problem: Problem): void {
    if (problem.id === null) {
      device.forgetKey();
      return;
    }
    this.#version = null;
    void this.do(this.#greeting());
  }

  /** Views and updates, in order; the screens of the game are loaded with the first. */
  async #take(message: View | Update): Promise<void> {
    this.waits = false;
    if (this.client) {
      this.#apply(message);
      return;
    }
    this.#early.push(message);
    if (this.#early.length > 1) return;
    const game = message.table?.game;
    if (!game) return;
    let client: GameClient<GameName>;
    try {
      client = await gameClient(game);
    } catch (error) {
      console.error(error);
      this.#early = [];
      this.missing = { type: "error", id: null, code: "offline", message: "", todo: "" };
      return;
    }
    this.story = new Story(client, {
      tell: (event, together) => this.#tell(event, together),
      play: this.sound,
      pace: () => (document.visibilityState === "hidden" ? 0 : settings.pace * this.tempo),
      moves: () => settings.moves,
    });
    this.client = client;
    for (const each of this.#early) this.#apply(each);
    this.#early = [];
  }

  #apply(message: View | Update): void {
    const first = this.#version === null;
    const names = this.names;
    this.#version = message.version;
    this.#catchingUp = first;
    if (message.table) this.info = message.table;
    if (message.you) this.you = message.you;
    this.#applyTurn(message);
    if (message.ledger) this.#standing = { ...this.#standing, ledger: message.ledger };
    if (this.info && this.you) renewReceipt(this.info, this.you.seats, this.#standing);
    this.#contribute();
    // Somebody else sat down in another tab: from now on this device is shared.
    if (this.shared && this.viewer !== null)
      void this.do({ type: "follow", table: this.id, seat: null });
    if (message.type === "view") {
      // What is in the log stays there; what was missed in between is not told by a view.
      if (first) {
        if (message.screen) this.#write(() => t("log-earlier"));
        message.chat.forEach((line) => this.#hear(line));
      }
      this.#screen = message.screen;
      this.story!.jump(message.screen);
      announcer.forget();
      return;
    }
    const happened = (message.events ?? []).map(
      (event) => this.#around(event, names) ?? (event as Happening),
    );
    const game = happened.some((each) => typeof each !== "function");
    const before = this.#screen;
    if (message.screen !== undefined) this.#screen = message.screen;
    if (first || !before || !this.#screen) {
      this.story!.jump(this.#screen);
      happened.forEach((each) => (typeof each === "function" ? each() : this.#tell(each)));
    } else if (!game && message.screen === undefined) {
      happened.forEach((each) => this.story!.then(each as Note));
    } else {
      // Where time runs, little of it goes into telling.
      const left = this.viewer === null ? undefined : this.turn?.seconds[String(this.viewer)];
      if (left !== undefined)
        this.story!.endWithin(Math.min(left * STORY_SHARE, LONGEST_STORY) * 1000);
      this.story!.tell(happened, this.#screen);
    }
  }

  #applyTurn(message: View | Update): void {
    const before = this.turn;
    const turn = (this.turn = turnAfter(before, message));
    if (message.turn !== undefined) this.turnAt = performance.now();
    if (turn?.decision !== before?.decision) {
      clearTimeout(this.#hold);
      this.pending = null;
      announcer.forget();
    } else if (turn?.chosen && turn.chosen !== before?.chosen && before && this.pending === null) {
      // Another tab or another device of the same person.
      announcer.say(
        t("chosen-elsewhere", { action: this.words.action(turn.chosen, this.viewer) }),
        true,
      );
    }
  }

  /** Take part in the dice: commit while the table is open, reveal when the start is called. */
  #contribute(): void {
    const { info, you } = this;
    if (!info || !you || info.status !== "open" || info.repeats) return;
    for (const seat of you.seats) {
      const { commitment: committed, revealed } = info.seats[seat]!;
      if (info.starting) {
        const entropy = committed && !revealed ? entropyOf(info.id, committed) : null;
        // Another update may come before this is answered.
        if (!entropy || this.#contributed.has(entropy)) continue;
        this.#contributed.add(entropy);
        keepReceipt(info, seat, entropy, this.#standing);
        void this.do({ type: "reveal", seat, entropy });
      } else if (committed === null && !this.#contributed.has(`${seat}`)) {
        // After a rematch, or after a start that was called off.
        this.#contributed.add(`${seat}`);
        const command = { type: "commit", seat, commitment: commitment(info.id) } as const;
        void this.do(command).then(() => this.#contributed.delete(`${seat}`));
      }
    }
  }

  /** What to write down of something around the game; null if the event is the game's own. */
  #around(event: AnyEvent, names: readonly string[]): Note | null {
    const line =
      (message: string, name = ""): Note =>
      () =>
        this.#write(() => t(message, { name }));
    switch (event.type) {
      case "spoke":
        // People talk while a story is told.
        this.#hear(event);
        if (!this.#catchingUp) this.sound("phrase");
        return () => undefined;
      case "sat-down":
        if (!this.#catchingUp && !this.you?.seats.includes(event.seat)) this.sound("join");
        return line("event-sat-down", this.names[event.seat] ?? event.name);
      case "time-ran-out":
      case "bot-stood-in":
      case "holder-came":
      case "holder-went":
      case "stood-up":
        return line(`event-${event.type}`, names[event.seat]);
      case "start-failed":
      case "game-started":
        return line(`event-${event.type}`);
      case "table-opened":
      case "seat-committed":
      case "choice-made":
      case "secret-published":
        return () => undefined;
      default:
        return null;
    }
  }

  #tell(event: Happening, together = false): void {
    const text = this.words.event(event);
    if (!text) return;
    this.telling = together ? [...this.telling, text] : [text];
    const words = this.words;
    this.#write(() => words.event(event) ?? "");
  }

  #hear({ name, phrase, text }: ChatLine): void {
    this.#write(
      () => t("said", { name, words: phrase ? t(`phrase-${phrase}`) : (text ?? "") }),
      true,
    );
  }

  /** Write a line into the log; it changes with the language. */
  #write(say: () => string, said = false): void {
    const line: Line = {
      id: this.#lines++,
      said,
      get text() {
        return say();
      },
    };
    this.log = [...this.log.slice(-LONGEST_LOG), line];
    if (!this.#catchingUp) announcer.say(say());
  }
}
