/** What marks on a sheet mean, and what a tried move would bring, in words. */

import type { Field, Pair, Row } from "../game/board";
import type { Game } from "../game/game";
import type { Preview } from "../game/preview";
import { t } from "../texts";
import { fieldName } from "./naming";

/** Everything special about a field; empty for most. */
export function markText({ variant }: Game, row: Row, { printed }: Field): string {
  const kind = variant.pairs[printed.pair];
  return [
    kind ? t.why.marks.pair(printed.pair, t.pair(kind)) : "",
    printed.bonus ? t.why.marks.bonus : "",
    printed.double ? t.why.marks.double : "",
    printed.closing ? t.why.marks.closing(variant.close_after) : "",
    row.round ? t.why.marks.round : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export function pairText({ letter, kind, crossed, lost }: Pair): string {
  const meaning = t.why.marks.pair(letter, t.pair(kind));
  if (crossed.every(Boolean)) return `${meaning} ${t.why.marks.pairEarned}`;
  return lost ? `${meaning} ${t.why.marks.pairLost}` : meaning;
}

/** "+7", "−5". */
export function changeText(change: number): string {
  return change > 0 ? `+${t.number(change)}` : t.number(change);
}

/**
 * What a tried move brings besides its own cross; empty for most moves.
 * @param spoken with what the sheet shows: the new score, the fields that would be lost, the crosses from bonuses
 */
export function previewText(game: Game, preview: Preview, spoken: boolean): string {
  const { score, change, lost } = preview;
  const { preview: say } = t.why;
  return [
    spoken ? `${say.score(score, changeText(change))}.` : "",
    spoken && lost.size ? say.lost(spans(game, lost)) : "",
    effectsText(game, preview, spoken),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * What a move sets off: bonuses, closed rows, the end; empty for most moves.
 * @param spoken with the crosses from bonuses, which the sheet shows
 */
export function effectsText(
  game: Game,
  { setsOff, earns, closes, ends }: Pick<Preview, "setsOff" | "earns" | "closes" | "ends">,
  spoken: boolean,
): string {
  const { preview: say } = t.why;
  return [
    earns.length ? say.earns(earns.map(t.pair)) : "",
    spoken && setsOff.length ? say.setsOff(setsOff.map((id) => fieldName(game, id))) : "",
    closes.length ? say.closes(closes) : "",
    ends ? say.ends : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Up to this many neighbors are said one by one. */
const ONE_BY_ONE = 2;

/** Fields in the order of the sheet; of many in a row, only the first and the last are said. */
function spans(game: Game, ids: ReadonlySet<string>): string[] {
  const said: string[] = [];
  for (const { fields } of game.variant.rows) {
    let run: string[] = [];
    for (const id of [...fields.map((field) => field.id), ""]) {
      if (ids.has(id)) run.push(fieldName(game, id));
      else {
        said.push(...(run.length > ONE_BY_ONE ? [t.why.preview.span(run[0] ?? "", run.at(-1) ?? "")] : run));
        run = [];
      }
    }
  }
  return said;
}
