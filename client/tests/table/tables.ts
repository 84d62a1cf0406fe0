// Tables whose server is the test.

import { vi } from "vitest";
import type { Command, Handlers, Source } from "../../src/wire/connection.svelte";
import type { Turn } from "../../src/wire/mirror";
import type { Done, FromServer, Problem, TableInfo, Update, View } from "../../src/wire/protocol";
import { stories } from "../stories";

interface Sent {
  readonly command: Command;
  readonly done: (more?: Partial<Done>) => void;
  readonly refused: (problem: Problem) => void;
}

/** The other end of a table. */
export class Server {
  handlers!: Handlers;
  readonly sent: Sent[] = [];
  renewed = 0;
  closed = false;

  readonly connect = (handlers: Handlers): Source => {
    this.handlers = handlers;
    return {
      status: "open",
      send: (command) =>
        new Promise((resolve, reject) => {
          const done = (more: Partial<Done> = {}): void =>
            resolve({ type: "done", id: "", ...more });
          this.sent.push({ command, done, refused: reject });
        }),
      renew: () => (this.renewed += 1),
      close: () => (this.closed = true),
    };
  };

  says(message: FromServer): void {
    this.handlers.receive(message);
  }

  /** What arrived of a type. */
  got<T extends Command["type"]>(type: T): Extract<Command, { type: T }>[] {
    const commands = this.sent.map(({ command }) => command);
    return commands.filter((each): each is Extract<Command, { type: T }> => each.type === type);
  }
}

export const STORY = stories("diamant_iello2016")[0]!.replays[0];

/** A table of three people, of whom the first looks. */
export const INFO: TableInfo = {
  ...STORY.table,
  id: "abc",
  status: "playing",
  seats: ["Ann", "Bo", "Cy"].map((name, explorer) => ({
    name,
    bot: null,
    present: true,
    stand_in: false,
    commitment: null,
    revealed: false,
    explorer,
  })),
};

export const TURN: Turn = {
  decision: 0,
  deciding: [0, 1, 2],
  waiting: [0, 1, 2],
  legal: ["continue", "exit"],
  default: "continue",
  chosen: null,
  seconds: {},
  result: null,
};

export const view = (change: Partial<View> = {}): View => ({
  type: "view",
  version: 1,
  table: INFO,
  you: { seats: [0], host: false, viewer: 0 },
  screen: STORY.moments[0]!.screen!,
  turn: TURN,
  chat: [],
  ...change,
});

export const update = (version: number, change: Partial<Update> = {}): Update => ({
  type: "update",
  version,
  ...change,
});

/** The screens of a game are loaded with the first message: wait for them. */
export const loaded = (): Promise<void> => vi.dynamicImportSettled();
