import { en, type Texts } from "./en";

export const t: Texts = en;
