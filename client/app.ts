// Makes an app of the build: the service worker with the list of files that it keeps, a manifest in
// each language, and the name of the build.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { known, ordinary } from "./languages.ts";

const CLIENT = dirname(fileURLToPath(import.meta.url));
const BASE = "/app/";
const NIGHT = "#120c22";

export function app(): Plugin {
  let folder = "";
  return {
    name: "app",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    buildStart() {
      this.emitFile({
        type: "chunk",
        id: join(CLIENT, "src", "app", "worker.ts"),
        fileName: "sw.js",
      });
    },
    writeBundle() {
      const page = join(folder, "index.html");
      const worker = join(folder, "sw.js");
      const files = readdirSync(join(folder, "assets")).sort();
      const build = nameOf([page, worker, ...files.map((file) => join(folder, "assets", file))]);
      const tag = `<meta name="build" content="${build}" />`;
      writeFileSync(page, readFileSync(page, "utf-8").replace("</title>", `</title>\n    ${tag}`));
      const kept = files.map((file) => `${BASE}assets/${file}`);
      const head = `const BUILD = ${JSON.stringify(build)};\nconst FILES = ${JSON.stringify(kept, null, 1)};\n`;
      const script = readFileSync(worker, "utf-8");
      if (/\b(import|export)\b/.test(script))
        throw new Error("The service worker has to be one file.");
      writeFileSync(worker, head + script);
      writeFileSync(join(folder, "build.json"), JSON.stringify({ build }));
      for (const language of Object.keys(known())) {
        writeFileSync(
          join(folder, `manifest.${language}.webmanifest`),
          JSON.stringify(manifest(language), null, 1),
        );
      }
    },
  };
}

function nameOf(files: readonly string[]): string {
  const digest = createHash("sha256");
  for (const file of files) digest.update(`${file.split("/").at(-1)}\0`).update(readFileSync(file));
  return digest.digest("hex").slice(0, 16);
}

function manifest(language: string): object {
  const words = speaker(language);
  const name = words("", "program-name");
  return {
    id: "/",
    start_url: "/",
    scope: "/",
    name,
    short_name: name,
    description: words("", "app-description"),
    lang: language,
    display: "standalone",
    background_color: NIGHT,
    theme_color: NIGHT,
    categories: ["games"],
    icons: [
      picture("icon-192", 192, "any"),
      picture("icon-512", 512, "any"),
      picture("maskable-192", 192, "maskable"),
      picture("maskable-512", 512, "maskable"),
    ],
    shortcuts: games().map((game) => ({
      name: words(game, "title"),
      url: `/g/${game}`,
      icons: [picture(`${game}-96`, 96, "any")],
    })),
  };
}

function picture(name: string, size: number, purpose: string): object {
  return { src: `${BASE}icons/${name}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}

/** Games that have an icon of their own: tools/icons.py draws it. */
function games(): string[] {
  const names = readdirSync(join(CLIENT, "src", "games"));
  return names
    .filter((name) => existsSync(join(CLIENT, "public", "icons", `${name}-96.png`)))
    .sort();
}

/** The messages of a language, at the time of the build. */
function speaker(language: string): (part: string, message: string) => string {
  const found = ordinary(language);
  return (part, message) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(found[part] ?? ""));
    const pattern = bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`${language} has no message ${message}.`);
    return bundle.formatPattern(pattern);
  };
}
