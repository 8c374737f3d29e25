/** A seat's sheet as drawn: the printed fields with their current state. */

import type { FieldView, RowView, SheetView, VariantView } from "../generated/protocol";
import type { Game } from "./game";
import { type Move, readMove, readSheet } from "./notation";
import { type Preview, preview } from "./preview";
import { freshCrosses } from "./recent";

export interface Field {
  readonly printed: FieldView;
  readonly crossed: boolean;
  /** Crossed since the last roll, on the sheet of somebody else. */
  readonly fresh: boolean;
  /** The server says that this field can never be crossed. */
  readonly lost: boolean;
  /** The moves that cross it now. */
  readonly moves: readonly Move[];
  /** Shown as crossed, but not sent or not confirmed yet. */
  readonly tried: boolean;
  /** Crossed by a bonus of the tried move: the how manieth; 0 if not. */
  readonly bonus: number;
  /** Lost by the tried move. */
  readonly losing: boolean;
  /** How far a tap may miss it to the left and right, in field widths. */
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
  /** As sent by the server; zero for a round row, whose crosses count for its neighbors. */
  readonly points: number;
  /** Closed for everybody. */
  readonly closed: boolean;
  /** This seat crossed the lock. */
  readonly locked: boolean;
  /** Closed by the tried move. */
  readonly closing: boolean;
}

export interface Bar {
  readonly color: string;
  readonly struck: boolean;
  /** The field that the next bonus strikes. */
  readonly next: boolean;
  /** Struck by the tried move. */
  readonly striking: boolean;
}

export interface Pair {
  readonly letter: string;
  readonly kind: string;
  /** For each of its fields, whether it is crossed. */
  readonly crossed: readonly boolean[];
  /** One of its fields can never be crossed. */
  readonly lost: boolean;
  /** Completed by the tried move. */
  readonly earning: boolean;
}

export interface Board {
  readonly rows: readonly Row[];
  readonly bar: readonly Bar[];
  readonly pairs: readonly Pair[];
  readonly penalties: readonly boolean[];
}

const EMPTY = readSheet("");

/** The data a sheet's rows are drawn from. */
interface Drawing {
  readonly crossed: ReadonlySet<string>;
  readonly fresh: ReadonlySet<string>;
  readonly closed: readonly string[];
  readonly told: SheetView | undefined;
  readonly moves: readonly Move[];
  /** The field shown as crossed tentatively; empty if none. */
  readonly tried: string;
  readonly preview: Preview | null;
}

export function board(game: Game, seat: number): Board {
  const { now, variant } = game;
  const marks = now ? readSheet(now.scene.sheets[seat] ?? "") : EMPTY;
  const own = game.yours.find((yours) => yours.seat === seat);
  const moves = (game.sent ? [] : (own?.legal ?? [])).map(readMove);
  const shown = shownChoice(game, seat);
  const tried = shown ? readMove(shown).field : "";
  const told = now?.scene.results[seat];
  const fresh = freshCrosses(game, seat);
  const ahead = preview(game, seat, shown);
  const closed = now?.scene.closed ?? [];
  const drawing = { crossed: marks.crossed, fresh, closed, told, moves, tried, preview: ahead };
  const rows = variant.rows.map((row, index) => drawRow(drawing, row, index));
  return {
    rows: withPoints(rows, told?.rows ?? []),
    bar: variant.bar.map((color, index) => ({
      color,
      struck: marks.struck.has(index),
      next: index === told?.bar_next,
      striking: ahead?.strikes.has(index) ?? false,
    })),
    pairs: drawPairs(variant, rows, ahead),
    penalties: Array.from({ length: variant.penalties }, (_, index) => index < marks.penalties),
  };
}

/** Points are sent only for rows that score: those that are not round, from top to bottom. */
function withPoints(rows: readonly Omit<Row, "points">[], told: readonly number[]): readonly Row[] {
  const scoring = rows.filter((row) => !row.round);
  return rows.map((row) => ({ ...row, points: told[scoring.indexOf(row)] ?? 0 }));
}

/** The choice penciled in on this seat's sheet: tried here, on its way, or face down on the table. */
export function shownChoice(game: Game, seat: number): string {
  const { tried, sent } = game;
  if (tried?.seat === seat) return tried.move;
  if (sent?.command.type === "choose" && sent.command.seat === seat) return sent.command.move;
  const seen = game.yours.length < 2 || seat === game.hand;
  return (seen && game.yours.find((yours) => yours.seat === seat)?.choice) || "";
}

function drawRow(drawing: Drawing, row: RowView, at: number): Omit<Row, "points"> {
  const { crossed, told, moves, preview } = drawing;
  const legal = row.fields.map((field) => moves.some((move) => move.field === field.id));
  const open = told?.open_from[at] ?? 0;
  return {
    id: row.id,
    name: row.name,
    round: row.neighbors.length > 0,
    mixed: row.fields.some((field) => field.color !== row.fields[0]?.color),
    neighbors: row.neighbors,
    crosses: row.fields.filter((field) => crossed.has(field.id)).length,
    closed: drawing.closed.includes(row.name),
    locked: told?.locked.includes(row.name) ?? false,
    closing: preview?.closes.includes(row.name) ?? false,
    fields: row.fields.map((printed, index) => ({
      printed,
      crossed: crossed.has(printed.id),
      fresh: drawing.fresh.has(printed.id),
      lost: !crossed.has(printed.id) && index < open,
      moves: moves.filter((move) => move.field === printed.id),
      tried: printed.id === drawing.tried,
      bonus: (preview?.setsOff.indexOf(printed.id) ?? -1) + 1,
      losing: preview?.lost.has(printed.id) ?? false,
      reach: [reach(legal, index, -1), reach(legal, index, 1)],
    })),
  };
}

/** Halfway to the next legal field, but at most one field: a tap there cannot mean anything else. */
function reach(legal: readonly boolean[], index: number, step: -1 | 1): number {
  if (index + step < 0) return 0;
  if (legal[index + step]) return 0;
  return legal[index + 2 * step] ? 0.5 : 1;
}

function drawPairs(variant: VariantView, rows: readonly Pick<Row, "fields">[], preview: Preview | null): Pair[] {
  return Object.entries(variant.pairs).map(([letter, kind]) => {
    const halves = rows.flatMap((row) => row.fields.filter(({ printed }) => printed.pair === letter));
    return {
      letter,
      kind,
      crossed: halves.map((half) => half.crossed),
      lost: halves.some((half) => half.lost),
      earning: preview?.earns.includes(kind) ?? false,
    };
  });
}
