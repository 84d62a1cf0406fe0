// Runs the page's own check of the dice outside of a browser: node dice.mjs < requests > answers.
// Each line of the input is a JSON list of a function of src/dice and its arguments.

import { createInterface } from "node:readline";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const DICE = join(dirname(fileURLToPath(import.meta.url)), "src", "dice");

/** The modules of the page, as Node can read them. */
async function load(folder, ...names) {
  const input = Object.fromEntries(names.map((name) => [name, join(DICE, `${name}.ts`)]));
  const bundle = await rolldown({ input });
  await bundle.write({ dir: folder, entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" });
  const loaded = names.map((name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href));
  return Object.assign({}, ...(await Promise.all(loaded)));
}

/** Whether anything about a record does not hold, and what cannot be told. */
function verdict(dice, text, kept = null) {
  try {
    const [record, receipt] = [dice.readRecord(text), dice.readReceipt(kept)];
    const checks = [...dice.checks(record, receipt)];
    const first = checks.find(({ holds }) => holds === false);
    const limits = dice.limitsOf(record, receipt, checks).map(({ kind }) => kind);
    return { caught: first !== undefined, first: first ?? null, limits };
  } catch (error) {
    if (!(error instanceof dice.NoRecord)) throw error;
    return { caught: true, first: null, limits: [] };
  }
}

const folder = mkdtempSync(join(tmpdir(), "adamas-dice-"));
try {
  const dice = await load(folder, "algorithm", "record", "ledger", "check", "limits");
  for await (const line of createInterface({ input: process.stdin })) {
    const [name, ...args] = JSON.parse(line);
    let answer;
    if (name === "checks") {
      const [record, receipt] = [dice.readRecord(args[0]), dice.readReceipt(args[1] ?? null)];
      answer = {
        checks: [...dice.checks(record, receipt)],
        count: dice.countChecks(record, receipt),
      };
    } else if (name === "verdict") {
      answer = verdict(dice, ...args);
    } else if (name === "reads") {
      try {
        answer = Boolean(dice.readRecord(args[0]));
      } catch (error) {
        if (!(error instanceof dice.NoRecord)) throw error;
        answer = false;
      }
    } else {
      answer = dice[name](...args);
    }
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
