/** The bots, whom a server names from the weakest to the strongest. */

/** What people call those who are not called by the name of their player. */
const CALLED: Readonly<Record<string, string>> = { champion: "Nova" };

/** What people call a bot, in every language. */
export const botName = (player: string): string => CALLED[player] ?? player.slice(0, 1).toUpperCase() + player.slice(1);

/** Who plays where nobody has chosen, and who stands in: the second, like most people. */
export const usualBot = (bots: readonly string[]): string => bots[1] ?? bots[0] ?? "";
