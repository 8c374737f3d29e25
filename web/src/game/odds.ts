/** How likely two dice make a number: pure chance, whatever the rules do with it. */

/** How many of the `sides * sides` rolls of two dice have this sum. */
export function ways(sides: number, sum: number): number {
  return Math.max(0, sides - Math.abs(sum - sides - 1));
}

/** From 0 for the rarest sum to 1 for the most frequent one. */
export function odds(sides: number, sum: number): number {
  return sides > 1 ? Math.max(0, ways(sides, sum) - 1) / (sides - 1) : 1;
}
