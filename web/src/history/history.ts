/** The games played on this device. */

/** A finished game as stored on the device. */
export interface Finished {
  /** The code of its table. */
  readonly id: string;
  /** When this device learned of the end, in milliseconds since 1970. */
  readonly when: number;
  readonly variant: string;
  readonly title: string;
  readonly turns: number;
  /** The names of the rows that give points, from top to bottom. */
  readonly rows: readonly string[];
  readonly seats: readonly FinishedSeat[];
}

export interface FinishedSeat {
  readonly name: string;
  readonly bot: boolean;
  /** Which bot it was; empty for people. */
  readonly player: string;
  /** Whether a bot finished the game for its owner: its result says nothing about anybody. */
  readonly standIn: boolean;
  /** Whether it was held by this device. */
  readonly own: boolean;
  readonly won: boolean;
  /** As the server told it: 1 for the winners; 0 in entries from before it was kept. */
  readonly rank: number;
  readonly score: number;
  /** The points of each row. */
  readonly points: readonly number[];
  readonly bonus: number;
  readonly penalties: number;
  /** The rows whose lock was crossed. */
  readonly locked: readonly string[];
}

/** Newest first, with a stable order for games that ended at the same time. */
export function newestFirst(games: readonly Finished[]): Finished[] {
  return [...games].sort((one, other) => other.when - one.when || (one.id < other.id ? -1 : 1));
}

/** Which games to show: those of a variant and of a player on this device; empty for all. */
export interface Filter {
  readonly variant: string;
  readonly player: string;
}

export interface Choice {
  readonly id: string;
  readonly title: string;
}

/** The variants played, most frequent first. */
export function variantsOf(games: readonly Finished[]): Choice[] {
  const count = new Map<string, number>();
  for (const { variant } of games) count.set(variant, (count.get(variant) ?? 0) + 1);
  return [...count]
    .sort(([, one], [, other]) => other - one)
    .map(([id]) => ({ id, title: games.find((game) => game.variant === id)?.title ?? id }));
}

/** The names under which games were played here. */
export function playersOf(games: readonly Finished[]): string[] {
  return [...new Set(games.flatMap((game) => game.seats.filter((seat) => seat.own).map((seat) => seat.name)))].sort();
}

export interface Played {
  readonly game: Finished;
  readonly seat: FinishedSeat;
}

/** Every sheet that this device held, oldest first. */
export function held(games: readonly Finished[], { variant, player }: Filter): Played[] {
  return newestFirst(games)
    .reverse()
    .filter((game) => !variant || game.variant === variant)
    .flatMap((game) => game.seats.map((seat) => ({ game, seat })))
    .filter(({ seat }) => seat.own && (!player || seat.name === player));
}

/** Those that were filled in here to the end. Only they count. */
export function played(games: readonly Finished[], filter: Filter): Played[] {
  return held(games, filter).filter(({ seat }) => !seat.standIn);
}
