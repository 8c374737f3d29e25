/** What screen readers announce: what has happened, and what to do now. */

import type { Game } from "../game/game";
import { readRoll } from "../game/notation";
import { nameOf, type Stage, stageOf } from "../game/select";
import type { Event } from "../generated/protocol";
import { t } from "../texts";
import { warning } from "./announcing";
import { story } from "./naming";
import { meantFor, prompt } from "./prompt";

/** Stages that ask the player for something. */
const ASKED: ReadonlySet<Stage> = new Set<Stage>(["choose", "roll", "enter", "bot", "paused"]);

/** The announcement; empty if there is nothing to say. */
export function tell(before: Game | null, after: Game, events: readonly Event[]): string {
  return [...happened(before, after, events), ...turned(before, after), ...asked(before, after)]
    .filter(Boolean)
    .join(" ");
}

function happened(before: Game | null, after: Game, events: readonly Event[]): string[] {
  const rolls = events.flatMap((event) => (event.type === "rolled" ? rolled(after, event.seat, event.roll) : []));
  const back = events.flatMap((event) =>
    event.type === "took_back" ? [t.events.tookBack(nameOf(after, event.seat))] : [],
  );
  const landed = after.landed !== before?.landed && events.length > 0 ? story(after) : [];
  const near = warning(after);
  return [...rolls, ...back, ...landed, ...(before && near !== warning(before) ? [near] : [])];
}

/** Who rolled, and what the dice show as far as it is known. */
export function rolled(game: Game, seat: number, roll: string): string[] {
  const [one, other, ...rest] = readRoll(roll);
  const white = one?.face && other?.face ? [t.events.whites(one.face, other.face)] : [];
  const colored = rest.flatMap(({ color, face }) => (face === null ? [] : [t.events.die(color, face)]));
  return [t.events.rolled(nameOf(game, seat)), ...white, ...(colored.length ? [t.events.colored(colored)] : [])];
}

function turned(before: Game | null, after: Game): string[] {
  const { now } = after;
  if (!now || now.scene.phase === "over" || !before || before.now?.turn === now.turn) return [];
  const mine = after.yours.length === 1 && after.yours[0]?.seat === now.active;
  return [mine ? t.table.turnIsYours : t.table.turnIsOf(nameOf(after, now.active))];
}

function asked(before: Game | null, after: Game): string[] {
  const at = (game: Game) => `${stageOf(game)} ${game.now?.decision} ${meantFor(game)}`;
  if (!ASKED.has(stageOf(after)) || (before && at(before) === at(after))) return [];
  const name = meantFor(after);
  return [name ? t.table.forSeat(name, prompt(after)) : prompt(after)];
}
