// Makes two modules of each language, of all Fluent files of the package that have a folder for it:
// the texts that every page needs, and the rules with their figures, which are loaded when somebody
// reads them. They are the files that the Python side reads as well.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "adamas");
const RULES = ["rules.ftl", "figures.ftl"];
/** For each: the module that lists the languages, how its modules begin, what is in them under which name. */
const MODULES = [
  {
    list: "virtual:languages",
    one: "virtual:language/",
    holds: (file: string): boolean => !RULES.includes(file),
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

/** Where texts are: of the program itself, and of each game. */
function folders(): Map<string, string> {
  const found = new Map([["", join(PACKAGE, "locale")]]);
  for (const entry of readdirSync(join(PACKAGE, "games"), { withFileTypes: true })) {
    const folder = join(PACKAGE, "games", entry.name, "locale");
    if (entry.isDirectory() && existsSync(folder)) found.set(entry.name, folder);
  }
  return found;
}

function known(): string[] {
  const inside = readdirSync(join(PACKAGE, "locale"), { withFileTypes: true });
  return inside.filter((each) => each.isDirectory() && !each.name.startsWith("_")).map((each) => each.name);
}

/** The texts of a language that belong into a module, by game; those of the program itself under "". */
function texts(language: string, { holds, part }: Module, watch: (file: string) => void): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [game, folder] of folders()) {
    const own = join(folder, language);
    const files = readdirSync(own).filter((name) => name.endsWith(".ftl") && holds(name));
    for (const file of files) watch(join(own, file));
    if (files.length) found[part(game)] = files.map((file) => readFileSync(join(own, file), "utf-8")).join("\n");
  }
  return found;
}

export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (MODULES.some(({ list, one }) => id === list || id.startsWith(one)) ? `\0${id}` : null),
    load(id) {
      for (const module of MODULES) {
        const { list, one } = module;
        if (id === `\0${list}`) {
          const loaders = known().map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(one + name)})`);
          return `export default { ${loaders.join(", ")} };`;
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
