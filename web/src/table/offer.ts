/** How the legal moves are offered as chips: all at once if there are few, else by row, and if need be by field. */

import type { Move } from "../game/notation";
import type { RowView, VariantView } from "../generated/protocol";

/** The most chips that can be taken in at a glance. */
export const AT_ONCE = 8;

export type Offer =
  | { readonly kind: "move"; readonly id: string; readonly move: Move }
  /** A chip that opens others: the moves of a row, or of a field whose bonus can go several ways. */
  | { readonly kind: "row" | "field"; readonly id: string; readonly moves: readonly Move[] };

/** @param open the id of the row or field that is opened; empty at first */
export function offers(variant: VariantView, moves: readonly Move[], open: string): readonly Offer[] {
  if (moves.length <= AT_ONCE) return moves.map(offer);
  const row = variant.rows.find(({ id }) => id === open);
  if (row) return grouped("field", row.fields, (field) => moves.filter((move) => move.field === field.id));
  const ofField = moves.filter((move) => move.field === open);
  if (ofField.length) return ofField.map(offer);
  return grouped("row", variant.rows, (each) => moves.filter((move) => isIn(each, move)));
}

/** Where Back leads from an opened chip: from a field to its row, from a row to all rows. */
export function around(variant: VariantView, open: string): string {
  return variant.rows.find((row) => row.fields.some((field) => field.id === open))?.id ?? "";
}

function grouped<Each extends { readonly id: string }>(
  kind: "row" | "field",
  all: readonly Each[],
  of: (each: Each) => readonly Move[],
): Offer[] {
  return all.flatMap((each): Offer[] => {
    const moves = of(each);
    const [only] = moves;
    if (!only) return [];
    return moves.length === 1 ? [offer(only)] : [{ kind, id: each.id, moves }];
  });
}

function offer(move: Move): Offer {
  return { kind: "move", id: move.text, move };
}

function isIn(row: RowView, move: Move): boolean {
  return row.fields.some((field) => field.id === move.field);
}
