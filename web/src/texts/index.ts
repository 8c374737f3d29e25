/**
 * The texts in the user's language. Only that catalog is loaded, and beside it those of the areas whose parts of the page
 * are loaded on demand.
 */

import type { Texts } from "./en";
import type { Gather } from "./gather/en";
import type { More } from "./more/en";
import type { Past } from "./past/en";
import type { Tutorial } from "./tutorial/en";

export type { More, Texts };

const catalogs = {
  en: async () => (await import("./en")).en,
  de: async () => (await import("./de")).de,
  nl: async () => (await import("./nl")).nl,
  fr: async () => (await import("./fr")).fr,
  es: async () => (await import("./es")).es,
  it: async () => (await import("./it")).it,
} satisfies Readonly<Record<string, () => Promise<Texts>>>;

export type Language = keyof typeof catalogs;

/** Texts of parts that are loaded on demand: getting to a table, the past, the tutorial, and the rest. */
export type Area = "gather" | "more" | "past" | "tutorial";

const areas = import.meta.glob<Readonly<Record<string, object>>>("./*/??.ts");

/** The languages by their own names. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  fr: "Français",
  es: "Español",
  it: "Italiano",
};

export const LANGUAGES = Object.keys(catalogs) as readonly Language[];

/** The texts; set once `speak` has finished. */
export let t: Texts;
/** The texts of areas, only for parts that are loaded by `withTexts` with their areas. */
export const m = {} as Gather & More & Past & Tutorial;
export let language: Language;

/** The language that is spoken, or will be once it is loaded. */
let asked: Language;
const needed = new Set<Area>();

/** Load a language. Text on the screen changes when it is rendered again. */
export async function speak(wanted: Language): Promise<void> {
  asked = wanted;
  const [texts, more] = await Promise.all([catalogs[wanted](), loadAreas(needed, wanted)]);
  t = texts;
  Object.assign(m, more);
  language = wanted;
  if (typeof document !== "undefined") document.documentElement.lang = wanted;
}

/** Load a part of the page together with the texts of its areas, after `speak` was called. */
export async function withTexts<Part>(of: readonly Area[], load: () => Promise<Part>): Promise<Part> {
  for (const area of of) needed.add(area);
  const wanted = asked;
  const [part, more] = await Promise.all([load(), loadAreas(of, wanted)]);
  if (asked === wanted) Object.assign(m, more);
  return part;
}

/** Load a part of the page together with the texts that most of them share. */
export const withMore = <Part>(load: () => Promise<Part>): Promise<Part> => withTexts(["more"], load);

async function loadAreas(of: Iterable<Area>, wanted: Language): Promise<object> {
  const loaded = [...of].map(async (area) => (await areas[`./${area}/${wanted}.ts`]?.())?.[wanted]);
  return Object.assign({}, ...(await Promise.all(loaded)));
}

/** The first available language among the user's preferred ones, such as `de-AT`. */
export function preferred(read: readonly string[]): Language {
  const found = read.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage);
  return found ?? "en";
}

function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && tag in catalogs;
}
