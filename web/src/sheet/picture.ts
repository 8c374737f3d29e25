/** A small picture of a printed sheet: the positions of its fields, in tenths of a field. */

import type { VariantView } from "../generated/protocol";

export const CELL = 10;
const ROW = 13;
const ROUND = 9;
const GAP = 2;
const BAR = 8;

export interface PictureField {
  readonly id: string;
  readonly x: number;
  /** The color of its die; empty for a round field. */
  readonly color: string;
  readonly number: number;
  /** It is highlighted: a bonus, half of a pair, or a field that counts twice. */
  readonly marked: boolean;
  /** The letter of its pair; empty for most. */
  readonly pair: string;
}

export interface PictureRow {
  readonly name: string;
  readonly y: number;
  readonly height: number;
  readonly round: boolean;
  readonly fields: readonly PictureField[];
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly PictureRow[];
  /** The bonus bar, if there is one. */
  readonly bar: { readonly y: number; readonly height: number; readonly colors: readonly string[] };
}

/** What has been written on a sheet, by the ids of its fields, the names of its rows and the places of its bar. */
export interface PictureMarks {
  readonly crossed: ReadonlySet<string>;
  /** Crossed just now. */
  readonly fresh: ReadonlySet<string>;
  /** Can be crossed now. */
  readonly open: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
  readonly locked: ReadonlySet<string>;
  readonly struck: ReadonlySet<number>;
}

export function picture(variant: VariantView): Picture {
  const longest = Math.max(...variant.rows.map((row) => row.fields.length));
  let below = 0;
  const rows = variant.rows.map((row): PictureRow => {
    const round = row.neighbors.length > 0;
    const height = round ? ROUND : ROW;
    const y = below;
    below += height + GAP;
    const fields = row.fields.map((field, index) => ({
      id: field.id,
      x: index * CELL,
      color: field.color,
      number: field.number,
      marked: field.bonus || field.pair !== "" || field.double,
      pair: field.pair,
    }));
    return { name: row.name, y, height, round, fields };
  });
  const bar = { y: below, height: variant.bar.length ? BAR : 0, colors: variant.bar };
  // The lock is next to the last field.
  return { width: (longest + 1) * CELL, height: variant.bar.length ? below + BAR : below - GAP, rows, bar };
}
