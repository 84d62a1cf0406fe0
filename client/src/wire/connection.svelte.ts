// One socket that comes back by itself. Commands that were not answered when it was lost are sent
// again with the same id, so that none is done twice and none is lost.

import { Mirror } from "./mirror";
import {
  CloseCode,
  PROTOCOL,
  type Done,
  type FromClient,
  type FromServer,
  type Problem,
  type Welcome,
} from "./protocol";

const PING_SECONDS = 10;
const SILENCE_SECONDS = 25;
const SHORTEST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** All choices are as long as this: the length of what is sent does not tell what was chosen. */
const CHOICE_LENGTH = 256;

export type Status = "connecting" | "open" | "lost" | "restarting" | "outdated" | "blocked";

type Commands = Extract<FromClient, { readonly id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Command = WithoutId<Commands>;

interface Waiting {
  readonly text: string;
  readonly resolve: (done: Done) => void;
  readonly reject: (problem: Problem) => void;
}

export interface Handlers {
  /** What to say first after each welcome: follow the table again. */
  readonly greet: (welcome: Welcome) => Command | null;
  readonly receive: (message: FromServer) => void;
}

/** What a table hears from and speaks to: a server, or something that is played in the page alone. */
export interface Source {
  readonly status: Status;
  /** Resolves when the command is done for good, rejects if it was refused. */
  send(command: Command): Promise<Done>;
  /** Begin anew: whoever is here has a key now. */
  renew(): void;
  close(): void;
}

function randomId(): string {
  // crypto.randomUUID needs a secure context; a home network has none.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection implements Source {
  status = $state<Status>("connecting");
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #mirror = new Mirror();
  #welcome = false;
  #failures = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(
    private readonly key: () => string | null,
    private readonly handlers: Handlers,
  ) {
    this.#pulse = setInterval(() => this.#beat(), PING_SECONDS * 1000);
    addEventListener("online", this.#again);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
  }

  /** Send a command; resolves when it is durable, rejects if it was refused. */
  send(command: Command): Promise<Done> {
    const id = randomId();
    const written = JSON.stringify({ ...command, id });
    const text = command.type === "choose" ? written.padEnd(CHOICE_LENGTH) : written;
    // The hand of somebody who puts it down is not kept; whoever follows is told everything.
    if (command.type === "unfollow") this.#mirror.forget();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      if (this.#welcome) this.#socket?.send(text);
    });
  }

  /** Open another socket: whoever is here has a key now. */
  renew(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#welcome = false;
    this.#dropGreetings();
    clearTimeout(this.#timer);
    old?.close();
    this.#open();
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#again);
    this.#waiting.clear();
    this.#mirror.forget();
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, key: this.key() }));
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "done": {
        this.#answered(message.id)?.resolve(message);
        break;
      }
      case "error": {
        const waiting = message.id === null ? undefined : this.#answered(message.id);
        if (waiting) waiting.reject(message);
        else this.handlers.receive(message);
        return;
      }
      case "bye":
        this.status = "restarting";
        this.#failures = 0;
        break;
      case "pong":
        return;
      case "view":
      case "update":
        this.handlers.receive(this.#mirror.whole(message));
        break;
      default:
        this.handlers.receive(message);
    }
  }

  #welcomed(welcome: Welcome): void {
    this.#welcome = true;
    this.#failures = 0;
    this.status = "open";
    const greeting = this.handlers.greet(welcome);
    const before = [...this.#waiting.values()];
    if (greeting)
      this.send(greeting).catch((problem: unknown) => this.handlers.receive(problem as Problem));
    for (const each of before) this.#socket?.send(each.text);
  }

  #answered(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#welcome = false;
    this.#dropGreetings();
    if (this.#closed) return;
    // After these, coming back is useless.
    if (code === CloseCode.OTHER_PROTOCOL || code === CloseCode.BLOCKED) {
      this.status = code === CloseCode.BLOCKED ? "blocked" : "outdated";
      this.#giveUp();
      return;
    }
    if (this.status !== "restarting" || this.#failures > 0) this.status = "lost";
    this.#failures += 1;
    const wait = Math.min(SHORTEST_WAIT * 2 ** (this.#failures - 1), LONGEST_WAIT);
    clearTimeout(this.#timer);
    // Not all pages of a house at the same moment.
    this.#timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  /** A greeting is made anew; an old one would lead to an old version. */
  #dropGreetings(): void {
    for (const [id, each] of this.#waiting)
      if (each.text.startsWith('{"type":"follow"')) this.#waiting.delete(id);
  }

  /** Nobody will answer any more. */
  #giveUp(): void {
    const problem: Problem = { type: "error", id: null, code: "offline", message: "", todo: "" };
    for (const each of this.#waiting.values()) each.reject(problem);
    this.#waiting.clear();
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  #again = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket) {
      this.#beat();
    } else if (this.status === "lost" || this.status === "restarting") {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  #offline = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(0);
    socket.close();
  };

  #beat(): void {
    const socket = this.#socket;
    if (!socket) return;
    if (Date.now() - this.#heard > SILENCE_SECONDS * 1000) {
      // A network that died without a word: the browser would notice minutes later.
      this.#lost(0);
      socket.close();
    } else if (this.#welcome) {
      socket.send('{"type":"ping"}');
    }
  }
}
