/**
 * What this client knows of its table: a reducer over what the server says and what the player does here.
 * It has no rules: what may be chosen is told.
 */

import type {
  Choose,
  Event,
  Now,
  Refused,
  Roll,
  ServerMessage,
  TableView,
  VariantView,
  Yours,
} from "../generated/protocol";

export interface Game {
  readonly version: number;
  readonly table: TableView;
  readonly variant: VariantView;
  /** Null before the start. */
  readonly now: Now | null;
  /** The seats held here; none when watching. */
  readonly yours: readonly Yours[];
  readonly bots: readonly string[];
  /** What landed last on the sheets. */
  readonly landed: readonly Event[];
  /** A move that is shown, but not sent. */
  readonly tried: Tried | null;
  /** A choice or a roll that is sent, but not answered. */
  readonly sent: Sent | null;
  /** Why the last command was not done. */
  readonly refused: Refused | null;
}

export interface Tried {
  readonly seat: number;
  readonly decision: string;
  readonly move: string;
}

export interface Sent {
  readonly id: number;
  readonly command: Choose | Roll;
}

export type Input =
  | ServerMessage
  | { readonly type: "try"; readonly seat: number; readonly move: string }
  | { readonly type: "untry" }
  | { readonly type: "sent"; readonly id: number; readonly command: Choose | Roll }
  | { readonly type: "noted" };

const LANDED: ReadonlySet<Event["type"]> = new Set(["passed", "crossed", "penalized", "closed", "ended"]);

export function reduce(game: Game | null, input: Input): Game | null {
  if (input.type === "welcome") {
    const { type: _, ...seen } = input;
    const own = { tried: game?.tried ?? null, sent: game?.sent ?? null, refused: null };
    return settle({ ...seen, ...own, landed: game?.landed ?? [] });
  }
  if (!game) return game;
  switch (input.type) {
    case "news":
      return hear(game, input);
    case "ok":
      return game.sent?.id === input.id ? { ...game, sent: null } : game;
    case "refused":
      return { ...game, refused: input, sent: game.sent?.id === input.id ? null : game.sent };
    case "try":
      return attempt(game, input.seat, input.move);
    case "untry":
      return { ...game, tried: null };
    case "sent":
      return { ...game, sent: { id: input.id, command: input.command }, tried: null, refused: null };
    case "noted":
      return { ...game, refused: null };
  }
}

/** News that came before, by another way, change nothing. */
function hear(game: Game, news: Extract<ServerMessage, { type: "news" }>): Game {
  if (news.version <= game.version) return game;
  const landed = news.events.some((event) => LANDED.has(event.type)) ? news.events : game.landed;
  return settle({
    ...game,
    version: news.version,
    table: news.table ?? game.table,
    now: news.now,
    yours: news.yours,
    landed,
  });
}

function attempt(game: Game, seat: number, move: string): Game {
  const legal = game.yours.find((own) => own.seat === seat)?.legal ?? [];
  if (!game.now || !legal.includes(move)) return game;
  return { ...game, tried: { seat, decision: game.now.decision, move }, refused: null };
}

/** Forget what was tried for a decision that is not open any more, or a move that is not offered. */
function settle(game: Game): Game {
  const { tried, sent, now } = game;
  const own = game.yours.find((yours) => yours.seat === tried?.seat);
  const open = tried && tried.decision === now?.decision && own?.legal.includes(tried.move);
  const pending = sent && sent.command.decision === now?.decision;
  return { ...game, tried: open ? tried : null, sent: pending ? sent : null };
}
