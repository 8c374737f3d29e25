/** Marks the parts of a table that a note talks about. */

/** By name; anything else is the id of a field. */
const PARTS: Readonly<Record<string, string>> = {
  white: ".tray > :nth-child(-n + 3)",
  red: ".tray > .die.red",
  dot: ".others .card",
  points: ".sheet .sums .parts",
  penalties: ".sheet .sums .penalties",
};

/** Returns a function that removes the marks. */
export function pointAt(table: HTMLElement, points: readonly string[]): () => void {
  const marked = points.flatMap((point) => [
    ...table.querySelectorAll<HTMLElement>(PARTS[point] ?? `.sheet [data-field="${point}"]`),
  ]);
  for (const element of marked) element.dataset.pointed = "";
  return () => {
    for (const element of marked) delete element.dataset.pointed;
  };
}
