// Makes one module of each language: all Fluent files of the package that have a folder for it.
// They are the files that the Python side reads as well.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "adamas");
const LIST = "virtual:languages";
const ONE = "virtual:language/";

/** Where texts are: of the program itself, and of each game. */
function folders(): Map<string, string> {
  const found = new Map([["", join(PACKAGE, "locale")]]);
  for (const entry of readdirSync(join(PACKAGE, "games"), { withFileTypes: true })) {
    const folder = join(PACKAGE, "games", entry.name, "locale");
    if (entry.isDirectory() && existsSync(folder)) found.set(entry.name, folder);
  }
  return found;
}

export function known(): string[] {
  const inside = readdirSync(join(PACKAGE, "locale"), { withFileTypes: true });
  return inside.filter((each) => each.isDirectory() && !each.name.startsWith("_")).map((each) => each.name);
}

/** All texts of a language, by game; those of the program itself under "". */
export function texts(language: string, watch: (file: string) => void): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [game, folder] of folders()) {
    const own = join(folder, language);
    const files = readdirSync(own).filter((name) => name.endsWith(".ftl") && name !== "rules.ftl");
    for (const file of files) watch(join(own, file));
    found[game] = files.map((file) => readFileSync(join(own, file), "utf-8")).join("\n");
  }
  return found;
}

export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const loaders = known().map(
          (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(ONE + name)})`,
        );
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const found = texts(id.slice(ONE.length + 1), (file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
