import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000"; // where `mamlaka serve` listens

export default defineConfig({
  plugins: [svelte(), plainScopes()],
  build: {
    outDir: "../src/mamlaka/server/page", // from there it goes into the wheel
    emptyOutDir: true,
    target: ["safari14", "chrome87"],
    assetsInlineLimit: 0, // what is not needed at first, such as the courts, must not sit in the first script
    license: { fileName: "licences.md" }, // of the code in the scripts, as those licences ask
    modulePreload: { polyfill: false }, // without it a module is fetched when it is imported, which is well enough
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/texts": server,
    },
  },
});

/** Write the scopes of Svelte as plain classes: Chrome 87 would skip every rule with a `:where()`. */
function plainScopes(): Plugin {
  return {
    name: "plain-scopes",
    transform: {
      filter: { id: /type=style/ },
      handler: (code) => code.replace(/:where\((\.svelte-[a-z0-9]+)\)/g, "$1"),
    },
  };
}
