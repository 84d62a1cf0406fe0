// Makes two modules of each language, of all Fluent files of the package that have a folder for it:
// the texts that every page needs, and the rules with their figures, which are loaded when somebody
// reads them. They are the files that the Python side reads as well.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { latin } from "./latin.ts";

const CLIENT = dirname(fileURLToPath(import.meta.url));
const PACKAGE = join(CLIENT, "..", "src", "adamas");
const SCREENS = join(CLIENT, "src", "games");
/** Files that only the terminal needs. */
const TERMINAL = ["cli.ftl"];
const RULES = ["rules.ftl", "figures.ftl"];
/** For each: the module that lists the languages, how its modules begin, what is in them under which name. */
const MODULES = [
  {
    list: "virtual:languages",
    one: "virtual:language/",
    holds: (file: string): boolean => ![...RULES, ...TERMINAL].includes(file),
    part: (game: string): string => game,
  },
  {
    list: "virtual:rules",
    one: "virtual:rules/",
    holds: (file: string): boolean => RULES.includes(file),
    part: (game: string): string => `${game}/rules`,
  },
];
type Module = (typeof MODULES)[number];

/** Where texts are: of the program itself, and of each game that has screens. */
function folders(): Map<string, string> {
  const found = new Map([["", join(PACKAGE, "locale")]]);
  for (const entry of readdirSync(join(PACKAGE, "games"), { withFileTypes: true })) {
    const folder = join(PACKAGE, "games", entry.name, "locale");
    if (existsSync(join(SCREENS, entry.name)) && existsSync(folder)) found.set(entry.name, folder);
  }
  return found;
}

/** What `languages.json` says of a language; see adamas/locale/languages.py. */
interface Facts {
  readonly name: string;
  /** It is another language in Latin letters. */
  readonly latin_of?: string;
}

const LANGUAGES = join(PACKAGE, "locale", "languages.json");

export function known(): Record<string, Facts> {
  return JSON.parse(readFileSync(LANGUAGES, "utf-8")) as Record<string, Facts>;
}

/** A file of texts: translations stand together, English beside the game. */
function text(game: string, folder: string, language: string, file: string): string {
  const places = [
    join(PACKAGE, "locale", language, game),
    join(folder, language),
    join(folder, "en"),
  ];
  return places.map((place) => join(place, file)).find(existsSync)!;
}

/** The texts of a language that belong into a module, by game; those of the program itself under "". */
function texts(
  language: string,
  { holds, part }: Module,
  watch: (file: string) => void,
): Record<string, string> {
  const original = known()[language]?.latin_of;
  const found: Record<string, string> = {};
  for (const [game, folder] of folders()) {
    const names = readdirSync(join(folder, "en")).filter(
      (name) => name.endsWith(".ftl") && holds(name),
    );
    const files = names.map((name) => text(game, folder, original ?? language, name));
    files.forEach(watch);
    const source = files.map((file) => readFileSync(file, "utf-8")).join("\n");
    if (files.length) found[part(game)] = original ? latin(source) : source;
  }
  return found;
}

/** The texts that every page has. */
export function ordinary(language: string): Record<string, string> {
  return texts(language, MODULES[0]!, () => {});
}

export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) =>
      MODULES.some(({ list, one }) => id === list || id.startsWith(one)) ? `\0${id}` : null,
    load(id) {
      for (const module of MODULES) {
        const { list, one } = module;
        if (id === `\0${list}`) {
          this.addWatchFile(LANGUAGES);
          const entries = Object.entries(known()).map(([code, { name }]) => {
            const [key, own, where] = [code, name, one + code].map((each) => JSON.stringify(each));
            return `${key}: { name: ${own}, load: () => import(${where}) }`;
          });
          return `export default { ${entries.join(", ")} };`;
        }
        if (id.startsWith(`\0${one}`)) {
          const found = texts(id.slice(one.length + 1), module, (file) => this.addWatchFile(file));
          return `export default ${JSON.stringify(found)};`;
        }
      }
      return null;
    },
  };
}
