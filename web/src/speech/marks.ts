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
 * @param spoken with the crosses from bonuses, which the sheet shows
 */
export function previewText(
  game: Game,
  preview: Pick<Preview, "setsOff" | "earns" | "closes" | "ends">,
  spoken: boolean,
): string {
  const { setsOff, earns, closes, ends } = preview;
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
