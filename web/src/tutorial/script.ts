/** The lesson as data: a record that is played to its end, and notes at some of its decisions. */

import type { Game } from "../game/game";
import type { Choose, Roll } from "../generated/protocol";
import type { More } from "../texts";
import lesson from "./lesson.json";

/** The seats of the learner and of the practice partner. */
export const LEARNER = 0;
const PARTNER = 1;

export const { variant: VARIANT, partner: NAME } = lesson;

export interface Note {
  /** The turn and the phase in which it is read. */
  readonly at: string;
  readonly key: keyof More["tutorial"]["notes"];
  /** What it talks about: fields by their id, and parts of the table. */
  readonly point: readonly string[];
}

export const NOTES = lesson.notes as readonly Note[];

interface Turn {
  readonly roll: string;
  readonly white: readonly string[];
  readonly color: string;
}

export const TURNS: readonly Turn[] = lesson.record.map((line) => {
  const [, roll = "", white = "", color = ""] = /^\d+ +(\S+ \S+) +([^|]+?)(?: \| (\S+))?$/.exec(line) ?? [];
  return { roll, white: white.split(" "), color };
});

/** Where the lesson stands: a note to read, and how it goes on from there. */
export interface Step {
  /** Null while the lesson plays by itself. */
  readonly note: Note | null;
  /** The learner reads on, rolls or chooses; or the lesson goes on by itself, or is over. */
  readonly goes: "next" | "act" | "itself" | "over";
}

/** @param read how many notes of this decision have been read */
export function stepOf(game: Game, read: number): Step {
  const at = placeOf(game);
  const notes = NOTES.filter((note) => note.at === at);
  const note = notes[read] ?? null;
  if (!note) return { note, goes: "itself" };
  if (game.now?.scene.phase === "over") return { note, goes: "over" };
  return { note, goes: read === notes.length - 1 && isLearners(game) ? "act" : "next" };
}

function placeOf({ now }: Game): string {
  return now ? `${now.turn} ${now.scene.phase}` : "";
}

/** Whether this decision is one of the learner's. */
function isLearners({ now }: Game): boolean {
  return now?.scene.phase === "white" || now?.active === LEARNER;
}

/** What a seat does at the open decision: its move. */
export function moveOf({ now }: Game, seat: number): string {
  const turn = TURNS[(now?.turn ?? 0) - 1];
  return (now?.scene.phase === "white" ? turn?.white[seat] : turn?.color) ?? "";
}

export function rollOf({ now }: Game): string {
  return TURNS[(now?.turn ?? 0) - 1]?.roll ?? "";
}

/** What the lesson does by itself now: the partner's choices, and whatever no note leaves to the learner. */
export function due(game: Game, { goes }: Step): Choose | Roll | null {
  const { now } = game;
  if (!now?.decision) return null;
  const { decision, awaited, scene } = now;
  if (scene.phase === "roll") return goes === "itself" ? { type: "roll", decision, roll: rollOf(game) } : null;
  const acts = (seat: number) => goes === "itself" || (seat === PARTNER && scene.phase === "white");
  const seat = awaited.find(acts);
  return seat === undefined ? null : { type: "choose", decision, move: moveOf(game, seat), seat };
}

/** The table as the learner sees it: one seat of their own, and dice that roll when they say so. */
export function asLearner(game: Game): Game {
  const own = game.yours.filter(({ seat }) => seat === LEARNER);
  const rolls = game.now?.active === LEARNER;
  return {
    ...game,
    table: { ...game.table, dice: "server" },
    yours: own.map((yours) => ({ ...yours, rolls: rolls && yours.rolls, take_back: "" })),
  };
}
