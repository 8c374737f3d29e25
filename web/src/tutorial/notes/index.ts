/** What the tutorial says, loaded with it: nobody else needs these texts. */

import type { Language } from "../../texts";
import type { Notes } from "./en";

export type { Notes } from "./en";

const LOAD: Readonly<Record<Language, () => Promise<{ readonly notes: Notes }>>> = {
  en: () => import("./en"),
  de: () => import("./de"),
  nl: () => import("./nl"),
  fr: () => import("./fr"),
  es: () => import("./es"),
  it: () => import("./it"),
};

export async function notesIn(language: Language): Promise<Notes> {
  return (await LOAD[language]()).notes;
}
