import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { en as gather } from "../src/texts/gather/en";
import { en as more } from "../src/texts/more/en";
import { en as past } from "../src/texts/past/en";
import { en as tutorial } from "../src/texts/tutorial/en";

const AREAS = { gather, more, past, tutorial };
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
  return [name, `${name}.ts`, `${name}.svelte.ts`, `${name}/index.ts`].find((one) => sources.has(one));
}

/** The modules that a module cannot do without, itself included. */
function needed(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name) || !sources.has(name)) return found;
  found.add(name);
  const imported = (sources.get(name) ?? "").matchAll(/^\s*(?:import|export) (?!type)[^;]*?"(\.[^"]+)";$/gm);
  for (const [, path = ""] of imported) needed(resolved(name, path) ?? "", found);
  return found;
}

/** The areas whose texts a part shows, or one that it cannot do without. */
function areasOf(part: string): readonly string[] {
  const shown = [...needed(part)].flatMap((name) => {
    const source = sources.get(name) ?? "";
    if (!/import \{ [^}]*\bm\b[^}]*\} from "[./]+\/texts"/.test(source)) return [];
    return [...source.matchAll(/(?<![.\w])m\.(\w+)/g)].map(([, key = ""]) => key);
  });
  return Object.entries(AREAS).flatMap(([area, texts]) => (shown.some((key) => key in texts) ? [area] : []));
}

const LOAD = /(?:(withMore)\(|withTexts\(\[([^\]]*)\], )?(?:\(\) => )?import\("(\.[^"]+)"\)/g;

test("a part is loaded with the texts of the areas that it shows, and no others", () => {
  const loads = [...sources].flatMap(([name, source]) =>
    [...source.matchAll(LOAD)].map(([, more, listed = "", path = ""]) => {
      const part = resolved(name, path) ?? "";
      const given = more ? ["more"] : [...listed.matchAll(/"(\w+)"/g)].map(([, area = ""]) => area);
      return { by: name, part, given: given.sort().join(" "), needs: areasOf(part).join(" ") };
    }),
  );
  expect(loads.length).toBeGreaterThan(25);
  for (const area of Object.keys(AREAS)) expect(loads.map(({ needs }) => needs).join(" ")).toContain(area);
  expect(loads.filter(({ given, needs }) => given !== needs)).toEqual([]);
  expect(areasOf("main.ts")).toEqual([]);
});

test("no text is in two areas", () => {
  const paths = Object.values(AREAS).flatMap((texts) => Object.keys(texts));
  expect(new Set(paths).size).toBe(paths.length);
});
