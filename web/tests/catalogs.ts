/** The catalogs laid out flat, and arguments to try their functions with. */

import { readFileSync } from "node:fs";
import ts from "typescript";
import { LANGUAGES, type Language, m, speak, t } from "../src/texts";
import { AREAS } from "./areas";

/** A text, or a function that gives one. */
export type Text = string | ((...given: never[]) => string);

/** By language, every text of all catalogs by its path, such as `start.bot`. */
export async function flatCatalogs(): Promise<ReadonlyMap<Language, ReadonlyMap<string, Text>>> {
  const flat = new Map<Language, ReadonlyMap<string, Text>>();
  for (const language of LANGUAGES) {
    await speak(language);
    flat.set(language, new Map([...leaves(t, ""), ...leaves(m, "")]));
  }
  await speak("en");
  return flat;
}

function* leaves(texts: object, path: string): Generator<[string, Text]> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === "object") yield* leaves(value, `${path}${key}.`);
    else yield [`${path}${key}`, value];
  }
}

/** What to give for a parameter, by its type. Each has values that languages treat differently: none, one, several. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  string: ["Ada", "red", "yellow"],
  number: [0, 1, 3],
  boolean: [false, true],
  How: [
    { exact: true, weaker: false },
    { exact: false, weaker: true },
    { exact: false, weaker: false },
  ],
  "number | null": [null, 1, 4],
  Unfair: ["no_proof", "wrong_roll"],
  "readonly string[]": [[], ["Ada"], ["Ada", "Ben"], ["red", "yellow", "blue"]],
  "readonly number[]": [[5, 8]],
  "readonly (number | null)[]": [
    [null, null],
    [2, 3],
  ],
  "readonly { readonly color: string; readonly face: number }[]": [[{ color: "red", face: 3 }]],
  "readonly { readonly name: string; readonly last: string }[]": [[{ name: "Ada", last: "7" }]],
  "readonly { readonly name: string; readonly count: number }[]": [[{ name: "Ada", count: 7 }]],
};

/** Parameters of functions that are not written out in the catalog. */
const MADE: Readonly<Record<string, readonly string[]>> = { problem: ["string", "string"] };

/** Every combination of arguments for the functions of the catalogs, as the English one declares their parameters. */
export function argumentsByPath(): ReadonlyMap<string, readonly (readonly unknown[])[]> {
  return new Map(["en.ts", ...AREAS.map((area) => `${area}/en.ts`)].flatMap((name) => [...argumentsIn(name)]));
}

function argumentsIn(name: string): ReadonlyMap<string, readonly (readonly unknown[])[]> {
  const file = new URL(`../src/texts/${name}`, import.meta.url);
  const source = ts.createSourceFile(name, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const constants = new Map<string, ts.Expression>();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) constants.set(name.getText(source), initializer);

  const found = new Map(Object.entries(MADE).map(([path, types]) => [path, combined(types, path)]));
  const walk = (given: ts.Expression | undefined, path: string): void => {
    if (!given) return;
    if (ts.isAsExpression(given) || ts.isSatisfiesExpression(given)) walk(given.expression, path);
    if (ts.isIdentifier(given)) walk(constants.get(given.text), path);
    if (ts.isArrowFunction(given)) {
      const types = given.parameters.map(({ type }) => type?.getText(source).replaceAll(/\s+/g, " ") ?? "");
      found.set(path, combined(types, path));
    }
    if (!ts.isObjectLiteralExpression(given)) return;
    for (const property of given.properties) {
      const key =
        property.name && ts.isStringLiteral(property.name) ? property.name.text : property.name?.getText(source);
      const inner = path ? `${path}.${key}` : `${key}`;
      if (ts.isPropertyAssignment(property)) walk(property.initializer, inner);
      if (ts.isShorthandPropertyAssignment(property)) walk(property.name, inner);
    }
  };
  walk(constants.get("en"), "");
  return found;
}

function combined(types: readonly string[], path: string): readonly (readonly unknown[])[] {
  return types.reduce<readonly (readonly unknown[])[]>(
    (before, type) => before.flatMap((one) => samplesOf(type, path).map((sample) => [...one, sample])),
    [[]],
  );
}

function samplesOf(type: string, path: string): readonly unknown[] {
  const samples = SAMPLES[type];
  if (!samples)
    throw new Error(`${path} takes ${type || "an untyped parameter"}: give samples of it in tests/catalogs.ts`);
  return samples;
}
