declare module "virtual:languages" {
  /** All languages; each loads its texts by part: a game, or "" for the program. */
  const loaders: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  export default loaders;
}

declare module "virtual:rules" {
  /** All languages; each loads the rules of the games, with their figures, as parts `GAME/rules`. */
  const loaders: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  export default loaders;
}
