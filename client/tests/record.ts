// Before all tests: games as today's server tells them.

import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { STORIES } from "./stories.ts";

const ROOT = join(import.meta.dirname, "..", "..");

export default function record(): void {
  const python = process.env["ADAMAS_PYTHON"] ?? join(ROOT, ".venv", "bin", "python");
  rmSync(STORIES, { recursive: true, force: true });
  execFileSync(python, ["-m", "tools.stories", STORIES], { cwd: ROOT, stdio: "inherit" });
}
