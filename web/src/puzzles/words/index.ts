/** What the puzzles say, loaded with them: nobody else needs these words. */

import { type Language, language } from "../../texts";
import type { Words } from "./en";

export type { Words } from "./en";

const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import("./en")).en,
  de: async () => (await import("./de")).de,
  nl: async () => (await import("./nl")).nl,
  fr: async () => (await import("./fr")).fr,
  es: async () => (await import("./es")).es,
  it: async () => (await import("./it")).it,
};

/** The words in the language that is spoken; set once `loadWords` has finished. */
export let p: Words;

export async function loadWords(wanted: Language = language): Promise<Words> {
  p = await LOAD[wanted]();
  return p;
}
