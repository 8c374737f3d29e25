/** The bots; a server lists them from the weakest to the strongest. */

/** Display names of bots that differ from the name of their player. */
export const CALLED: Readonly<Record<string, string>> = { champion: "Nova" };

/** The display name of a bot, the same in every language. */
export const botName = (player: string): string => CALLED[player] ?? player.slice(0, 1).toUpperCase() + player.slice(1);

/** The default opponent and stand-in: the second weakest, closest to most people. */
export const usualBot = (bots: readonly string[]): string => bots[1] ?? firstBot(bots);

/** The weakest, for whoever has just learned the game. */
export const firstBot = (bots: readonly string[]): string => bots[0] ?? "";
