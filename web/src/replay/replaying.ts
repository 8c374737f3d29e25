/** Finds the data for a replay: on the server, or on this device. */

import type { Replay } from "../generated/protocol";
import { archive } from "../history/archive";
import type { Finished } from "../history/history";
import { keepRecord } from "../history/remember";
import { type Problem, replayFrom, replayOf } from "../net/api";
import { asProblem } from "../net/failure";

export interface Found {
  readonly replay: Replay | null;
  /** The history entry of the game. */
  readonly game: Finished | null;
  /** Why there is no replay. */
  readonly problem: Problem | null;
}

/** A game by the code of its table. If the server has forgotten the table, it replays the record kept here. */
export async function find(code: string): Promise<Found> {
  const [game, kept] = await Promise.all([archive.game(code), archive.kept(code)]);
  try {
    const replay = await replayOf(code);
    if (game && !kept) await keepRecord(game);
    return { replay, game, problem: null };
  } catch (error) {
    const problem = asProblem(error);
    if (problem.code !== "unknown_table" || !kept) return { replay: null, game, problem };
    return { game, ...(await play(kept.record, kept.toml)) };
  }
}

/** The replay of a record. */
export async function play(record: string, toml: string): Promise<Omit<Found, "game">> {
  try {
    return { replay: await replayFrom({ record, toml }), problem: null };
  } catch (error) {
    return { replay: null, problem: asProblem(error) };
  }
}
