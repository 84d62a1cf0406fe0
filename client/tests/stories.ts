// Games that tools/stories.py recorded.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Replay, Rules, Tutorial } from "../src/wire/api";

export const STORIES = join(import.meta.dirname, "..", "node_modules", ".stories");

export interface Story {
  /** Such as `diamant_iello2016_odds-on`. */
  readonly name: string;
  readonly game: string;
  /** As texts, since they are read from files. */
  readonly record: string;
  readonly receipt: string;
  /** Of seat 1, and of a spectator. */
  readonly replays: readonly [Replay, Replay];
  readonly facts: Rules["facts"];
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(STORIES, file), "utf-8"));

let found: readonly Story[] | undefined;

function all(): readonly Story[] {
  const files = readdirSync(STORIES).filter((file) => !file.endsWith("_tutorial.json"));
  return files.sort().map((file) => {
    const story = read(file) as Omit<Story, "record" | "receipt"> &
      Record<"record" | "receipt", object>;
    return {
      ...story,
      name: file.replace(".json", ""),
      game: file.split("_")[0]!,
      record: JSON.stringify(story.record),
      receipt: JSON.stringify(story.receipt),
    };
  });
}

/** All games that were recorded, or those whose names begin like this. */
export function stories(beginning = ""): readonly Story[] {
  found ??= all();
  return found.filter(({ name }) => name.startsWith(beginning));
}

/** One of each game. */
export const ofEachGame = (): readonly Story[] =>
  ["diamant", "diamoniak", "gnomes"].map((game) => stories(game)[0]!);

export const tutorial = (game: string): Tutorial => read(`${game}_tutorial.json`) as Tutorial;
