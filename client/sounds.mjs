// Makes the page's sounds outside of a browser, for tools/sounds.py: node sounds.mjs FOLDER.
// Each becomes a file of samples, both ears in turn; a line says its name, rate, seconds, loudness and peak.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const SOUND = join(dirname(fileURLToPath(import.meta.url)), "src", "sound");
const SOME_RUBIES = 5;

async function load(folder, name) {
  const bundle = await rolldown({ input: join(SOUND, `${name}.ts`) });
  await bundle.write({ file: join(folder, `${name}.mjs`) });
  return import(pathToFileURL(join(folder, `${name}.mjs`)).href);
}

const [, , out] = process.argv;
const folder = mkdtempSync(join(tmpdir(), "sounds-"));
try {
  const [{ effect, EFFECTS }, { place, PLACES }, { loudness, RATE }] = await Promise.all(
    ["effects", "places", "waves"].map((name) => load(folder, name)),
  );
  const made = [
    ...EFFECTS.map((name) => [name, effect(name, SOME_RUBIES)]),
    ...Object.keys(PLACES).map((name) => [name, place(name)]),
  ];
  for (const [name, [left, right]] of made) {
    const both = new Float32Array(2 * left.length);
    left.forEach((value, at) => both.set([value, right[at]], 2 * at));
    writeFileSync(join(out, `${name}.f32`), both);
    const peak = both.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const figures = [left.length / RATE, loudness([left, right]), peak];
    console.log(name, RATE, ...figures.map((each) => each.toFixed(2)));
  }
} finally {
  rmSync(folder, { recursive: true });
}
