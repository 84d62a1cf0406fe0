// Tells what happened, one event after the other, at a pace that people can follow.
//
// The server sends the screen as it is and the events that led there. Between the two the screens in
// the middle are made by the game's `fold`; the last one is always the server's own, so that the page
// never shows a wrong state for longer than a story takes.

import { stored } from "../wire/device.svelte";
import type { EventOf, GameClient, GameName, ScreenOf, Sound } from "../games/contract";

type Screen = ScreenOf<GameName>;
type Happening = EventOf<GameName>;
/** Something that happened around the game: it is written down when its turn comes. */
export type Note = () => void;

export interface Frame {
  readonly screen: Screen;
  /** Null for a change that no event explains. */
  readonly event: Happening | null;
  readonly note?: Note;
}

/** Beyond so many waiting frames the story is told faster, but never too fast to follow. */
const PATIENCE = 12;
const MOST_HURRIED = 0.65;

export interface Listener {
  /** Called when an event is shown. */
  readonly tell: (event: Happening, together?: boolean) => void;
  readonly play: (sound: Sound, count?: number) => void;
  /** By what pauses are multiplied; 0 to show only how it ended. */
  readonly pace: () => number;
  /** Whether things move, or pictures stand still for the length of a pause. */
  readonly moves: () => boolean;
}

export class Story {
  /** What is shown now; null before the start. */
  frame = $state.raw<Frame | null>(null);
  /** Whether everything is told. */
  settled = $state(true);
  /** How long movements take now. */
  moment = $state(0);
  #queue: Frame[] = [];
  #latest: Screen | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the story must be told. */
  #deadline: number | null = null;
  /** Whether the next event belongs to the same moment as the last one. */
  #together = false;

  constructor(
    private readonly client: GameClient<GameName>,
    private readonly listener: Listener,
  ) {}

  /** Show a screen as it is, and drop what was not told yet. */
  jump(screen: Screen | null): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { event, note } of this.#queue) {
      note?.();
      if (event) this.listener.tell(event);
    }
    this.#queue = [];
    this.#latest = screen;
    this.frame = screen && { screen, event: null };
    this.moment = 0;
    this.#deadline = null;
    this.#together = false;
    this.settled = true;
  }

  /** Tell how the latest screen became this one. */
  tell(happened: readonly (Happening | Note)[], screen: Screen): void {
    const frames = this.#latest ? this.#frames(this.#latest, happened) : [];
    if (frames.some(({ event }) => event) && stored("adamas.check-stories"))
      this.#check(frames, screen);
    if (!this.#latest || this.listener.pace() === 0) {
      this.jump(screen);
      happened.forEach((each) => (typeof each === "function" ? each() : this.listener.tell(each)));
      return;
    }
    this.#queue.push(...frames);
    this.#queue.push({ screen, event: null });
    this.#latest = screen;
    this.settled = false;
    if (this.#timer === undefined) this.#next();
  }

  /** Do something when all that is waiting has been told. */
  then(note: Note): void {
    if (this.settled || !this.#latest) note();
    else this.#queue.push({ screen: this.#latest, event: null, note });
  }

  #frames(from: Screen, happened: readonly (Happening | Note)[]): Frame[] {
    let screen = from;
    return happened.map((each) => {
      if (typeof each === "function") return { screen, event: null, note: each };
      screen = this.client.fold(screen, each);
      return { screen, event: each };
    });
  }

  /** Do not wait any longer. */
  skip(): void {
    this.jump(this.#latest);
  }

  /** Be at the end after so many milliseconds. */
  endWithin(milliseconds: number): void {
    this.#deadline = performance.now() + milliseconds;
  }

  #pause({ event, screen }: Frame): number {
    return event ? this.client.pause(event, screen) * this.listener.pace() : 0;
  }

  #hurry(frame: Frame): number {
    if (this.#deadline !== null) {
      const all = this.#queue.reduce((sum, each) => sum + this.#pause(each), this.#pause(frame));
      return Math.min(1, Math.max(0, this.#deadline - performance.now()) / Math.max(all, 1));
    }
    if (this.client.forChildren || this.#queue.length <= PATIENCE) return 1;
    return Math.max(MOST_HURRIED, PATIENCE / this.#queue.length);
  }

  /** For tests: a story must end where the server says it does. */
  #check(frames: readonly Frame[], screen: Screen): void {
    const told = frames.at(-1)!.screen;
    const untold = this.client.untold as readonly string[];
    for (const field of Object.keys(screen) as (keyof Screen)[]) {
      const [ours, theirs] = [JSON.stringify(told[field]), JSON.stringify(screen[field])];
      if (ours === theirs || untold.includes(field)) continue;
      const happened = frames.flatMap(({ event }) => event?.type ?? []).join(", ");
      console.error(`After ${happened} the story has ${field} ${ours}, the server ${theirs}.`);
    }
  }

  #next = (): void => {
    const frame = this.#queue.shift();
    if (!frame) {
      this.#timer = undefined;
      this.#deadline = null;
      this.#together = false;
      this.settled = true;
      return;
    }
    if (frame.note) {
      frame.note();
      this.#next();
      return;
    }
    const wait = this.#pause(frame) * this.#hurry(frame);
    this.moment = this.listener.moves() ? wait : 0;
    this.frame = frame;
    if (frame.event) {
      this.listener.tell(frame.event, this.#together);
      this.#together = wait === 0;
      const heard = wait > 0 ? this.client.sound(frame.event) : null;
      if (typeof heard === "string") this.listener.play(heard);
      else if (heard) this.listener.play(heard.sound, heard.count);
    }
    if (wait > 0) this.#timer = setTimeout(this.#next, wait);
    else this.#next();
  };
}
