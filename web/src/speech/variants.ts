/** Variants in the reader's language: printed ones are in the catalog, home-made ones bring their own texts. */

import type { VariantView } from "../generated/protocol";
import type { Finished } from "../history/history";
import { t } from "../texts";

export function variantName(variant: Pick<VariantView, "id" | "name">): string {
  return t.variants[variant.id]?.name ?? variant.name;
}

/** The variant of a game in the history. */
export function titleOf({ variant, title }: Pick<Finished, "variant" | "title">): string {
  return variantName({ id: variant, name: title });
}

export function variantAbout(variant: Pick<VariantView, "id" | "about">): string {
  return t.variants[variant.id]?.about ?? variant.about;
}
