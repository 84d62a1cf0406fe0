// The words of the page, in the language that was chosen. Components name messages, never words.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "virtual:languages";
import { store, stored } from "../wire/device.svelte";

export type Arguments = Readonly<Record<string, FluentVariable>>;
type Languages = typeof languages;

const KEPT = "adamas.language";
/** All languages, each with its name in its own words. */
export const LANGUAGES: readonly { readonly code: string; readonly name: string }[] =
  Object.entries(languages).map(([code, { name }]) => ({ code, name }));
const FALLBACK = "en";

/** Words that are 40 % longer: shows what would be cut in another language. */
function stretched(text: string): string {
  return text.replace(/\p{L}{2,}/gu, (word) => word + "~".repeat(Math.ceil(word.length * 0.4)));
}

/** The language that is meant by `fr-CA` or `sr-Latn-RS`. */
function nearest(asked: string): string | undefined {
  const { language, script } = new Intl.Locale(asked);
  const known = LANGUAGES.map(({ code }) => code);
  return (
    known.find((code) => code === `${language}-${script}`) ??
    known.find((code) => code === language)
  );
}

function wanted(): string {
  const asked = [stored(KEPT), ...navigator.languages].filter((each) => each !== null);
  return asked.map(nearest).find((each) => each !== undefined) ?? FALLBACK;
}

class Texts {
  language = $state(FALLBACK);
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #lists = $derived(new Intl.ListFormat(this.language));
  /** The messages of each part, in the order of its files. */
  #messages = new Map<string, readonly string[]>();
  #loaders = new Set<Languages>([languages]);
  #stretched = new URLSearchParams(location.search).has("pseudo");

  constructor() {
    // Tests change the texts of a page that they have found by its texts.
    document.addEventListener(
      "speak",
      (event) => void this.load((event as CustomEvent<string>).detail),
    );
    document.addEventListener("stretch-texts", () => {
      this.#stretched = true;
      void this.load(this.language);
    });
  }

  /** Load the language of the browser, or the one that was chosen before. */
  async load(language = wanted()): Promise<void> {
    const found = await Promise.all(
      [...this.#loaders].map(async (each) => (await each[language]!.load()).default),
    );
    const bundles = new Map<string, FluentBundle>();
    for (const [part, source] of found.flatMap((each) => Object.entries(each))) {
      const bundle = new FluentBundle(language, {
        // Marks around names would be letters to whoever compares or searches texts.
        useIsolating: false,
        ...(this.#stretched && { transform: stretched }),
      });
      const resource = new FluentResource(source);
      bundle.addResource(resource);
      bundles.set(part, bundle);
      this.#messages.set(
        part,
        resource.body.map(({ id }) => id),
      );
    }
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load texts that only some pages need; from then on they come with every language. */
  async add(more: Languages): Promise<void> {
    if (this.#loaders.has(more)) return;
    // Where they cannot be loaded, everything stays as it is.
    await more[this.language]!.load();
    this.#loaders.add(more);
    await this.load(this.language);
  }

  async choose(language: string): Promise<void> {
    store(KEPT, language);
    await this.load(language);
  }

  /** Several things in a sentence. */
  list(items: readonly string[]): string {
    return this.#lists.format(items);
  }

  /** The messages of a part, in the order in which somebody reads them. */
  messages(part: string): readonly string[] {
    return this.#bundles.has(part) ? (this.#messages.get(part) ?? []) : [];
  }

  /** Whether a part (a game, or "" for the program) has a message. */
  has(part: string, message: string): boolean {
    return this.#bundles.get(part)?.hasMessage(message) ?? false;
  }

  /** The text of a message. A missing one is an error of ours, and shown as what it is. */
  format(part: string, message: string, args: Arguments = {}): string {
    const bundle = this.#bundles.get(part);
    const pattern = bundle?.getMessage(message)?.value;
    if (!bundle || !pattern) {
      console.error(`There is no message ${part}/${message}.`);
      return message;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, { ...args }, errors);
    for (const error of errors) console.error(`${part}/${message}: ${error.message}`);
    return text;
  }
}

export const texts = new Texts();

/** A text of the program itself. */
export function t(message: string, args: Arguments = {}): string {
  return texts.format("", message, args);
}
