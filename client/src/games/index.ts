// Finds the games: every folder beside this file with a picture and an index.

import type { Component } from "svelte";
import type { FigureProps, GameClient, GameName } from "./contract";

type Loader = () => Promise<{ default: GameClient<GameName> }>;

const clients = import.meta.glob<{ default: GameClient<GameName> }>("./*/index.ts");
const figures = import.meta.glob<{ default: Component<FigureProps> }>("./*/Figure.svelte");
const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte", { eager: true });

const folder = (path: string): string => path.split("/")[1]!;

const LOADERS = new Map<string, Loader>(
  Object.entries(clients).map(([path, load]) => [folder(path), load]),
);
const PICTURES = new Map(
  Object.entries(pictures).map(([path, found]) => [folder(path), found.default]),
);

export async function gameClient(name: string): Promise<GameClient<GameName>> {
  const load = LOADERS.get(name);
  if (!load) throw new Error(`The page has no screens for ${name}.`);
  return (await load()).default;
}

export function hasScreens(name: string): boolean {
  return LOADERS.has(name);
}

/** The figures in the rules of a game; undefined if it has none. */
export async function figure(name: string): Promise<Component<FigureProps> | undefined> {
  return (await figures[`./${name}/Figure.svelte`]?.())?.default;
}

/** The picture of a game on the start page. */
export function picture(name: string): Component | undefined {
  return PICTURES.get(name);
}
