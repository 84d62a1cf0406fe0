import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { languages } from "./languages.ts";

/** Components draw, and nothing is drawn here: tests/browser of the whole program does that. */
function nothingDrawn(): Plugin {
  // `story.svelte` without a capital is a module with runes.
  const [component, id] = [/\/[A-Z]\w*\.svelte$/, "\0component"];
  return {
    name: "nothing-drawn",
    enforce: "pre",
    resolveId: (source) => (component.test(source) ? id : null),
    load: (loaded) => (loaded === id ? "export default () => undefined;" : null),
  };
}

export default defineConfig({
  plugins: [nothingDrawn(), svelte(), languages()],
  // As in a page: on a server runes would be plain values.
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "./tests/environment.ts",
    globalSetup: "./tests/record.ts",
    setupFiles: "./tests/page.ts",
    restoreMocks: true,
    pool: "threads",
    // Where many things run at once, loading a module takes long.
    testTimeout: 30_000,
    server: { deps: { inline: ["svelte"] } },
  },
});
