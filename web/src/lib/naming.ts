/** How fields, moves and events are called on the page. */

import type { Field, Row } from "../game/board";
import type { Game } from "../game/game";
import { PASS, readMove } from "../game/notation";
import { fieldOf, nameOf } from "../game/select";
import type { FieldView, RowView } from "../generated/protocol";
import { t } from "../texts";

function rowOf(game: Game, field: string): RowView | undefined {
  return game.variant.rows.find((row) => row.fields.some((printed) => printed.id === field));
}

/** The names of rows by id. */
function rowNames(game: Game, ids: readonly string[]): string[] {
  return ids.map((id) => game.variant.rows.find((row) => row.id === id)?.name ?? id);
}

/** A field for those who hear it: "red 7, can be crossed with the white dice". */
export function fieldLabel(game: Game, row: Row, field: Field, tappable: boolean): string {
  const { printed } = field;
  return [
    row.round ? t.field.round(rowNames(game, row.neighbors), printed.number) : fieldName(game, printed.id),
    fieldState(game, field, tappable),
    printed.bonus ? t.field.bonus : "",
    printed.pair ? t.field.pair(game.variant.pairs[printed.pair] ?? printed.pair) : "",
    printed.double ? t.field.double : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function fieldState(game: Game, field: Field, tappable: boolean): string {
  if (field.crossed) return t.field.crossed;
  if (field.tried) return t.field.tried;
  if (tappable && field.moves.length) return game.now?.phase === "color" ? t.field.canColor : t.field.canWhite;
  return field.lost ? t.field.lost : "";
}

/** "red 7"; where the sheet has several of that color and number, the row is named, too. */
export function fieldName(game: Game, id: string): string {
  const field = fieldOf(game, id);
  const row = rowOf(game, id);
  if (!field || !row) return id;
  if (row.neighbors.length) return t.field.roundShort(rowNames(game, row.neighbors), field.number);
  const name = t.field.named(field.color, field.number);
  const twins = game.variant.rows.flatMap((other) => other.fields).filter((other) => isTwin(other, field));
  return twins.length > 1 ? `${name} ${t.field.inRow(row.name)}` : name;
}

function isTwin(one: FieldView, other: FieldView): boolean {
  return one.color === other.color && one.number === other.number;
}

export function moveName(game: Game, text: string): string {
  if (text === PASS) return t.table.aPass;
  const move = readMove(text);
  const name = fieldName(game, move.field);
  return move.to ? t.field.toRow(name, rowNames(game, [move.to])[0] ?? move.to) : name;
}

/** What landed last, in a few sentences. */
export function story(game: Game): string[] {
  const { landed } = game;
  const sentences: string[] = [];
  const fields = new Map<number, string[]>();
  for (const event of landed)
    if (event.type === "crossed")
      fields.set(event.seat, [...(fields.get(event.seat) ?? []), fieldName(game, event.field)]);
  for (const [seat, crossed] of fields) sentences.push(t.events.crossed(nameOf(game, seat), crossed));
  const passed = landed.flatMap((event) => (event.type === "passed" ? [nameOf(game, event.seat)] : []));
  if (passed.length) sentences.push(t.events.passed(passed));
  const closed = landed.flatMap((event) => (event.type === "closed" ? [event.row] : []));
  if (closed.length) sentences.push(t.events.closed(closed));
  for (const event of landed) {
    if (event.type === "penalized") sentences.push(t.events.penalized(nameOf(game, event.seat)));
    if (event.type === "ended" && event.by_rows) sentences.push(t.events.endedByRows);
    if (event.type === "ended" && event.by_penalties) sentences.push(t.events.endedByPenalties);
  }
  return sentences;
}
