// What a socket was told last. The server sends only what changed; here it is made whole again.

import type { AnyScreen, TurnInfo, Update, View } from "./protocol";

/** The way to a place, by names of fields and numbers of items, and last what is there now. */
export type Change = readonly unknown[];

type Parts = Record<string | number, unknown>;

/** A screen after some changes. The one before stays as it was. */
export function changed<T>(screen: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((before, change) => put(before, change, 0), screen) as T;
}

function put(part: unknown, change: Change, step: number): unknown {
  if (step === change.length - 1) return change[step];
  const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...(part as Parts) }) as Parts;
  const name = change[step] as string | number;
  copy[name] = put(copy[name], change, step + 1);
  return copy;
}

/** A turn with all that was left out because there is nothing to say about it. */
export type Turn = Required<TurnInfo>;

const PLAIN = {
  deciding: [],
  waiting: [],
  legal: [],
  default: null,
  chosen: null,
  seconds: {},
  result: null,
} as const;

/** The turn after a message, which may tell only who has chosen. */
export function turnAfter(turn: Turn | null, message: View | Update): Turn | null {
  if (message.type === "view" || message.turn !== undefined)
    return message.turn ? { ...PLAIN, ...message.turn } : null;
  if (!turn) return turn;
  const { waiting = turn.waiting, chosen = turn.chosen } = message;
  return { ...turn, waiting, chosen };
}

export class Mirror {
  #screen: AnyScreen | null = null;

  /** The message with the screen as it is now, if anything in it changed. */
  whole<M extends View | Update>(message: M): M {
    if (message.screen !== undefined) {
      this.#screen = message.screen;
    } else if (message.type === "update" && message.changes) {
      this.#screen = changed(this.#screen, message.changes);
      return { ...message, screen: this.#screen };
    }
    return message;
  }

  /** Keep nothing of what was told. */
  forget(): void {
    this.#screen = null;
  }
}
