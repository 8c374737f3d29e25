/** A seat's sheet as it is drawn: the printed fields with what has become of them. */

import type { FieldView, RowView, VariantView } from "../generated/protocol";
import type { Game } from "./game";
import { type Move, readMove, readSheet } from "./notation";

export interface Field {
  readonly printed: FieldView;
  readonly crossed: boolean;
  /** Left of the last cross, or in a closed row: it will never be crossed. */
  readonly lost: boolean;
  /** The moves that cross it now. */
  readonly moves: readonly Move[];
  /** Shown as crossed, but not sent, or not answered. */
  readonly tried: boolean;
  /** How far a tap may miss it to the left and to the right, in widths of a field. */
  readonly reach: readonly [number, number];
}

export interface Row {
  readonly id: string;
  readonly name: string;
  /** A row of round fields between two others. */
  readonly round: boolean;
  /** Its fields have several colors. */
  readonly mixed: boolean;
  readonly neighbors: readonly string[];
  readonly fields: readonly Field[];
  readonly crosses: number;
  /** With the lock, double fields twice, round fields for both their rows, which are worth nothing themselves. */
  readonly points: number;
  /** Closed for everybody. */
  readonly closed: boolean;
  /** This seat crossed the lock. */
  readonly locked: boolean;
}

export interface Bar {
  readonly color: string;
  readonly struck: boolean;
  /** The one that the next bonus strikes. */
  readonly next: boolean;
}

export interface Pair {
  readonly letter: string;
  readonly kind: string;
  /** For each of its fields, whether it is crossed. */
  readonly crossed: readonly boolean[];
}

export interface Board {
  readonly rows: readonly Row[];
  readonly bar: readonly Bar[];
  readonly pairs: readonly Pair[];
  readonly penalties: readonly boolean[];
}

const EMPTY = readSheet("");

export function board(game: Game, seat: number): Board {
  const { now, variant } = game;
  const marks = now ? readSheet(now.scene.sheets[seat] ?? "") : EMPTY;
  const own = game.yours.find((yours) => yours.seat === seat);
  const moves = (game.sent ? [] : (own?.legal ?? [])).map(readMove);
  const shown = shownChoice(game, seat);
  const tried = shown ? readMove(shown).field : "";
  const closed = new Set(now?.scene.closed);
  const next = variant.bar.findIndex((_, index) => !marks.struck.has(index));
  return {
    rows: variant.rows.map((row) => drawRow(variant, row, closed.has(row.name), marks.crossed, moves, tried)),
    bar: variant.bar.map((color, index) => ({ color, struck: marks.struck.has(index), next: index === next })),
    pairs: drawPairs(variant, marks.crossed),
    penalties: Array.from({ length: variant.penalties }, (_, index) => index < marks.penalties),
  };
}

/** The choice that is on this seat's sheet in pencil: tried here, on its way, or face down on the table. */
export function shownChoice(game: Game, seat: number): string {
  const { tried, sent } = game;
  if (tried?.seat === seat) return tried.move;
  if (sent?.command.type === "choose" && sent.command.seat === seat) return sent.command.move;
  const seen = game.yours.length < 2 || seat === game.hand;
  return (seen && game.yours.find((yours) => yours.seat === seat)?.choice) || "";
}

function drawRow(
  variant: VariantView,
  row: RowView,
  closed: boolean,
  crossed: ReadonlySet<string>,
  moves: readonly Move[],
  tried: string,
): Row {
  const last = row.fields.findLastIndex((field) => crossed.has(field.id));
  const legal = row.fields.map((field) => moves.some((move) => move.field === field.id));
  const count = counted(variant, row, crossed);
  return {
    id: row.id,
    name: row.name,
    round: row.neighbors.length > 0,
    mixed: row.fields.some((field) => field.color !== row.fields[0]?.color),
    neighbors: row.neighbors,
    crosses: row.fields.filter((field) => crossed.has(field.id)).length,
    points: row.neighbors.length ? 0 : (variant.points[Math.min(count, variant.points.length - 1)] ?? 0),
    closed,
    locked: row.fields[last]?.closing ?? false,
    fields: row.fields.map((printed, index) => ({
      printed,
      crossed: crossed.has(printed.id),
      lost: !crossed.has(printed.id) && (index < last || closed),
      moves: moves.filter((move) => move.field === printed.id),
      tried: printed.id === tried,
      reach: [reach(legal, index, -1), reach(legal, index, 1)],
    })),
  };
}

function counted(variant: VariantView, row: RowView, crossed: ReadonlySet<string>): number {
  const own = row.fields.filter((field) => crossed.has(field.id));
  const locked = own.some((field) => field.closing) ? 1 : 0;
  const shared = variant.rows.filter((other) => other.neighbors.includes(row.id)).flatMap((other) => other.fields);
  const doubled = own.filter((field) => field.double).length;
  return own.length + doubled + locked + shared.filter((field) => crossed.has(field.id)).length;
}

/** Half the way to the next legal field, and at most one field: what is tapped there can mean nothing else. */
function reach(legal: readonly boolean[], index: number, step: -1 | 1): number {
  if (index + step < 0) return 0;
  if (legal[index + step]) return 0;
  return legal[index + 2 * step] ? 0.5 : 1;
}

function drawPairs(variant: VariantView, crossed: ReadonlySet<string>): Pair[] {
  const fields = variant.rows.flatMap((row) => row.fields);
  return Object.entries(variant.pairs).map(([letter, kind]) => ({
    letter,
    kind,
    crossed: fields.filter((field) => field.pair === letter).map((field) => crossed.has(field.id)),
  }));
}

/** What the sheet's score is made of beside its rows and penalties: what its bonuses brought. */
export function extra(game: Game, seat: number, drawn: Board): number {
  const rows = drawn.rows.reduce((sum, row) => sum + row.points, 0);
  const penalties = drawn.penalties.filter(Boolean).length * game.variant.penalty_points;
  return (game.now?.scores[seat] ?? 0) - rows + penalties;
}
