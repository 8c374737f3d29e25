/** Requests to the host of the tables: the server over HTTP, or the engine on this device. */

import type {
  BoardView,
  Held,
  NewBoard,
  NewPad,
  NewReplay,
  NewReview,
  NewSeat,
  NewTable,
  PadView,
  PuzzlesView,
  Replay,
  ReviewView,
  VariantView,
  Welcome,
} from "../generated/protocol";
import { keep } from "../state/keep";
import { withMore } from "../texts";
import { alone, api, isHere } from "./address";
import { Problem } from "./problem";

export { Problem };

/** Request a path, optionally with a body. Throws a Problem if it fails. */
export type Ask = (path: string, body?: object) => Promise<Pick<Response, "json" | "text">>;

export function asking(ask: Ask) {
  const json = async <T>(path: string, body?: object): Promise<T> => (await ask(path, body)).json();
  const text = async (path: string): Promise<string> => (await ask(path)).text();
  return {
    variants: () => json<readonly VariantView[]>("variants"),
    /** The bots that can be seated, from the weakest to the strongest. */
    bots: () => json<readonly string[]>("bots"),
    openTable: (table: NewTable) => json<Held>("tables", table),
    look: (code: string) => json<Welcome>(`tables/${code}`),
    sit: (code: string, seat: NewSeat) => json<Held>(`tables/${code}/seats`, seat),
    record: (code: string) => text(`tables/${code}/record.txt`),
    /** The text of a table's record, and of its variant if it is home-made. */
    recordAndVariant: (code: string) =>
      json<{ readonly text: string; readonly toml: string }>(`tables/${code}/record.json`),
    replayOf: (code: string) => json<Replay>(`tables/${code}/replay`),
    replayFrom: (record: NewReplay) => json<Replay>("replays", record),
    /** How a score pad with these marks stands. */
    pad: (pad: NewPad) => json<PadView>("pads", pad),
    reviewFrom: (record: NewReview) => json<ReviewView>("reviews", record),
    /** A position, changed as wished, and what it is worth. */
    worths: (board: NewBoard) => json<BoardView>("worths", board),
    /** All puzzles of a printed variant. */
    puzzles: (variant: string) => json<PuzzlesView>(`puzzles/${variant}`),
    /** The rules of a printed variant, or of the variant of a table, as Markdown. */
    rules: (of: { variant: string } | { table: string }, language: string) =>
      text(`${"table" in of ? `tables/${of.table}` : `variants/${of.variant}`}/rules?lang=${language}`),
  };
}

const anywhere = asking(wherever);
export const { variants, bots, openTable, look, sit, record, recordAndVariant, rules } = anywhere;
export const { replayOf, replayFrom, reviewFrom, worths, puzzles } = anywhere;
/** A table whose players are all here, and a score pad: on this device if it can, which is quicker than any server. */
export const { openTable: openNear, pad } = asking(near);

export const recordAddress = (code: string): string => api(`tables/${code}/record.txt`).href;

async function wherever(path: string, body?: object): ReturnType<Ask> {
  const [, code = ""] = /^tables\/(\w+)/.exec(path) ?? [];
  if (!keep.offline && !isHere(code)) return overHttp(path, body);
  return (await ways()).wherever(path, body);
}

async function near(path: string, body?: object): ReturnType<Ask> {
  return keep.offline || alone ? (await ways()).near(path, body) : overHttp(path, body);
}

/** Where this device may answer as well: loaded on demand, with the engine. */
export const ways = () => withMore(() => import("./ways")).catch(() => Promise.reject(new Problem("unreachable", "")));

export async function overHttp(path: string, body?: object, how: RequestInit = {}): Promise<Response> {
  const request: RequestInit = body
    ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    : {};
  let response: Response;
  try {
    response = await fetch(api(path), { ...request, ...how });
  } catch {
    throw new Problem("unreachable", "");
  }
  if (!response.ok) throw await problem(response);
  return response;
}

async function problem(response: Response): Promise<Problem> {
  try {
    const { code, message } = await response.json();
    return new Problem(String(code), String(message));
  } catch {
    return new Problem("unavailable", "");
  }
}
