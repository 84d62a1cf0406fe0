declare module "virtual:languages" {
  /** A language: its name in its own words, and its texts by part: a game, or "" for the program. */
  interface Language {
    readonly name: string;
    readonly load: () => Promise<{ default: Readonly<Record<string, string>> }>;
  }
  const languages: Readonly<Record<string, Language>>;
  export default languages;
}
