/** A language: its name in its own words, and its texts by part: a game, or "" for the program. */
interface Language {
  readonly name: string;
  readonly load: () => Promise<{ default: Readonly<Record<string, string>> }>;
}

declare module "virtual:languages" {
  const languages: Readonly<Record<string, Language>>;
  export default languages;
}

declare module "virtual:rules" {
  /** The rules of the games, with their figures, as parts `GAME/rules`. */
  const languages: Readonly<Record<string, Language>>;
  export default languages;
}
