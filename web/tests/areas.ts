import type { Area } from "../src/texts";

/** The areas of the texts. */
export const AREAS: readonly Area[] = ["gather", "more", "past", "tutorial"];
