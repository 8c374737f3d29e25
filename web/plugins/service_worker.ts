/** Builds the service worker, and tells it which files the page consists of. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "sw.js";
/** The page is kept by its address. The others nobody asks for, or only who installs the app or plays offline. */
const LEFT_OUT = /^(sw\.js|index\.html|parts\.json|.*\.png|offline\/.*)$/;

export function serviceWorker(): Plugin {
  let publicDir = "";
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: "index.html", sw: "worker/sw.ts" },
          output: {
            entryFileNames: ({ name }) => (name === "sw" ? NAME : "assets/[name]-[hash].js"),
          },
        },
      },
    }),
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const worker = bundle[NAME];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      if (worker.imports.length) throw new Error(`the service worker must stand alone, not import ${worker.imports}`);
      const copied = readdirSync(publicDir);
      const files = [...Object.keys(bundle), ...copied].filter((name) => !LEFT_OUT.test(name)).sort();
      const version = createHash("sha256").update(files.join());
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("there is no page");
      version.update(page.source).update(worker.code);
      for (const name of copied) version.update(readFileSync(join(publicDir, name)));
      worker.code = worker.code
        .replaceAll("__FILES__", JSON.stringify(files))
        .replaceAll("__VERSION__", JSON.stringify(version.digest("hex").slice(0, 12)));
    },
  };
}
