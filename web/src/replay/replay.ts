/** A replay as the page draws it: each moment is a game that nobody plays. */

import type { Game } from "../game/game";
import { type Recent, recentAfter } from "../game/recent";
import type { Now, Replay } from "../generated/protocol";

/** The game at a moment, as a spectator sees it. */
export function gameAt(replay: Replay, index: number): Game {
  const { table: code, variant, seats, moments } = replay;
  const moment = moments[index];
  const now = moment ? inItsTurn(moment.now, moments[index - 1]?.now) : null;
  return {
    version: index,
    table: {
      code,
      status: now?.scene.phase === "over" ? "over" : "playing",
      dice: "server",
      every_die: false,
      clock: 0,
      anyone_rolls: false,
      coach: false,
      hints: false,
      seats,
      host: null,
      others_start: null,
      asks_first: false,
      paused: "",
      ranks: [],
      fair: null,
      rematch: "",
    },
    variant,
    now,
    yours: [],
    bots: [],
    hand: null,
    landed: moment?.events ?? [],
    recent: moments
      .slice(0, index + 1)
      .reduce<Recent | null>((was, { now, events }) => recentAfter(was, now, events), null),
    tried: null,
    sent: null,
    refused: null,
    explained: null,
    reactions: [],
  };
}

/** The end of a turn still belongs to it: its dice stay until the next roll. */
function inItsTurn(now: Now, before: Now | undefined): Now {
  if (!before || now.scene.roll) return now;
  return { ...now, turn: before.turn, active: before.active, scene: { ...now.scene, roll: before.scene.roll } };
}

/** The start of the next turn, or going back, of this turn or the one before. */
export function turnFrom({ moments }: Replay, index: number, way: 1 | -1): number {
  const starts = moments.flatMap(({ now, events }, at) =>
    at === 0 || now.scene.phase === "over" || events.some((event) => event.type === "rolled") ? [at] : [],
  );
  const found = way === 1 ? starts.find((at) => at > index) : starts.findLast((at) => at < index);
  return found ?? index;
}
