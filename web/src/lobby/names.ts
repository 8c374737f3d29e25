/** Names of people at a table. */

/** A variation of this name that is not taken. */
export function another(name: string, taken: readonly string[]): string {
  const others = new Set(taken.map((other) => other.toLowerCase()));
  let number = 2;
  while (others.has(`${name} ${number}`.toLowerCase())) number += 1;
  return `${name} ${number}`;
}
