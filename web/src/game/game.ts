/**
 * The client's view of its table: a reducer over server messages and local actions.
 * It knows no rules: the server sends the legal moves.
 */

import type {
  Advised,
  Choose,
  Event,
  Explained,
  News,
  Now,
  Reacted,
  Refused,
  Roll,
  ServerMessage,
  TableView,
  VariantView,
  Yours,
} from "../generated/protocol";
import { type Recent, recentAfter } from "./recent";

export interface Game {
  readonly version: number;
  readonly table: TableView;
  readonly variant: VariantView;
  /** Null before the start. */
  readonly now: Now | null;
  /** The seats held here; none when watching. */
  readonly yours: readonly Yours[];
  readonly bots: readonly string[];
  /** If several seats are held here, the one whose player has the device; null if unknown. */
  readonly hand: number | null;
  /** The events that changed the sheets last. */
  readonly landed: readonly Event[];
  /** The last roll, and what was done with it; null before the start. */
  readonly recent: Recent | null;
  /** A move that is shown, but not sent yet. */
  readonly tried: Tried | null;
  /** A choice or roll that is sent, but not answered yet. */
  readonly sent: Sent | null;
  /** Why the last command was refused. */
  readonly refused: Refused | null;
  /** Why a field that was tapped cannot be crossed; forgotten with the next move or decision. */
  readonly explained: Explained | null;
  /** What people show beside their names for a while, at most one for each seat, the latest last. */
  readonly reactions: readonly Reacted[];
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

/** The messages that change a game. */
export type Told = Exclude<ServerMessage, Advised>;

export type Input =
  | Told
  | { readonly type: "try"; readonly seat: number; readonly move: string }
  | { readonly type: "untry" }
  | { readonly type: "take"; readonly seat: number }
  | { readonly type: "sent"; readonly id: number; readonly command: Choose | Roll }
  | { readonly type: "noted" };

const LANDED: ReadonlySet<Event["type"]> = new Set(["passed", "crossed", "penalized", "closed", "ended"]);

export function reduce(game: Game | null, input: Input): Game | null {
  if (input.type === "welcome") {
    const { type: _, ...seen } = input;
    const own = { tried: game?.tried ?? null, sent: game?.sent ?? null, refused: null, explained: null, reactions: [] };
    const recent = recentAfter(game?.recent ?? null, seen.now, []);
    return settle({ ...seen, ...own, hand: game?.hand ?? null, landed: game?.landed ?? [], recent });
  }
  if (!game) return game;
  switch (input.type) {
    case "news":
      return hear(game, input);
    case "ok":
      return game.sent?.id === input.id ? { ...game, sent: null } : game;
    case "refused":
      return game.sent?.id === input.id ? undo(game, input) : { ...game, refused: input };
    case "explained":
      return { ...game, explained: input };
    case "try":
      return attempt(game, input.seat, input.move);
    case "untry":
      return { ...game, tried: null };
    case "take":
      return { ...game, hand: input.seat, tried: null };
    case "sent":
      return send(game, { id: input.id, command: input.command });
    case "noted":
      return { ...game, refused: null, explained: null };
    case "reacted":
      return { ...game, reactions: [...game.reactions.filter(({ seat }) => seat !== input.seat), input] };
  }
}

/** News that has already arrived another way is ignored. */
function hear(game: Game, news: News): Game {
  if (news.version <= game.version) return game;
  return settle({
    ...game,
    version: news.version,
    table: news.table ?? game.table,
    now: news.now,
    yours: news.yours,
    landed: landed(game, news),
    recent: recentAfter(game.recent, news.now, news.events),
    refused: news.now?.decision === game.now?.decision ? game.refused : null,
    explained: news.now?.decision === game.now?.decision ? game.explained : null,
  });
}

/** A color choice lands immediately, so taking it back removes it from the sheet again. */
function landed(game: Game, { events, now }: News): readonly Event[] {
  if (events.some((event) => LANDED.has(event.type))) return events;
  return now?.scene.phase === "color" && events.some((event) => event.type === "took_back") ? [] : game.landed;
}

/** The player who rolls or chooses here must have the device in hand. Where there is no choice, anybody may tap. */
function send(game: Game, sent: Sent): Game {
  const { command } = sent;
  const seat = command.type === "choose" ? command.seat : game.now?.active;
  const held = game.yours.find((own) => own.seat === seat && (command.type === "roll" || own.legal.length > 1));
  return { ...game, sent, tried: null, refused: null, explained: null, hand: held?.seat ?? game.hand };
}

/** Undo a refused command; a choice that is still open is shown as tried again. */
function undo(game: Game, refused: Refused): Game {
  const command = game.sent?.command;
  const back = { ...game, sent: null, refused };
  if (command?.type !== "choose" || command.decision !== game.now?.decision) return back;
  return { ...attempt(back, command.seat ?? -1, command.move), refused };
}

function attempt(game: Game, seat: number, move: string): Game {
  const legal = game.yours.find((own) => own.seat === seat)?.legal ?? [];
  if (!game.now || !legal.includes(move)) return game;
  return { ...game, tried: { seat, decision: game.now.decision, move }, refused: null, explained: null };
}

/** Drop a tried move if its decision is no longer open or the move is no longer offered. */
function settle(game: Game): Game {
  const { tried, sent, now } = game;
  const own = game.yours.find((yours) => yours.seat === tried?.seat);
  const open = tried && tried.decision === now?.decision && own?.legal.includes(tried.move);
  const pending = sent && sent.command.decision === now?.decision;
  return { ...game, tried: open ? tried : null, sent: pending ? sent : null };
}
