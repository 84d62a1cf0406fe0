// Plays a tutorial to a table: it tells what a server would tell, step by step, and takes only what a
// step asks for. Anything else is no mistake, it just leads nowhere.

import type { Tutorial, TutorialReply, TutorialStep } from "../wire/api";
import type { Command, Handlers, Source, Status } from "../wire/connection.svelte";
import type { Done, TableInfo, Update, View } from "../wire/protocol";

const DONE: Done = { type: "done", id: "" };

export class Lesson implements Source {
  readonly status: Status = "open";
  /** Which step is explained; behind the last one, everything is done. */
  step = $state(0);
  /** Whether something else was done than what this step asks for. */
  astray = $state(false);
  /** Counts how often the board has to begin anew, with nothing picked. */
  boards = $state(0);
  /** What the table was like when each step began, on this pupil's own way. */
  #views: View[];

  constructor(
    private readonly tutorial: Tutorial,
    private readonly names: readonly string[],
    private readonly handlers: Handlers,
  ) {
    const { start } = tutorial;
    this.#views = [{ ...start, table: this.#named(start.table) }];
    this.#show();
  }

  get steps(): number {
    return this.tutorial.steps.length;
  }

  get current(): TutorialStep | null {
    return this.tutorial.steps[this.step] ?? null;
  }

  /** Whether the pupil has to choose something now. */
  get asks(): boolean {
    return this.current?.replies.every((reply) => reply.action !== null) ?? false;
  }

  /** Do what this step asks for, in the pupil's place. */
  goOn(): void {
    const reply = this.current?.replies[0];
    if (reply) this.#follow(reply);
  }

  back(): void {
    if (this.step === 0) return;
    this.step -= 1;
    this.#show();
  }

  restart(): void {
    this.step = 0;
    this.#show();
  }

  // What a table expects of its source

  send(command: Command): Promise<Done> {
    if (command.type === "choose") this.#choose(command.action);
    return Promise.resolve(DONE);
  }

  renew(): void {}

  close(): void {}

  #choose(action: string): void {
    const reply = this.current?.replies.find((each) => each.action === action);
    if (reply) {
      this.#follow(reply);
    } else {
      this.astray = true;
      this.boards += 1;
    }
  }

  #follow(reply: TutorialReply): void {
    let view = this.#views[this.step]!;
    for (const message of reply.messages) {
      const update = message.table ? { ...message, table: this.#named(message.table) } : message;
      view = updated(view, update);
      this.handlers.receive(update);
    }
    this.astray = false;
    this.step += 1;
    this.#views[this.step] = view;
  }

  /** Show the table as it was when this step began. */
  #show(): void {
    this.astray = false;
    this.boards += 1;
    this.handlers.receive(this.#views[this.step]!);
  }

  /** The server numbers the seats; names come from the texts. */
  #named(table: TableInfo): TableInfo {
    return {
      ...table,
      seats: table.seats.map((seat, place) => ({ ...seat, name: this.names[place] ?? seat.name })),
    };
  }
}

/** The whole view after an update. */
function updated(view: View, { version, table, screen, turn }: Update): View {
  return {
    ...view,
    version,
    table: table ?? view.table,
    screen: screen === undefined ? view.screen : screen,
    turn: turn === undefined ? view.turn : turn,
  };
}
