/** A sentence for every reason why a field cannot be crossed. Loaded when the first one is given. */

import type { Game } from "../game/game";
import { nameOf } from "../game/select";
import type { Explained } from "../generated/protocol";
import { REASONS, type Reason } from "../generated/reasons";
import { m, t } from "../texts";
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
  crossed: ({ field }) => m.reasons.crossed(field),
  lost: ({ field, last }) => m.reasons.lost(field, last),
  closed: ({ row }) => m.reasons.closed(row),
  too_few: ({ field, row, need, have }) => m.reasons.too_few(field, row, need, have),
  no_neighbor: ({ field, neighbors }) => m.reasons.no_neighbor(field, neighbors),
  over: () => m.reasons.over,
  roll_first: ({ active, mine }) => m.reasons.roll_first(mine ? "" : active),
  decided: () => m.reasons.decided,
  not_active: ({ active }) => m.reasons.not_active(active),
  white_sum: ({ numbers }) => m.reasons.white_sum(numbers),
  luck: ({ numbers, fields }) => (fields.length ? m.reasons.luck(numbers, fields) : m.reasons.white_sum(numbers)),
  color_sum: ({ color, numbers }) => m.reasons.color_sum(color, numbers),
  round_sum: ({ field, neighbors, numbers }) => m.reasons.round_sum(field, neighbors, numbers),
  die_removed: ({ field, color }) => m.reasons.die_removed(field, color),
  tied: ({ rows }) => m.reasons.tied(rows),
  not_tied: ({ field }) => m.reasons.not_tied(field),
};

export function sentence(game: Game, { reason, facts }: Pick<Explained, "reason" | "facts">, field: string): string {
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
