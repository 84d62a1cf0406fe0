// Puts events, actions and cards of a game into words, as adamas/locale/words.py does: the name of
// the thing is the message, its fields are the arguments, seats become names.

import type { FluentVariable } from "@fluent/bundle";
import { GRAMMARS, type Fields, type Grammar, type Kind } from "../wire/grammar";
import { texts, type Arguments } from "./texts.svelte";

interface Thing {
  readonly type: string;
}

/** An action that was taken apart: `swap-0-2-3` is swap with slot 0, seat 2 and other_slot 3. */
export interface Action {
  readonly text: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const NO_FIELDS: Fields = {};
/** Events that all games share. */
const SHARED: Readonly<Record<string, Fields>> = { begins: { seat: "seat" } };

export class Words {
  readonly #grammar: Grammar;

  constructor(
    readonly game: string,
    private readonly names: readonly string[],
    /** Where several people share a device: whom a text speaks of, who is nobody's "you". */
    private readonly shared: number | null = null,
  ) {
    this.#grammar = GRAMMARS[game] ?? { events: {}, actions: {}, outcomes: {} };
  }

  /** A text of the game. On a shared device a message that says "you" has a variant with a name. */
  text(message: string, args: Arguments = {}): string {
    const variant = `${message}-shared`;
    if (this.shared === null || !this.has(variant)) return texts.format(this.game, message, args);
    return texts.format(this.game, variant, { name: this.name(this.shared), ...args });
  }

  has(message: string): boolean {
    return texts.has(this.game, message);
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** What happened, as a sentence; null if the game has no words for it. */
  event(event: Thing): string | null {
    const fields = this.#grammar.events[event.type] ?? SHARED[event.type];
    const message = `event-${event.type}`;
    if (!fields || !this.has(message)) return null;
    return this.text(message, this.#arguments(event, fields, "seat" in event ? event.seat : null));
  }

  /** A card or tile in words, or several that are alike. */
  thing(thing: Thing | string, count = 1): string {
    if (typeof thing === "string") return this.text(thing, { count });
    return this.text(thing.type, { count, ...this.#arguments(thing, NO_FIELDS) });
  }

  /** What chance brought, by its text in a record: `treasure-9`. */
  outcome(text: string): string {
    const type = headOf(text, this.#grammar.outcomes);
    const kinds = this.#grammar.outcomes[type];
    // A record that was tampered with may name cards that the game does not have.
    if (!kinds || !this.has(type)) return text;
    const tokens = text === type ? [] : text.slice(type.length + 1).split("-");
    const fields = Object.keys(kinds).map((name, place) => {
      const token = tokens[place] ?? null;
      return [name, token !== null && /^\d+$/.test(token) ? Number(token) : token] as const;
    });
    return this.text(type, { count: 1, ...this.#arguments(Object.fromEntries(fields), kinds) });
  }

  /** Take an action apart. */
  parse(action: string): Action {
    const type = headOf(action, this.#grammar.actions);
    const kinds = Object.entries(this.#grammar.actions[type] ?? NO_FIELDS);
    const tokens = action === type ? [] : action.slice(type.length + 1).split("-");
    const fields: Record<string, unknown> = {};
    kinds.forEach(([name, kind], place) => {
      // A list stands last.
      const rest = place === kinds.length - 1 ? tokens.slice(place) : [];
      if (kind === "word") fields[name] = tokens.slice(place);
      else fields[name] = rest.length > 1 ? rest.map(Number) : Number(tokens[place]);
    });
    return { text: action, type, fields };
  }

  /** An action in words, said to whoever may do it. */
  action(action: string, actor: number | null): string {
    const { type, fields } = this.parse(action);
    return this.text(
      type,
      this.#arguments(fields, this.#grammar.actions[type] ?? NO_FIELDS, actor),
    );
  }

  /** What is asked of somebody who looks at this screen. */
  question(phase: string | undefined): string {
    const specific = `question-${phase}`;
    return this.text(this.has(specific) ? specific : "question");
  }

  /** Things in a sentence; those that are alike are taken together. */
  list(things: readonly (Thing | string)[]): string {
    const alike = new Map<string, (Thing | string)[]>();
    for (const thing of things) {
      const key = JSON.stringify(thing);
      alike.set(key, [...(alike.get(key) ?? []), thing]);
    }
    return enumeration([...alike.values()].map((some) => this.thing(some[0]!, some.length)));
  }

  /** The fields as names, numbers and words; of lists the length as well, of seats whether it is who acts. */
  #arguments(thing: object, fields: Fields, actor: unknown = null): Arguments {
    const found: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(thing)) {
      if (name === "type") continue;
      found[name] = this.#spoken(value, fields[name] ?? "plain");
      if (Array.isArray(value)) found[`${name}_count`] = value.length;
      else if (fields[name] === "seat") found[`${name}_self`] = String(value === actor);
    }
    return found;
  }

  #spoken(value: unknown, kind: Kind): FluentVariable {
    if (value === null) return "none";
    if (typeof value === "boolean") return String(value);
    if (Array.isArray(value)) {
      if (kind === "seat") return enumeration(value.map((seat: number) => this.name(seat)));
      if (kind === "slot") return enumeration(value.map((slot: number) => String(slot + 1)));
      const things = value.every((item) => typeof item === "object" || kind === "word");
      return things ? this.list(value as Thing[]) : enumeration(value.map(String));
    }
    if (typeof value === "object") return this.thing(value as Thing);
    if (kind === "word") return this.thing(value as string);
    if (kind === "seat") return this.name(value as number);
    // People count places from 1.
    if (kind === "slot") return (value as number) + 1;
    return value as number | string;
  }
}

/** The name at the beginning of a text: the longest that is known, or all of it. */
function headOf(text: string, known: Readonly<Record<string, Fields>>): string {
  const heads = Object.keys(known).filter((head) => text === head || text.startsWith(`${head}-`));
  return heads.sort((a, b) => b.length - a.length)[0] ?? text;
}

function enumeration(items: readonly string[]): string {
  return items.length ? texts.list(items) : "–";
}
