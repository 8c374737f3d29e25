/**
 * The ladder of the bots. A bot is beaten by winning a game in which it plays, alone or shared with others but not with
 * it, however many sit at the table: who wins against more opponents has done no less. A game that a stand-in finished
 * for its owner beats nobody.
 */

import type { Choice, Finished, Played } from "./history";
import { played } from "./history";
import { type Match, matches } from "./matches";

export interface Rung {
  /** Which bot it is. */
  readonly player: string;
  /** The games against it, and how often it was beaten. */
  readonly games: number;
  readonly wins: number;
  /** When it was first beaten; null if it was not. */
  readonly first: number | null;
  /** The variants in which it was beaten, in this order. */
  readonly variants: readonly Choice[];
}

/** @param bots as the server lists them, from the weakest to the strongest. @param sheets the oldest first */
export function ladder(bots: readonly string[], sheets: readonly Played[]): Rung[] {
  const all = matches(sheets);
  return bots.map((player) => {
    const won = all.filter((match) => beaten(match).has(player)).map(({ game }) => game);
    const variants = new Map(won.map(({ variant, title }) => [variant, title]));
    return {
      player,
      games: all.filter(({ rivals }) => rivals.some((rival) => rival.player === player)).length,
      wins: won.length,
      first: won[0]?.when ?? null,
      variants: [...variants].map(([id, title]) => ({ id, title })),
    };
  });
}

/** The weakest bot that has not been beaten yet; undefined at the top. */
export function nextRung(rungs: readonly Rung[]): Rung | undefined {
  return rungs.find(({ wins }) => !wins);
}

function beaten({ seat, rivals }: Match): ReadonlySet<string> {
  const bots = seat.won ? rivals.filter(({ bot }) => bot) : [];
  const unbeaten = new Set(bots.filter(({ won }) => won).map(({ player }) => player));
  return new Set(bots.map(({ player }) => player).filter((player) => !unbeaten.has(player)));
}

const ALL = { variant: "", player: "" };

/** Every bot that was ever beaten here. */
export function everBeaten(history: readonly Finished[]): ReadonlySet<string> {
  return new Set(matches(played(history, ALL)).flatMap((match) => [...beaten(match)]));
}

/** The bots that were beaten in this game and in none before it. */
export function firstBeaten(history: readonly Finished[], game: Finished): readonly string[] {
  const { when } = history.find(({ id }) => id === game.id) ?? game;
  const before = everBeaten(history.filter((other) => other.id !== game.id && other.when <= when));
  return [...everBeaten([game])].filter((player) => !before.has(player));
}
