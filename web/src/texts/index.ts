/** The texts in the user's language. Only that catalog is loaded. */

import type { Texts } from "./en";

export type { Texts };

const catalogs = {
  en: async () => (await import("./en")).en,
  de: async () => (await import("./de")).de,
  nl: async () => (await import("./nl")).nl,
  fr: async () => (await import("./fr")).fr,
  es: async () => (await import("./es")).es,
  it: async () => (await import("./it")).it,
} satisfies Readonly<Record<string, () => Promise<Texts>>>;

export type Language = keyof typeof catalogs;

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
export let language: Language;

/** Load a language. Text on the screen changes when it is rendered again. */
export async function speak(wanted: Language): Promise<void> {
  t = await catalogs[wanted]();
  language = wanted;
  if (typeof document !== "undefined") document.documentElement.lang = wanted;
}

/** The first available language among the user's preferred ones, such as `de-AT`. */
export function preferred(read: readonly string[]): Language {
  const found = read.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage);
  return found ?? "en";
}

function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && tag in catalogs;
}
