/** Variants in the reader's language: the printed ones are in the catalog, home-made ones speak for themselves. */

import type { VariantView } from "../generated/protocol";
import { t } from "../texts";

type Named = Pick<VariantView, "id" | "name" | "about">;

export function variantName(variant: Named): string {
  return t.variants[variant.id]?.name ?? variant.name;
}

export function variantAbout(variant: Named): string {
  return t.variants[variant.id]?.about ?? variant.about;
}

/** The bot in words. One that the catalog does not know is called by its id. */
export function botName(id: string): string {
  return t.bots[id]?.name ?? id;
}

export function botAbout(id: string): string {
  return t.bots[id]?.about ?? "";
}
