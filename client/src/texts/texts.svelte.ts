// The words of the page, in the language that was chosen. Components name messages, never words.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "virtual:languages";
import { store, stored } from "../wire/device.svelte";

export type Arguments = Readonly<Record<string, FluentVariable>>;

const KEPT = "adamas.language";
/** All languages, each with its name in its own words. */
export const LANGUAGES: readonly { readonly code: string; readonly name: string }[] = Object.entries(languages).map(
  ([code, { name }]) => ({ code, name }),
);
const FALLBACK = "en";

/** Words that are 40 % longer: shows what would be cut in another language. */
function stretched(text: string): string {
  return text.replace(/\p{L}{2,}/gu, (word) => word + "~".repeat(Math.ceil(word.length * 0.4)));
}

/** The language that is meant by `fr-CA` or `sr-Latn-RS`. */
function nearest(asked: string): string | undefined {
  const { language, script } = new Intl.Locale(asked);
  const known = LANGUAGES.map(({ code }) => code);
  return known.find((code) => code === `${language}-${script}`) ?? known.find((code) => code === language);
}

function wanted(): string {
  const asked = [stored(KEPT), ...navigator.languages].filter((each) => each !== null);
  return asked.map(nearest).find((each) => each !== undefined) ?? FALLBACK;
}

class Texts {
  language = $state(FALLBACK);
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #lists = $derived(new Intl.ListFormat(this.language));
  #stretched = new URLSearchParams(location.search).has("pseudo");

  constructor() {
    // Tests change the texts of a page that they have found by its texts.
    document.addEventListener("speak", (event) => void this.load((event as CustomEvent<string>).detail));
    document.addEventListener("stretch-texts", () => {
      this.#stretched = true;
      void this.load(this.language);
    });
  }

  /** Load the language of the browser, or the one that was chosen before. */
  async load(language = wanted()): Promise<void> {
    const found = (await languages[language]!.load()).default;
    const bundles = new Map<string, FluentBundle>();
    for (const [part, source] of Object.entries(found)) {
      const bundle = new FluentBundle(language, {
        // Marks around names would be letters to whoever compares or searches texts.
        useIsolating: false,
        ...(this.#stretched && { transform: stretched }),
      });
      bundle.addResource(new FluentResource(source));
      bundles.set(part, bundle);
    }
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: string): Promise<void> {
    store(KEPT, language);
    await this.load(language);
  }

  /** Several things in a sentence. */
  list(items: readonly string[]): string {
    return this.#lists.format(items);
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
