import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { botName, firstBot, usualBot } from "../src/game/bots";
import { variants } from "../src/generated/variants/en";
import { LANGUAGES, preferred, t } from "../src/texts";
import { argumentsByPath, flatCatalogs, type Text } from "./catalogs";

test.each([
  [["en-US", "de"], "en"],
  [["", "xx", "EN-gb"], "en"],
  [["de-AT", "en"], "de"],
  [["xx", "NL-be", "en"], "nl"],
  [["xx-YY"], "en"],
  [[], "en"],
])("somebody who reads %j is told in %s", (read, language) => {
  expect(preferred(read)).toBe(language);
});

/** What a module of the rules and players names: the first group of what is found in it. */
function named(module: string, pattern: RegExp): readonly string[] {
  const source = readFileSync(new URL(`../../src/rowlock/${module}`, import.meta.url), "utf8");
  return [...source.matchAll(pattern)].map(([, id]) => id ?? "").sort();
}

test("everything that is known by an id has its text", () => {
  const printed = readdirSync(new URL("../../src/rowlock/rules/printed", import.meta.url));
  const ids = printed.filter((name) => name.endsWith(".toml")).map((name) => name.replace(".toml", ""));
  expect(Object.keys(t.variants).sort()).toEqual(ids.sort());
  expect(Object.keys(t.pairs).sort()).toEqual(named("rules/pad/variant.py", /^ {4}[A-Z_]+ = "(.+)"$/gm));
});

test("the bots are those that the server offers, under the names by which they sit down there", () => {
  const [offered = ""] = named("players/offered_bots.py", /^BOTS = \((.+)\)$/gm);
  expect(Object.keys(t.bots)).toEqual([...offered.matchAll(/"(\w+)"/g)].map(([, player]) => player));
  const [called = "{}"] = named("players/offered_bots.py", /^_CALLED = (\{.+\})$/gm);
  for (const [player, name] of Object.entries(JSON.parse(called))) expect(botName(player)).toBe(name);
  expect(botName("otto")).toBe("Otto");
  expect(usualBot(Object.keys(t.bots))).toBe("otto");
  expect([firstBot(Object.keys(t.bots)), firstBot([])]).toEqual(["dot", ""]);
  expect([usualBot(["a", "b", "c"]), usualBot(["a"]), usualBot([])]).toEqual(["b", "a", ""]);
});

const COLORS = ["red", "yellow", "green", "blue"];

/** Paths whose text has no words of its own but names. Languages may still set it in their way. */
const WORDLESS = new Set([
  ...["name", "number", "decimal", "pair", "problem"],
  ...Object.keys(variants).map((id) => `variants.${id}.name`),
  ...["table.secondsLeft", "table.forSeat", "field.range"],
  ...["plot.summary", "plot.bars", "history.named", "history.score"],
  ...["coach.percent", "coach.doubt"],
]);

/** Paths whose text happens to be the English one. */
const AS_IN_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...["coach.tutor", "lobby.code", "menu.pause", "reactions.words.laugh", "replay.bonus", "replay.pause"],
    "settings.haptics",
  ],
  nl: [
    ...["bots.dot.level", "field.open", "field.pair", "lobby.bot", "lobby.code", "replay.bonus", "replay.moment"],
    ...["coach.tutor", "reactions.words.laugh", "table.bonus", "table.menu"],
  ],
  fr: [
    "coach.points",
    ...[
      "invite.title",
      "lobby.bot",
      "lobby.code",
      "log.points",
      "plot.points",
      "replay.bonus",
      "replay.pause",
      "replay.total",
    ],
    ...["pairs.thirteen", "table.bonus", "table.menu", "menu.pause", "tv.code"],
  ],
  es: ["coach.points", "coach.tutor", "field.pair", "lobby.bot", "replay.bonus", "replay.total", "table.bonus"],
  it: ["coach.tutor", "field.pair", "lobby.bot", "lobby.host", "replay.bonus", "table.bonus"],
};

