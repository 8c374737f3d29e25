/** What moves are worth, as attributes of their buttons; `Hints` has the styles. */

import { readMove } from "../game/notation";
import type { Advice, VariantView, WorthView } from "../generated/protocol";
import { m } from "../texts";

/** What is shown on a button. */
export interface Shown {
  readonly "data-worth": string;
  readonly "data-good": string | undefined;
  readonly "aria-description": string;
  readonly style: string;
}

/** The marks of choices that the tutor asks about. */
const COSTLY: ReadonlySet<string> = new Set(["?", "??"]);

/** By move; a chip that stands for several moves, of a row or a field, shows the best of them. */
export function shownWorths(advice: Advice, variant: VariantView): ReadonlyMap<string, Shown> {
  const found = new Map<string, Shown>();
  const most = Math.max(1, ...advice.moves.map(({ points }) => points));
  for (const worth of advice.moves) {
    const { field } = readMove(worth.move);
    const row = variant.rows.find(({ fields }) => fields.some(({ id }) => id === field));
    for (const id of [worth.move, field, row?.id]) if (id && !found.has(id)) found.set(id, shown(advice, worth, most));
  }
  return found;
}

function shown(advice: Advice, worth: WorthView, most: number): Shown {
  const text = worthText(advice, worth);
  const part = advice.alone ? worth.points / most : worth.chance;
  return {
    "data-worth": worth.good ? `✓ ${text}` : text,
    "data-good": worth.good ? "" : undefined,
    "aria-description": m.coach.described(text, worth.good),
    style: `--worth: ${Math.min(1, Math.max(0, part))}`,
  };
}

/** "53.2%", or points if the seat plays alone. */
export function worthText({ alone }: Pick<Advice, "alone">, { chance, points }: WorthView): string {
  return alone ? m.coach.points(points) : m.coach.percent(chance);
}

/** What a costly choice gives away, in words; empty if it is not costly. */
export function costs(advice: Advice, move: string): string {
  const worth = advice.moves.find((each) => each.move === move);
  if (!worth || !COSTLY.has(worth.mark)) return "";
  return advice.alone ? m.coach.costsPoints(worth.loss) : m.coach.costs(worth.loss);
}
