/** Names for fields, moves and events on the page. */

import type { Field, Row } from "../game/board";
import { botName } from "../game/bots";
import type { Game } from "../game/game";
import { PASS, readMove } from "../game/notation";
import { fieldOf, nameOf } from "../game/select";
import type { Event, FieldView, Now, RowView } from "../generated/protocol";
import type { Offer } from "../table/offer";
import { t } from "../texts";

function rowOf(game: Pick<Game, "variant">, field: string): RowView | undefined {
  return game.variant.rows.find((row) => row.fields.some((printed) => printed.id === field));
}

/** The names of rows by id. */
function rowNames(game: Pick<Game, "variant">, ids: readonly string[]): string[] {
  return ids.map((id) => game.variant.rows.find((row) => row.id === id)?.name ?? id);
}

/** A field for screen readers: "red 7, can be crossed with the white dice". */
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

/** Without a roll the dice are not known here: it is a score pad. */
const CAN: Readonly<Record<Now["scene"]["phase"], () => string>> = {
  roll: () => t.field.can,
  white: () => t.field.canWhite,
  color: () => t.field.canColor,
  over: () => "",
};

function fieldState(game: Game, field: Field, tappable: boolean): string {
  if (field.crossed) return t.field.crossed;
  if (field.tried || field.bonus) return t.field.tried;
  if (tappable && field.moves.length) return CAN[game.now?.scene.phase ?? "roll"]();
  return field.lost ? t.field.lost : "";
}

/** "red 7"; where the sheet has several fields of that color and number, with its row. */
export function fieldName(game: Pick<Game, "variant">, id: string): string {
  const field = fieldOf(game, id);
  const row = rowOf(game, id);
  if (!field || !row) return id;
  if (row.neighbors.length) return t.field.roundShort(rowNames(game, row.neighbors), field.number);
  const name = t.field.named(field.color, field.number);
  return hasTwin(game, field) ? t.field.namedInRow(name, row.name) : name;
}

/** Whether the sheet has another field of that color and number. */
function hasTwin(game: Pick<Game, "variant">, field: FieldView): boolean {
  const same = (other: FieldView) => other.color === field.color && other.number === field.number;
  return game.variant.rows.flatMap((row) => row.fields).filter(same).length > 1;
}

export function moveName(game: Pick<Game, "variant">, text: string): string {
  if (text === PASS) return t.table.aPass;
  const move = readMove(text);
  const name = fieldName(game, move.field);
  return move.to ? t.field.toRow(name, rowNames(game, [move.to])[0] ?? move.to) : name;
}

/** The label of a chip: "red" over 7, and where a bonus goes. */
export interface ChipText {
  readonly over: string;
  readonly number: string;
  readonly to: string;
  /** Round fields have a ring around their number. */
  readonly ring: boolean;
}

export function chipText(game: Game, offer: Offer): ChipText {
  if (offer.kind === "row") {
    const row = game.variant.rows.find(({ id }) => id === offer.id);
    const ring = (row?.neighbors.length ?? 0) > 0;
    const over = ring ? t.field.roundRow(rowNames(game, row?.neighbors ?? [])) : t.color(row?.name ?? "");
    const numbers = offer.moves.map((move) => fieldOf(game, move.field)?.number ?? 0);
    return { over, number: t.field.range(numbers[0] ?? 0, numbers.at(-1) ?? 0), to: "", ring };
  }
  const id = offer.kind === "move" ? offer.move.field : offer.id;
  const field = fieldOf(game, id);
  const row = rowOf(game, id);
  const ring = (row?.neighbors.length ?? 0) > 0;
  const number = `${field?.number ?? id}${offer.kind === "field" ? "…" : ""}`;
  const to = offer.kind === "move" && offer.move.to ? t.color(rowNames(game, [offer.move.to])[0] ?? "") : "";
  return { over: ring ? t.field.roundRow(rowNames(game, row?.neighbors ?? [])) : overOf(game, id), number, to, ring };
}

/** The color of a field, with its row where the sheet has several fields of that color and number. */
function overOf(game: Game, id: string): string {
  const field = fieldOf(game, id);
  const row = rowOf(game, id);
  if (!field || !row) return "";
  return hasTwin(game, field) ? t.field.colorInRow(field.color, row.name) : t.color(field.color);
}

/** The color of a chip; empty for round fields. */
export function offerColor(game: Game, offer: Offer): string {
  if (offer.kind !== "row") return fieldOf(game, offer.kind === "move" ? offer.move.field : offer.id)?.color ?? "";
  const row = game.variant.rows.find(({ id }) => id === offer.id);
  return row && !row.neighbors.length ? row.name : "";
}

/** The label of a chip for screen readers: the visible text and more. */
export function offerLabel(game: Game, offer: Offer): string {
  const { over, number, ring } = chipText(game, offer);
  if (offer.kind === "move" && !ring) return moveName(game, offer.move.text);
  const chip = ring ? t.table.roundChip(`${over} ${number}`) : `${over} ${number}`;
  if (offer.kind === "move") return chip;
  const fields = new Set(offer.moves.map((move) => move.field)).size;
  return offer.kind === "row" ? t.table.rowOf(chip, fields) : t.table.fieldOf(chip, offer.moves.length);
}

/** The name of a bot, with its level if known. */
export function botText(player: string): string {
  const known = t.bots[player];
  return known ? `${botName(player)}, ${known.level}` : botName(player);
}

/** Several bots of a kind. */
export function someBots(player: string, count: number): string {
  return count > 1 ? `${count} × ${botName(player)}` : botName(player);
}

/** Events on the sheets, in a few sentences: the last ones if not told otherwise. */
export function story(game: Game, landed: readonly Event[] = game.landed): string[] {
  const sentences: string[] = [];
  const fields = new Map<number, string[]>();
  for (const event of landed)
    if (event.type === "crossed")
      fields.set(event.seat, [...(fields.get(event.seat) ?? []), fieldName(game, event.field)]);
  for (const [seat, crossed] of fields) sentences.push(t.events.crossed(nameOf(game, seat), crossed));
  const penalized = new Set(landed.flatMap((event) => (event.type === "penalized" ? [event.seat] : [])));
  const passed = landed.flatMap((event) =>
    event.type === "passed" && !fields.has(event.seat) && !penalized.has(event.seat) ? [event.seat] : [],
  );
  if (passed.length) sentences.push(t.events.passed([...new Set(passed)].map((seat) => nameOf(game, seat))));
  const closed = landed.flatMap((event) => (event.type === "closed" ? [event.row] : []));
  if (closed.length) sentences.push(t.events.closed(closed));
  for (const seat of penalized) sentences.push(t.events.penalized(nameOf(game, seat)));
  for (const event of landed) {
    if (event.type === "ended" && event.by_rows) sentences.push(t.events.endedByRows);
    if (event.type === "ended" && event.by_penalties) sentences.push(t.events.endedByPenalties);
  }
  return sentences;
}
