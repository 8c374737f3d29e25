/** The written forms of marks, and their names. */

import { COLORS } from "../game/notation";
import type { VariantView } from "../generated/protocol";
import { moveName } from "../speech/naming";
import { m, t } from "../texts";

export const PENALTY = "p";

/** The mark for a row that somebody else has closed. */
export const closing = (row: string): string => `${row[0]}!`;

/** The row of such a mark; empty for any other. */
export const closedRow = (mark: string): string => COLORS.find((row) => closing(row) === mark) ?? "";

export const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((mark, index) => mark === other[index]);

export function markName(of: { readonly variant: VariantView }, mark: string): string {
  if (mark === PENALTY) return t.table.penalty;
  const row = closedRow(mark);
  return row ? m.pad.closedRow(t.color(row)) : moveName(of, mark);
}
