/**
 * The texts in the user's language. Only that catalog is loaded, and a second one with the texts of parts that are
 * loaded on demand.
 */

import type { Texts } from "./en";
import type { More } from "./more/en";

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

const moreCatalogs: Readonly<Record<Language, () => Promise<More>>> = {
  en: async () => (await import("./more/en")).en,
  de: async () => (await import("./more/de")).de,
  nl: async () => (await import("./more/nl")).nl,
  fr: async () => (await import("./more/fr")).fr,
  es: async () => (await import("./more/es")).es,
  it: async () => (await import("./more/it")).it,
};

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
/** More texts, only for parts that are loaded by `withMore`. */
export let m: More;
export let language: Language;

/** The language that is spoken, or will be once it is loaded. */
let asked: Language;
let needsMore = false;

/** Load a language. Text on the screen changes when it is rendered again. */
export async function speak(wanted: Language): Promise<void> {
  asked = wanted;
  const [texts, more] = await Promise.all([catalogs[wanted](), needsMore ? moreCatalogs[wanted]() : null]);
  t = texts;
  if (more) m = more;
  language = wanted;
  if (typeof document !== "undefined") document.documentElement.lang = wanted;
}

/** Load a part of the page together with the texts in `m`, after `speak` was called. */
export async function withMore<Part>(load: () => Promise<Part>): Promise<Part> {
  needsMore = true;
  const wanted = asked;
  const [part, more] = await Promise.all([load(), moreCatalogs[wanted]()]);
  if (asked === wanted) m = more;
  return part;
}

/** The first available language among the user's preferred ones, such as `de-AT`. */
export function preferred(read: readonly string[]): Language {
  const found = read.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage);
  return found ?? "en";
}

function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && tag in catalogs;
}
