declare module "virtual:languages" {
  /** All languages; each loads its texts by part: a game, or "" for the program. */
  const loaders: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  export default loaders;
}
