/** Finds reviews: on this device if they have been made before, else they are asked for. */

import type { Replay, ReviewView } from "../generated/protocol";
import { archive } from "../history/archive";
import type { Finished } from "../history/history";
import { Problem, replayFrom, reviewFrom } from "../net/api";
import { find } from "../replay/replaying";
import { drawer } from "./drawer";

/** The text of a home-made variant, for the review of a game that this device has kept; empty for printed ones. */
async function tomlOf(code: string): Promise<string> {
  return (await archive.kept(code))?.toml ?? "";
}

export interface Found {
  readonly game: Finished | null;
  readonly replay: Replay | null;
  /** Null if there is none. */
  readonly review: Promise<ReviewView> | null;
  readonly problem: Problem | null;
}

/** The review of a game by the code of its table. */
export async function findReview(code: string): Promise<Found> {
  const { replay, game, problem } = await find(code);
  return { game, replay, problem, review: replay && reviewOf(code, replay.record, await tomlOf(code)) };
}

/** A review, made at most once for each record on this device. */
export async function reviewOf(code: string, record: string, toml: string): Promise<ReviewView> {
  const known = await drawer.get(code, record);
  if (known) return known;
  const review = await reviewFrom({ record, toml });
  await drawer.put(code, record, review);
  return review;
}

/** The replay of a game that this device has kept. */
export async function keptReplay(code: string): Promise<Replay> {
  const kept = await archive.kept(code);
  if (!kept?.record) throw new Problem("unavailable", "");
  return replayFrom(kept);
}
