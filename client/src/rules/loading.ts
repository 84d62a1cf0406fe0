// Everything that is needed to show the rules: facts from the server, words, the game's figures.

import type { Component } from "svelte";
import languages from "virtual:rules";
import { figure } from "../games";
import type { FigureProps } from "../games/contract";
import { texts } from "../texts/texts.svelte";
import { rules } from "../wire/http";
import { Facts } from "./facts";

export interface Loaded {
  readonly game: string;
  readonly edition: string;
  /** Options that differ from the edition's. */
  readonly changed: Readonly<Record<string, string>>;
  readonly facts: Facts;
  readonly Figure: Component<FigureProps> | undefined;
}

export async function loadRules(
  game: string,
  edition: string,
  options: Readonly<Record<string, string>> = {},
): Promise<Loaded> {
  const [{ facts, changed }, Figure] = await Promise.all([
    rules(game, edition, options),
    figure(game),
    texts.add(languages),
  ]);
  return { game, edition, changed, facts: new Facts(facts), Figure };
}
