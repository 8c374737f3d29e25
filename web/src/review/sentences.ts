/** Reviews in words: amounts, luck, and why another move is better. */

import { botName } from "../game/bots";
import type { Game } from "../game/game";
import { readRoll } from "../game/notation";
import type { DecisionView, ReviewView, SeatReviewView } from "../generated/protocol";
import { REVIEW_REASONS, type ReviewReason } from "../generated/review_reasons";
import { fieldName, moveName } from "../speech/naming";
import { language, t } from "../texts";
import { capital } from "../texts/forms";
import type { Verdict } from "./learning";
import { w } from "./words";

/** What a sentence about a reason is made of. */
export interface Facts {
  /** The name of the chosen move and of the best one. */
  readonly move: string;
  readonly better: string;
  /** The fields that each of them loses. */
  readonly lost: readonly string[];
  readonly kept: readonly string[];
  /** What each of them brings now. */
  readonly points: number;
  readonly pointsBetter: number;
  /** The names of the rows that the better move closes. */
  readonly locks: readonly string[];
  readonly ways: number;
  readonly waysBetter: number;
}

export type Luck = "very_kind" | "kind" | "even" | "unkind" | "very_unkind";

/** The luck of a roll from which it is told, and twice as much is told with "very"; of a whole game, more is usual. */
export const ROLL_LUCK = 0.1;
const GAME_LUCK = 0.15;
/** Alone, this many points count as a win. */
const POINTS_PER_WIN = 75;

type Kind = Pick<ReviewView, "solo">;

/** "12.3 %", or alone "2.4 points". */
export function amount({ solo }: Kind, value: number): string {
  return solo ? w.points(Math.round(value * 10) / 10) : percent(value);
}

/** The same with its sign. */
export function signed(kind: Kind, value: number): string {
  return `${value < 0 ? "−" : "+"}${amount(kind, Math.abs(value))}`;
}

function percent(value: number): string {
  const shown = new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: Math.abs(value) < 0.1 ? 1 : 0,
  });
  return shown.format(value);
}

export function luckWord({ solo }: Kind, luck: number, least: number = GAME_LUCK): Luck {
  const part = solo ? luck / POINTS_PER_WIN : luck;
  if (part >= 2 * least) return "very_kind";
  if (part >= least) return "kind";
  if (part <= -2 * least) return "very_unkind";
  return part <= -least ? "unkind" : "even";
}

/** The dice of a roll: "4+4, R6 Y4 G2 B1". */
export function diceText(roll: string): string {
  const [one, other, ...colored] = readRoll(roll);
  const shown = colored.filter(({ removed }) => !removed).map(({ color, face }) => `${t.letter(color)}${face ?? "?"}`);
  return [`${one?.face ?? "?"}+${other?.face ?? "?"}`, shown.join(" ")].filter(Boolean).join(", ");
}

/** "You gave away 12 % of a win, about as Vera does." */
export function lossText({ solo }: Kind, seat: SeatReviewView, own: boolean): string {
  const lost = amount({ solo }, seat.loss);
  const bot = botName(seat.like);
  if (seat.loss < (solo ? 0.05 : 0.0005)) return own ? w.sums.you.perfect : w.sums.other.perfect(seat.name);
  if (own) return solo ? w.sums.you.lossAlone(lost, bot) : w.sums.you.loss(lost, bot);
  return solo ? w.sums.other.lossAlone(seat.name, lost, bot) : w.sums.other.loss(seat.name, lost, bot);
}

/**
 * What became of a try.
 * @param result null if the answer is shown without one
 */
export function triedText(best: string, result: Verdict | null, tried: string, name: (move: string) => string): string {
  if (!result) return w.exercise.answer(name(best));
  return result === "repairs" ? w.exercise.repairs(name(tried), name(best)) : w.exercise[result](name(tried));
}

/** Why the best move is better; empty for a reason that this page does not know. */
export function reasonText(game: Game, { reason, facts, move, best }: DecisionView): string {
  if (!isKnown(reason)) return "";
  const named = (key: string) => listed(facts[key]).map((id) => fieldName(game, id));
  const told = w.reasons[reason]({
    move: moveName(game, move),
    better: moveName(game, best),
    lost: named("lost"),
    kept: named("lost_better"),
    points: Number(facts.points),
    pointsBetter: Number(facts.points_better),
    locks: listed(facts.locks).map(t.color),
    ways: Number(facts.ways),
    waysBetter: Number(facts.ways_better),
  });
  return [capital(told), standing(reason, Number(facts.lead), game.table.seats.length), closing(facts)]
    .filter(Boolean)
    .join(" ");
}

const BY_STANDING: readonly ReviewReason[] = ["ends-behind", "ends-ahead", "position"];

function standing(reason: ReviewReason, lead: number, seats: number): string {
  if (seats === 1 || !BY_STANDING.includes(reason)) return "";
  if (!lead) return w.standing.level;
  return lead > 0 ? w.standing.ahead(lead) : w.standing.behind(-lead);
}

/** Said where the better move makes a row ready to be closed. */
function closing({ row = "", missing = "", closing_ways = "" }: DecisionView["facts"]): string {
  const [ways = 0, all = 0] = closing_ways.split("/").map(Number);
  return missing === "0" && ways ? w.closing(t.color(row), ways, all) : "";
}

function isKnown(reason: string): reason is ReviewReason {
  return REVIEW_REASONS.some((known) => known === reason);
}

function listed(values: string | undefined): readonly string[] {
  return (values ?? "").split(" ").filter(Boolean);
}
