/** A score pad as a game with one seat, so that the sheet, its previews and its explanations are those of a table. */

import { type Board, board } from "../game/board";
import type { Game } from "../game/game";
import type { PadView, WhyNot } from "../generated/protocol";

export interface Shown {
  /** Whose pad it is. */
  readonly name: string;
  /** A cross that is penciled in; empty if there is none. */
  readonly tried: string;
  readonly why: WhyNot | null;
  /** Over, by its marks or because the players say so. */
  readonly over: boolean;
}

const DECISION = "pad";

export function padGame(view: PadView, { name, tried, why, over }: Shown): Game {
  const lone = over ? [0] : [];
  return {
    version: 0,
    table: {
      code: "",
      status: over ? "over" : "playing",
      dice: "real",
      every_die: false,
      clock: 0,
      anyone_rolls: false,
      seats: [{ name, kind: "person", player: "", stand_in: false, away: false, lucky: [] }],
      host: 0,
      others_start: null,
      asks_first: false,
      paused: "",
      ranks: over ? [1] : [],
      fair: null,
      rematch: "",
      coach: false,
      hints: false,
    },
    variant: view.variant,
    now: {
      turn: 1,
      active: 0,
      decision: DECISION,
      awaited: [0],
      decided: [],
      scene: {
        kind: "dice",
        phase: over ? "over" : "roll",
        roll: "",
        sheets: [view.sheet],
        closed: view.closed,
        lucky: [],
        results: [view.result],
        removed: view.closed,
        last_row: view.last_row,
        last_penalty: [],
        ended_by: view.ended_by,
      },
      scores: [view.score],
      winners: lone,
      due: null,
    },
    yours: [
      {
        seat: 0,
        legal: over ? [] : view.legal,
        brings: over ? [] : view.brings,
        penalty: false,
        choice: "",
        take_back: "",
        rolls: false,
        rename: false,
        hand_over: [],
        replace: [],
        replace_later: [],
      },
    ],
    bots: [],
    hand: null,
    landed: [],
    recent: null,
    tried: tried && !over ? { seat: 0, decision: DECISION, move: tried } : null,
    sent: null,
    refused: null,
    explained: why && { type: "explained", id: 0, ...why },
    reactions: [],
  };
}

const NOWHERE = [0, 0] as const;

/**
 * The sheet of a pad. A tap has to hit its field, because it crosses at once, and the next one often cannot be crossed.
 * @param fresh the fields that a bonus has just crossed
 */
export function padBoard(game: Game, fresh: readonly string[]): Board {
  const drawn = board(game, 0);
  const rows = drawn.rows.map((row) => ({
    ...row,
    fields: row.fields.map((field) => ({ ...field, fresh: fresh.includes(field.printed.id), reach: NOWHERE })),
  }));
  return { ...drawn, rows };
}
