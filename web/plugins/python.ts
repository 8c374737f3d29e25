/** Puts Python for browsers beside the page, packed for the download: whoever plays offline fetches it once. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
/** A zip file has been packed already. */
const PLAIN = ["python_stdlib.zip"];

export function python(): Plugin {
  return {
    name: "python",
    apply: "build",
    generateBundle() {
      const from = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
      const read = (name: string) => readFileSync(join(from, name));
      const folder = `offline/pyodide-${JSON.parse(read("package.json").toString()).version}`;
      const emit = (fileName: string, source: Uint8Array) => this.emitFile({ type: "asset", fileName, source });
      for (const name of PACKED) emit(`${folder}/${name}.packed`, gzipSync(read(name), { level: 9 }));
      for (const name of PLAIN) emit(`${folder}/${name}`, read(name));
      const { info } = JSON.parse(read("pyodide-lock.json").toString());
      emit(`${folder}/pyodide-lock.json`, Buffer.from(JSON.stringify({ info, packages: {} }))); // we add none
    },
  };
}
