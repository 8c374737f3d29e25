/** Records as text. */

import { botName } from "../game/bots";
import type { NewTable, Now } from "../generated/protocol";

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

/**
 * The table that goes on from a position.
 * @param own the name of whoever plays here
 * @param seats by seat: the player of a bot, or null for one's own
 */
export function tableFrom(variant: string, state: string, own: string, seats: readonly (string | null)[]): NewTable {
  const names: string[] = [];
  for (const player of seats) names.push(unlike(names, player === null ? written(own) : botName(player)));
  const bots = seats.filter((player) => player !== null);
  const record = `variant ${variant}\nseats ${names.join(", ")}\nposition ${state}\n`;
  return { names: names.filter((_, seat) => seats[seat] === null), bots, record };
}

/** A name as a record can have it: commas separate names there, and comments begin with a #. */
const written = (name: string) => name.replace(/[,#\s]+/g, " ").trim();

/** A name that nobody has yet: "Otto 2". */
function unlike(names: readonly string[], name: string, number = 2): string {
  if (!names.includes(name)) return name;
  return names.includes(`${name} ${number}`) ? unlike(names, name, number + 1) : `${name} ${number}`;
}
