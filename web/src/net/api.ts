/** Requests to the host of the tables: the server over HTTP, or one day an engine in the page. */

import type {
  BoardView,
  Held,
  NewBoard,
  NewReplay,
  NewSeat,
  NewTable,
  Replay,
  VariantView,
  Welcome,
} from "../generated/protocol";
import { api } from "./address";

/** Why a request failed: a server code, or `unreachable`. */
export class Problem extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

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
    /** A position, changed as wished, and what it is worth. */
    worths: (board: NewBoard) => json<BoardView>("worths", board),
    /** The rules of a printed variant, or of the variant of a table, as Markdown. */
    rules: (of: { variant: string } | { table: string }, language: string) =>
      text(`${"table" in of ? `tables/${of.table}` : `variants/${of.variant}`}/rules?lang=${language}`),
  };
}

export const { variants, bots, openTable, look, sit, record, recordAndVariant, replayOf, replayFrom, worths, rules } =
  asking(overHttp);

export const recordAddress = (code: string): string => api(`tables/${code}/record.txt`).href;

async function overHttp(path: string, body?: object): Promise<Response> {
  const request: RequestInit = body
    ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    : {};
  let response: Response;
  try {
    response = await fetch(api(path), request);
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
