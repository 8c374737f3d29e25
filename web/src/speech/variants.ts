/** Variants in the reader's language: the printed ones are in the catalog, home-made ones speak for themselves. */

import type { VariantView } from "../generated/protocol";
import type { Finished } from "../history/history";
import { t } from "../texts";

export function variantName(variant: Pick<VariantView, "id" | "name">): string {
  return t.variants[variant.id]?.name ?? variant.name;
}

/** What was played in a game of the history. */
export function titleOf({ variant, title }: Pick<Finished, "variant" | "title">): string {
  return variantName({ id: variant, name: title });
}

export function variantAbout(variant: Pick<VariantView, "id" | "about">): string {
  return t.variants[variant.id]?.about ?? variant.about;
}
