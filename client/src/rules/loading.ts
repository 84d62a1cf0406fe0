// Everything that is needed to show the rules: facts from the server, words, the game's figures.

import type { Component } from "svelte";
import languages from "virtual:rules";
import { figure } from "../games";
import type { FigureProps } from "../games/contract";
import { texts } from "../texts/texts.svelte";
import type { RuleMark } from "../wire/api";
import { rules } from "../wire/http";
import { Facts } from "./facts";

export interface Loaded {
  readonly game: string;
  readonly edition: string;
  /** Options that differ from the edition's. */
  readonly changed: Readonly<Record<string, string>>;
  readonly facts: Facts;
  /** By rule: what a reader is told about one that the edition does not print. */
  readonly marks: Readonly<Record<string, RuleMark>>;
  /** Whether the edition is known only from public descriptions. */
  readonly described: boolean;
  readonly Figure: Component<FigureProps> | undefined;
}

export async function loadRules(
  game: string,
  edition: string,
  options: Readonly<Record<string, string>> = {},
  /** Of the rules, if not the present one. */
  version?: number,
): Promise<Loaded> {
  const [{ facts, ...told }, Figure] = await Promise.all([
    rules(game, edition, options, version),
    figure(game),
    texts.add(languages),
  ]);
  return { ...told, facts: new Facts(facts), Figure };
}
