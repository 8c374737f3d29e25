/** What is different in the printed variants, loaded where it is told. */

import type { Language } from "../texts";

type Differences = Readonly<Record<string, readonly string[]>>;

const LOAD: Readonly<Record<Language, () => Promise<{ readonly differences: Differences }>>> = {
  en: () => import("../generated/differences/en"),
  de: () => import("../generated/differences/de"),
  nl: () => import("../generated/differences/nl"),
  fr: () => import("../generated/differences/fr"),
  es: () => import("../generated/differences/es"),
  it: () => import("../generated/differences/it"),
};

/** The sentences about a variant; none about the first and about home-made ones. */
export async function differencesOf(id: string, language: Language): Promise<readonly string[]> {
  return (await LOAD[language]()).differences[id] ?? [];
}
