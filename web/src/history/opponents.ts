/** How the games against each opponent went. */

import { mean } from "./figures";
import type { FinishedSeat, Played } from "./history";
import { bestFirst, lead, type Match, matches } from "./matches";

export interface Opponent {
  readonly id: string;
  /** The name, as it was spelled last. */
  readonly name: string;
  /** Which bot it is; empty for people. */
  readonly player: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly tied: number;
  /** By how many points one is ahead on average; negative if behind. */
  readonly margin: number;
}

/** The most frequent first. Several bots of a kind at a table are one opponent: the best of them. */
export function opponents(sheets: readonly Played[]): Opponent[] {
  const met = new Map<string, { readonly match: Match; readonly rival: FinishedSeat }[]>();
  for (const match of matches(sheets))
    for (const [id, rival] of byId(match.rivals)) met.set(id, [...(met.get(id) ?? []), { match, rival }]);
  return [...met]
    .map(([id, games]) => {
      const leads = games.map(({ match, rival }) => lead(match.seat, rival));
      return {
        id,
        name: games.at(-1)?.rival.name ?? id,
        player: games.at(-1)?.rival.player ?? "",
        games: games.length,
        won: leads.filter((by) => by > 0).length,
        lost: leads.filter((by) => by < 0).length,
        tied: leads.filter((by) => by === 0).length,
        margin: mean(games.map(({ match, rival }) => match.seat.score - rival.score)),
      };
    })
    .sort((one, other) => other.games - one.games);
}

/** The best rival of each id. */
function byId(rivals: readonly FinishedSeat[]): ReadonlyMap<string, FinishedSeat> {
  const best = new Map<string, FinishedSeat>();
  for (const rival of bestFirst(rivals)) if (!best.has(idOf(rival))) best.set(idOf(rival), rival);
  return best;
}

/** A person may be called like a bot. */
function idOf({ bot, player, name }: FinishedSeat): string {
  return bot ? `bot ${player}` : `person ${name.trim().toLowerCase()}`;
}
