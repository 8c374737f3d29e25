/** Addresses relative to the page, which may be served under any path. */

const CODE = /^[A-Z]{1,20}$/;
/** The number of letters of the codes that servers give out. */
export const CODE_LENGTH = 6;
/**
 * The engine that an app without a server comes with, by its version: `rowlock build-app` writes it into the page.
 * Empty where there is a server.
 */
export const alone: string = globalThis.document?.documentElement?.dataset.alone ?? "";
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

function base(): URL {
  return new URL(".", document.baseURI);
}

export function api(path: string): URL {
  return new URL(`api/${path}`, base());
}

export function socket(code: string): URL {
  const url = api(`tables/${code}/socket`);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url;
}

/** The address of the start page. */
export function home(): string {
  return base().href;
}

/** The link to send to friends. The server answers it with a preview for chats and leads people on to `#CODE`. */
export function link(code: string): string {
  return new URL(`t/${code}`, base()).href;
}

/** Whether only this computer can open a link. */
export function onlyHere(address: string): boolean {
  return LOOPBACK.test(new URL(address).hostname);
}

/** The table code in an address, or in user input: any case, with spaces or hyphens. */
export function codeIn(text: string): string {
  const code = text
    .replace(/^.*#/, "")
    .replace(/^.*\/t\//i, "")
    .replace(/[\s-]/g, "")
    .toUpperCase();
  return CODE.test(code) ? code : "";
}

/** Whether a table can only be on this device: no server uses this letter. See `rowlock.device.codes`. */
export const isHere = (code: string): boolean => alone !== "" || code.startsWith("O");

/** A place on the page, named by the part of its address after the #. */
export interface Place {
  readonly page:
    | ("start" | "table" | "tv" | "replay" | "review" | "history")
    | ("game" | "rules" | "settings" | "learn" | "pads" | "pad" | "board" | "puzzles");
  /** The code of a table, the id of a game, a variant or a puzzle, a position; empty where none is needed. */
  readonly of: string;
}

const VIEWS = ["tv", "replay", "review"] as const;

/**
 * `#KXWPQM`, `#KXWPQM/tv`, `#KXWPQM/replay`, `#KXWPQM/review`, `#/history`, `#/history/ID`, `#/mistakes`,
 * `#/rules/classic`, `#/pad`, `#/pad/classic`, `#/settings`, `#/learn`, `#/board/POSITION`, `#/puzzles`, `#/puzzles/classic`,
 * `#/puzzles/classic-7`.
 */
export function placeIn(hash: string): Place {
  const [first = "", second = "", third = ""] = hash.replace(/^#/, "").split("/");
  const code = codeIn(first);
  if (code) return { page: VIEWS.find((view) => view === second) ?? "table", of: code };
  if (second === "history") return third ? { page: "game", of: third } : { page: "history", of: "" };
  if (second === "mistakes") return { page: "review", of: "" };
  if (second === "pad") return { page: third ? "pad" : "pads", of: third };
  if (second === "board") return { page: "board", of: decoded(third) };
  if (second === "rules" || second === "puzzles") return { page: second, of: third };
  return { page: second === "settings" || second === "learn" ? second : "start", of: "" };
}

/** A mistyped address is a position that cannot be read, and no error. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