const flat = await flatCatalogs();
const english = flat.get("en") ?? new Map<string, Text>();
const samples = argumentsByPath();

/** Everything that a text can say, in the order of the samples. */
function said(path: string, text: Text | undefined): readonly string[] {
  if (text === undefined) return [];
  if (typeof text === "string") return [text];
  const call = text as (...given: readonly unknown[]) => string;
  const given = samples.get(path);
  if (!given) throw new Error(`${path} is a function: tell in tests/catalogs.ts what it takes`);
  return given.map((one) => call(...one));
}

/** The paths at which something is wrong, with what is said there. */
function wrongIn(language: string, isWrong: (text: string, inEnglish: string) => boolean): readonly string[] {
  return [...(flat.get(language as never) ?? [])].flatMap(([path, text]) => {
    const original = said(path, english.get(path));
    return said(path, text).flatMap((one, index) => (isWrong(one, original[index] ?? "") ? [`${path}: ${one}`] : []));
  });
}

describe.each(LANGUAGES)("%s", (language) => {
  const texts = flat.get(language) ?? new Map<string, Text>();

  test("has the texts of the English catalog, and no others", () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("has functions where the English one has them, with as many parameters", () => {
    const shape = (text: Text | undefined) => (typeof text === "function" ? text.length : "text");
    const other = [...texts].filter(([path, text]) => shape(text) !== shape(english.get(path)));
    expect(other.map(([path]) => path)).toEqual([]);
  });

  test("says something everywhere", () => {
    const blank = [...texts].filter(([, text]) => typeof text === "string" && !text.trim());
    expect(blank.map(([path]) => path)).toEqual([]);
    expect(wrongIn(language, (text, original) => !text.trim() && original !== "")).toEqual([]);
  });

  test("has no holes", () => {
    expect(wrongIn(language, (text) => /\b(undefined|null|NaN)\b|\[object/.test(text))).toEqual([]);
  });

  test("sets no straight quotes and no dots in a row", () => {
    expect(wrongIn(language, (text) => /["'`]|\.\./.test(text))).toEqual([]);
  });

  test("has a minus sign for what is below zero", () => {
    const call = (path: string, ...given: unknown[]) => (texts.get(path) as (...all: unknown[]) => string)(...given);
    const below = [
      call("number", -5),
      call("decimal", -5.25),
      call("points", -5),
      call("history.score", "Ada", -5),
      call("plot.between", -5, -5),
      call("table.passPenalty", 5),
      call("table.confirmPenalty", 5),
    ];
    expect(below.filter((text) => text.includes("-") || !text.includes("−5"))).toEqual([]);
  });

  test("tells whom and what the English one tells", () => {
    const facts = (text: string) => text.match(/ada|ben|\d+/gi) ?? [];
    const lacks = (text: string, original: string) =>
      facts(original).some((fact) => !text.toLowerCase().includes(fact.toLowerCase()));
    expect(wrongIn(language, lacks)).toEqual([]);
  });

  test("prints different letters on dice of different colors", () => {
    const letters = COLORS.map((color) => (texts.get("letter") as (name: string) => string)(color));
    expect(new Set(letters).size).toBe(COLORS.length);
    expect(letters.filter((letter) => !/^\p{Lu}\p{Ll}?$/u.test(letter))).toEqual([]);
  });
});

test("French has a narrow no-break space before signs of two parts", () => {
  expect(wrongIn("fr", (text) => /(?<!\u202f)[:;!?»]|«(?!\u202f)/.test(text))).toEqual([]);
});

test.each(LANGUAGES.filter((language) => language !== "en"))("nothing in %s is left in English", (language) => {
  const all = (path: string, texts: ReadonlyMap<string, Text> | undefined) => said(path, texts?.get(path)).join("\n");
  const same = [...english.keys()].filter((path) => all(path, flat.get(language)) === all(path, english));
  expect(same.filter((path) => !WORDLESS.has(path)).sort()).toEqual([...(AS_IN_ENGLISH[language] ?? [])].sort());
});
