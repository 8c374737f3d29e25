/** Why a field cannot be crossed, in words. */

import { shownChoice } from "../game/board";
import type { Game } from "../game/game";
import { preview } from "../game/preview";
import { nameOf, ownSeat } from "../game/select";
import type { Explained, Refused } from "../generated/protocol";
import { REASONS, type Reason } from "../generated/reasons";
import { t } from "../texts";
import { previewText } from "./marks";
import { fieldName } from "./naming";

/** What a sentence is made of: the facts that come with a reason, with names for fields. */
interface Facts {
  readonly field: string;
  readonly last: string;
  readonly row: string;
  readonly color: string;
  readonly need: number;
  readonly have: number;
  readonly numbers: readonly string[];
  readonly neighbors: readonly string[];
  readonly fields: readonly string[];
  readonly rows: readonly string[];
  /** Whose turn it is. */
  readonly active: string;
  readonly mine: boolean;
}

const SENTENCES: Readonly<Record<Reason, (facts: Facts) => string>> = {
  crossed: ({ field }) => t.why.reasons.crossed(field),
  lost: ({ field, last }) => t.why.reasons.lost(field, last),
  closed: ({ row }) => t.why.reasons.closed(row),
  too_few: ({ field, row, need, have }) => t.why.reasons.too_few(field, row, need, have),
  no_neighbor: ({ field, neighbors }) => t.why.reasons.no_neighbor(field, neighbors),
  over: () => t.why.reasons.over,
  roll_first: ({ active, mine }) => t.why.reasons.roll_first(mine ? "" : active),
  decided: () => t.why.reasons.decided,
  not_active: ({ active }) => t.why.reasons.not_active(active),
  white_sum: ({ numbers }) => t.why.reasons.white_sum(numbers),
  luck: ({ numbers, fields }) =>
    fields.length ? t.why.reasons.luck(numbers, fields) : t.why.reasons.white_sum(numbers),
  color_sum: ({ color, numbers }) => t.why.reasons.color_sum(color, numbers),
  round_sum: ({ field, neighbors, numbers }) => t.why.reasons.round_sum(field, neighbors, numbers),
  die_removed: ({ field, color }) => t.why.reasons.die_removed(field, color),
  tied: ({ rows }) => t.why.reasons.tied(rows),
  not_tied: ({ field }) => t.why.reasons.not_tied(field),
};

/**
 * What to say instead of the prompt: why not, or what the tried move would bring besides a cross; empty if neither.
 * @param spoken for screen readers, with what others see on the sheet
 */
export function aside(game: Game, spoken = false): string {
  const own = ownSeat(game);
  const ahead = own && preview(game, own.seat, shownChoice(game, own.seat));
  return explanation(game) || (ahead ? previewText(game, ahead, spoken) : "");
}

/** The answer to the last question; empty if there is none. */
export function explanation(game: Game): string {
  const { explained } = game;
  return explained?.reason ? sentence(game, explained, explained.field) : "";
}

/** Why a move was refused; empty if that has another cause than the rules of the game. */
export function objection(game: Game, refused: Pick<Refused, "reason" | "facts">): string {
  return refused.reason ? sentence(game, refused, refused.facts.field ?? "") : "";
}

function sentence(game: Game, { reason, facts }: Pick<Explained, "reason" | "facts">, field: string): string {
  if (!isKnown(reason)) return t.problem("illegal_move", "");
  const named = (key: string) => listed(facts[key]).map((id) => fieldName(game, id));
  const active = game.now?.active ?? 0;
  return SENTENCES[reason]({
    field: fieldName(game, field),
    last: fieldName(game, facts.last ?? ""),
    row: facts.row ?? "",
    color: facts.color ?? "",
    need: Number(facts.need),
    have: Number(facts.have),
    numbers: spanned(listed(facts.numbers)),
    neighbors: named("neighbors"),
    fields: named("fields"),
    rows: listed(facts.rows).map((id) => game.variant.rows.find((row) => row.id === id)?.name ?? id),
    active: nameOf(game, active),
    mine: game.yours.some((own) => own.seat === active),
  });
}

/** A newer server may have reasons that this page does not know. */
function isKnown(reason: string): reason is Reason {
  return REASONS.some((known) => known === reason);
}

function listed(values: string | undefined): readonly string[] {
  return (values ?? "").split(" ").filter(Boolean);
}

/** With dice that are unknown there can be many numbers in a row: only the first and the last are said. */
function spanned(numbers: readonly string[]): readonly string[] {
  const [first, last] = [Number(numbers[0]), Number(numbers.at(-1))];
  return numbers.length > 3 && last - first === numbers.length - 1 ? [t.field.range(first, last)] : numbers;
}
