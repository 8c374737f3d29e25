/** Records as text. */

import type { Now } from "../generated/protocol";

const TURN = /^\s*0*(\d+)\s/;
/** The number of a turn and its dice, without what was chosen. */
const ROLLED = /^\s*\d+\s+\S+\s+\S+/;

/** The part of a record that leads to a moment of it. */
export function recordUpTo(record: string, { turn, scene }: Pick<Now, "turn" | "scene">): string {
  const lines = record.split(/\r\n|\r|\n/).flatMap((line) => {
    const number = Number(TURN.exec(line)?.[1] ?? 0);
    if (number < turn) return [line];
    if (number > turn || scene.phase === "roll") return [];
    if (scene.phase === "white") return [ROLLED.exec(line)?.[0] ?? ""];
    return [scene.phase === "color" ? line.replace(/\|.*/, "") : line];
  });
  return lines.join("\n");
}
