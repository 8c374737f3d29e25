/** A seat's sheet as it is drawn: the printed fields with what has become of them. */

import type { FieldView, RowView } from "../generated/protocol";
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
}

export interface Row {
  readonly id: string;
  readonly name: string;
  /** A row of round fields between two others. */
  readonly round: boolean;
  readonly neighbors: readonly string[];
  readonly fields: readonly Field[];
  readonly crosses: number;
  /** Closed for everybody. */
  readonly closed: boolean;
  /** This seat crossed the lock. */
  readonly locked: boolean;
}

export interface Bar {
  readonly color: string;
  readonly struck: boolean;
}

export interface Board {
  readonly rows: readonly Row[];
  readonly bar: readonly Bar[];
  readonly penalties: readonly boolean[];
}

const EMPTY = readSheet("");

export function board(game: Game, seat: number): Board {
  const { now, variant } = game;
  const marks = now ? readSheet(now.sheets[seat] ?? "") : EMPTY;
  const own = game.yours.find((yours) => yours.seat === seat);
  const moves = (game.sent ? [] : (own?.legal ?? [])).map(readMove);
  const shown = shownChoice(game, seat);
  const tried = shown ? readMove(shown).field : "";
  const closed = new Set(now?.closed);
  return {
    rows: variant.rows.map((row) => drawRow(row, closed.has(row.name), marks.crossed, moves, tried)),
    bar: variant.bar.map((color, index) => ({ color, struck: marks.struck.has(index) })),
    penalties: Array.from({ length: variant.penalties }, (_, index) => index < marks.penalties),
  };
}

/** The choice that is on this seat's sheet in pencil: tried here, on its way, or face down on the table. */
export function shownChoice(game: Game, seat: number): string {
  const { tried, sent } = game;
  if (tried?.seat === seat) return tried.move;
  if (sent?.command.type === "choose" && sent.command.seat === seat) return sent.command.move;
  return game.yours.find((yours) => yours.seat === seat)?.choice ?? "";
}

function drawRow(
  row: RowView,
  closed: boolean,
  crossed: ReadonlySet<string>,
  moves: readonly Move[],
  tried: string,
): Row {
  const last = row.fields.findLastIndex((field) => crossed.has(field.id));
  return {
    id: row.id,
    name: row.name,
    round: row.neighbors.length > 0,
    neighbors: row.neighbors,
    crosses: row.fields.filter((field) => crossed.has(field.id)).length,
    closed,
    locked: row.fields[last]?.closing ?? false,
    fields: row.fields.map((printed, index) => ({
      printed,
      crossed: crossed.has(printed.id),
      lost: !crossed.has(printed.id) && (index < last || closed),
      moves: moves.filter((move) => move.field === printed.id),
      tried: printed.id === tried,
    })),
  };
}
