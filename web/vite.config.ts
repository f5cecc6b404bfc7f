import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000"; // where `mamlaka serve` listens

const WORKER = "src/offline/worker.ts";
const SHARED =
  /node_modules\/(svelte|@fluent)|src\/(texts\/(texts|context|digits)|page\.svelte|cards\/Card|state\/(seats|tokens))/;

export default defineConfig({
  plugins: [svelte(), plainScopes(), lateStyles(), listFiles(), compressed()],
  build: {
    outDir: "../src/mamlaka/server/page", // from there it goes into the wheel
    emptyOutDir: true,
    target: ["safari14", "chrome87"],
    assetsInlineLimit: 0, // what is not needed at first, such as the courts, must not sit in the first script
    license: { fileName: "licences.md" }, // of the code in the scripts, as those licences ask
    rolldownOptions: {
      input: { index: "index.html", worker: WORKER },
      // Written for old browsers, classes with private fields look as if creating them had effects.
      treeshake: { moduleSideEffects: [{ test: /svelte\/src\/reactivity\//, sideEffects: false }] },
      output: {
        // The worker has a fixed address: by that, browsers find its next version.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        // What every part of the page needs is smaller in one file than in several.
        codeSplitting: { groups: [{ name: "texts", test: SHARED }] },
      },
    },
    modulePreload: { polyfill: false }, // without it a module is fetched when it is imported, which is well enough
  },
  // All files of tests share one set of modules: loading the page's modules for each takes longer than the tests do.
  test: { isolate: false, unstubGlobals: true },
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

/** Move the styles behind the head: browsers paint nothing before the styles of the head, not even the background. */
function lateStyles(): Plugin {
  return {
    name: "late-styles",
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
        return styles
          .reduce((rest, link) => rest.replace(link, ""), html)
          .replace("<body>\n", `<body>\n${styles.join("")}`);
      },
    },
  };
}

/** Return the chunk of the page: the entry that is not the service worker. */
function pageOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const entries = Object.values(bundle).filter((file) => file.type === "chunk" && file.isEntry);
  const [page] = entries.filter((file) => file.fileName !== "worker.js");
  if (page?.type !== "chunk") throw new Error("the page is not built");
  return page;
}

/** Write the scripts and styles of the first load a second time, compressed: the server has no Brotli of its own. */
function compressed(): Plugin {
  return {
    name: "compressed",
    writeBundle({ dir = "" }, bundle) {
      const page = pageOf(bundle);
      for (const name of [page.fileName, ...page.imports, ...(page.viteMetadata?.importedCss ?? [])]) {
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(readFileSync(`${dir}/${name}`)));
      }
    },
  };
}

/** Write the list of all files into the service worker, which keeps them. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    generateBundle(_, bundle) {
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("the service worker is not built");
      if (worker.imports.length > 0) throw new Error("the service worker must not share code with the page");
      const page = pageOf(bundle);
      const addresses = (names: Iterable<string>) => [...names].sort().map((name) => `/${name}`);
      const files = addresses(Object.keys(bundle).filter((name) => name.startsWith("assets/")));
      const entries = addresses([page.fileName, ...(page.viteMetadata?.importedCss ?? [])]);
      worker.code = `self.BUILD=${JSON.stringify({ files, entries })};\n${worker.code}`;
    },
  };
}
