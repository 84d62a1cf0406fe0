import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { app } from "./app.ts";
import { compressed } from "./compressed.ts";
import { languages } from "./languages.ts";

// The server that `npm run dev` talks to.
const SERVER = process.env.ADAMAS_SERVER ?? "http://localhost:8642";

export default defineConfig({
  plugins: [svelte(), languages(), app(), compressed()],
  base: "/app/",
  build: {
    outDir: "../src/adamas/web/pages/app",
    emptyOutDir: true,
    target: "es2022",
    // The Content-Security-Policy of the server allows no inlined files but images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": SERVER,
      "/ws": { target: SERVER.replace("http", "ws"), ws: true, rewriteWsOrigin: true },
    },
  },
});
