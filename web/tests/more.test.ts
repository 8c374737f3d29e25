import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL("../src", import.meta.url));
const names = readdirSync(SRC, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
const sources = new Map(
  names
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("texts/"))
    .map((name) => [name, readFileSync(join(SRC, name), "utf8")] as const),
);

/** The module that another one imports; undefined if it is not one of the page's own. */
function resolved(from: string, path: string): string | undefined {
  const name = relative(SRC, join(SRC, dirname(from), path)).replaceAll("\\", "/");
  return [name, `${name}.ts`, `${name}.svelte.ts`].find((one) => sources.has(one));
}

/** Whether a module, or one that it cannot do without, shows texts of `m`. */
function showsMore(name: string, seen = new Set<string>()): boolean {
  if (seen.has(name)) return false;
  seen.add(name);
  const source = sources.get(name) ?? "";
  if (/import \{ [^}]*\bm\b[^}]*\} from "[./]+\/texts"/.test(source)) return true;
  const imported = [...source.matchAll(/^\s*(?:import|export) (?!type)[^;]*?"(\.[^"]+)";$/gm)];
  return imported.some(([, path = ""]) => showsMore(resolved(name, path) ?? "", seen));
}

test("a part that shows more texts is loaded with them, and no other part", () => {
  const loads = [...sources].flatMap(([name, source]) =>
    [...source.matchAll(/(withMore\(\(\) => )?import\("(\.[^"]+)"\)/g)].map(([, more, path = ""]) => {
      const part = resolved(name, path) ?? "";
      return { by: name, part, more: more !== undefined, needs: showsMore(part) };
    }),
  );
  expect(loads.length).toBeGreaterThan(25);
  expect(loads.filter(({ needs }) => needs).length).toBeGreaterThan(8);
  expect(loads.filter(({ more, needs }) => more !== needs)).toEqual([]);
  expect(showsMore("main.ts")).toBe(false);
});
