/** Who answers where this device can: the server, the engine on the device, or a file of an app without a server. */

import { keep } from "../state/keep";
import { alone, home, isHere } from "./address";
import { type Ask, overHttp } from "./api";
import { device } from "./engine";
import { Problem } from "./problem";

export { device };

/** The engine on this device cannot start, or cannot keep a table. */
const BROKEN: ReadonlySet<string> = new Set([
  "device",
  "not_kept",
  "unreachable",
  "storage_full",
  "storage_refused",
  "other_version",
]);
/** How long a server may take, in milliseconds, where this device can answer as well. */
const PATIENCE = 4000;
/** What may take a server longer than that. */
const SLOW = /^(reviews|worths)\b/;

export const wherever: Ask = async (path, body) => {
  if (alone) return fromApp(path, body);
  const [, code = ""] = /^tables\/(\w+)/.exec(path) ?? [];
  if (isHere(code)) return onDevice(path, body);
  // What needs no table, this device can answer as well, if it keeps what that takes.
  const replaceable = keep.offline && !path.startsWith("tables");
  try {
    return await overHttp(path, body, replaceable && !SLOW.test(path) ? { signal: AbortSignal.timeout(PATIENCE) } : {});
  } catch (error) {
    const unreachable = error instanceof Problem && error.code === "unreachable";
    if (!unreachable || !replaceable) throw error;
    return onDevice(path, body);
  }
};

export const near: Ask = async (path, body) => {
  try {
    return await onDevice(path, body);
  } catch (error) {
    if (alone || !(error instanceof Problem && BROKEN.has(error.code))) throw error;
    return overHttp(path, body).catch(() => Promise.reject(error));
  }
};

/** Without a server: what the start page and the rules show is in files, so that nobody waits for the engine there. */
const fromApp: Ask = async (path, body) => {
  const file = body ? "" : fileFor(path);
  const response = file ? await fetch(new URL(`data/${file}`, home())).catch(() => null) : null;
  return response?.ok ? response : onDevice(path, body);
};

/** The file with the answer to a request; empty if there is none. See `rowlock.server.static_app`. */
export function fileFor(path: string): string {
  if (path === "variants" || path === "bots") return `${path}.json`;
  const [, variant = "", language = ""] = /^variants\/([\w-]+)\/rules\?lang=(\w+)$/.exec(path) ?? [];
  return variant && `rules/${variant}.${language}.txt`;
}

const onDevice: Ask = async (path, body) => (await device()).ask(path, body);
