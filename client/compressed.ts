// Writes a compressed copy beside each file of the build, so that no server has to do it again.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|svg|html|json|webmanifest)$/;

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const file = join(folder, entry);
        if (!WORTH_IT.test(file)) continue;
        writeFileSync(
          `${file}.gz`,
          gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }),
        );
      }
    },
  };
}
