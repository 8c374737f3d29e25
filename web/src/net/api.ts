/** What is asked over HTTP. */

import type { Held, NewReplay, NewSeat, NewTable, Replay, VariantView, Welcome } from "../generated/protocol";
import { api } from "./address";

/** Why something was not done: a code of the server's, or `unreachable`. */
export class Problem extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const variants = (): Promise<readonly VariantView[]> => asked("variants");

export const openTable = (table: NewTable): Promise<Held> => asked("tables", table);

export const look = (code: string): Promise<Welcome> => asked(`tables/${code}`);

export const sit = (code: string, seat: NewSeat): Promise<Held> => asked(`tables/${code}/seats`, seat);

export async function record(code: string): Promise<string> {
  return (await answered(`tables/${code}/record.txt`)).text();
}

/** The text of a table's record, and that of its variant if it is a home-made one. */
export const recordAndVariant = (code: string): Promise<{ readonly text: string; readonly toml: string }> =>
  asked(`tables/${code}/record.json`);

export const replayOf = (code: string): Promise<Replay> => asked(`tables/${code}/replay`);

export const replayFrom = (record: NewReplay): Promise<Replay> => asked("replays", record);

export const recordAddress = (code: string): string => api(`tables/${code}/record.txt`).href;

async function asked<T>(path: string, body?: object): Promise<T> {
  return (await answered(path, body)).json();
}

async function answered(path: string, body?: object): Promise<Response> {
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
