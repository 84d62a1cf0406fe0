// Makes one module of each language: all Fluent files of the package that have a folder for it.
// They are the files that the Python side reads as well.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { latin } from "./latin";

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "adamas");
const LIST = "virtual:languages";
const ONE = "virtual:language/";
/** Files that are loaded by themselves, or that only the terminal needs. */
const ELSEWHERE = ["rules.ftl", "cli.ftl"];

/** Where texts are: of the program itself, and of each game. */
function folders(): Map<string, string> {
  const found = new Map([["", join(PACKAGE, "locale")]]);
  for (const entry of readdirSync(join(PACKAGE, "games"), { withFileTypes: true })) {
    const folder = join(PACKAGE, "games", entry.name, "locale");
    if (entry.isDirectory() && existsSync(folder)) found.set(entry.name, folder);
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

function known(): Record<string, Facts> {
  return JSON.parse(readFileSync(LANGUAGES, "utf-8")) as Record<string, Facts>;
}

/** A file of texts: translations stand together, English beside the game. */
function text(game: string, folder: string, language: string, file: string): string {
  const places = [join(PACKAGE, "locale", language, game), join(folder, language), join(folder, "en")];
  return places.map((place) => join(place, file)).find(existsSync)!;
}

/** All texts of a language, by game; those of the program itself under "". */
function texts(language: string, watch: (file: string) => void): Record<string, string> {
  const original = known()[language]?.latin_of;
  const found: Record<string, string> = {};
  for (const [game, folder] of folders()) {
    const names = readdirSync(join(folder, "en")).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name));
    const files = names.map((name) => text(game, folder, original ?? language, name));
    files.forEach(watch);
    const source = files.map((file) => readFileSync(file, "utf-8")).join("\n");
    found[game] = original ? latin(source) : source;
  }
  return found;
}

export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        this.addWatchFile(LANGUAGES);
        const entries = Object.entries(known()).map(([code, { name }]) => {
          const [key, own, module] = [code, name, ONE + code].map((each) => JSON.stringify(each));
          return `${key}: { name: ${own}, load: () => import(${module}) }`;
        });
        return `export default { ${entries.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const found = texts(id.slice(ONE.length + 1), (file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
