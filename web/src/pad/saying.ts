/** What is said beside a score pad. */

import type { Game } from "../game/game";
import { preview } from "../game/preview";
import type { MoveView, WhyNot } from "../generated/protocol";
import { changeText, effectsText } from "../speech/marks";
import { moveName } from "../speech/naming";
import { explanation } from "../speech/why";
import { m, t } from "../texts";
import { closedRow } from "./marks";

/** What a penciled cross would bring; empty if there is none. */
export function ahead(game: Game, tried: string): string {
  const brings = preview(game, 0, tried);
  if (!brings) return "";
  const points = t.why.preview.score(brings.score, changeText(brings.change));
  return `${moveName(game, tried)}: ${points}. ${effectsText(game, brings, true)}`.trim();
}

/** What the last mark brought besides itself; empty for most. */
export function after(game: Game, brought: MoveView | null): string {
  if (!brought) return "";
  const { sets_off: setsOff, earns, closes, ends } = brought;
  return effectsText(game, { setsOff, earns, closes, ends }, true);
}

/** Why not; empty if nobody asked. In a row that somebody has just closed, a cross of the same roll still counts. */
export function whyNot(game: Game, why: WhyNot | null, last: string): string {
  const late = why?.reason === "closed" && closedRow(last) === why.facts.row;
  return [explanation(game), late ? m.pad.late : ""].filter(Boolean).join(" ");
}
