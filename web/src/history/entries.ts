/** Reads stored games, whatever version of the page wrote them: what an old entry lacks is filled in. */

import { CALLED } from "../game/bots";
import type { Finished, FinishedSeat } from "./history";

/** Null if it is no game: without an id, or without names and scores. */
export function readEntry(value: unknown): Finished | null {
  if (!isObject(value) || typeof value.id !== "string" || !Array.isArray(value.seats)) return null;
  const seats = value.seats.map(readSeat);
  if (!seats.every((seat) => seat !== null)) return null;
  const variant = text(value.variant);
  return {
    id: value.id,
    when: number(value.when),
    variant,
    title: text(value.title) || variant,
    turns: number(value.turns),
    rows: list(value.rows, isText),
    seats,
  };
}

function readSeat(value: unknown): FinishedSeat | null {
  if (!isObject(value) || !isText(value.name) || !isNumber(value.score)) return null;
  const { name, score } = value;
  const bot = value.bot === true;
  return {
    name,
    bot,
    player: text(value.player) || (bot ? playerCalled(name) : ""),
    standIn: value.standIn === true,
    own: value.own === true,
    won: value.won === true || value.rank === 1,
    rank: number(value.rank),
    score,
    points: list(value.points, isNumber),
    bonus: number(value.bonus),
    penalties: number(value.penalties),
    locked: list(value.locked, isText),
  };
}

/** The bot that sat down under a name: "Otto 2" was the second Otto at its table. */
function playerCalled(name: string): string {
  const plain = name.replace(/ \d+$/, "");
  return Object.entries(CALLED).find(([, called]) => called === plain)?.[0] ?? plain.toLowerCase();
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const text = (value: unknown): string => (isText(value) ? value : "");
const number = (value: unknown): number => (isNumber(value) ? value : 0);
const list = <One>(value: unknown, is: (one: unknown) => one is One): readonly One[] =>
  Array.isArray(value) && value.every(is) ? value : [];
