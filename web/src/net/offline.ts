/**
 * What this device keeps to play offline: fetched once, on demand, into a cache of its own for each version.
 * A cache counts only once it has the manifest, which comes last; until then the version before it is used.
 */

import type { Parts } from "../../worker/calls";
import { m } from "../texts";
import { tellLater } from "../texts/forms";
import { home } from "./address";
import { Problem } from "./problem";

tellLater(() => m.problems);

export interface OfflineFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** See `rowlock.server.offline`. */
export interface Manifest {
  readonly version: string;
  /** The main script of the page that they belong to. */
  readonly page: string;
  readonly python: string;
  readonly package: string;
  readonly files: readonly OfflineFile[];
}

const place = (path: string): string => new URL(`offline/${path}`, home()).href;
const MANIFEST = "manifest.json";
const OURS = (): string => `rowlock ${home()} offline `;

/** Whether this browser can keep anything: that takes a secure address, and a service worker that serves it. */
export function canKeep(): boolean {
  return "caches" in globalThis && "serviceWorker" in navigator && "DecompressionStream" in globalThis;
}

/** Whether the browser promises not to delete anything by itself; it is asked for that. */
export async function lasts(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** Whether files belong to this page. Those of another version may speak another language. */
export function fits({ page }: Manifest): boolean {
  return mainScript() === new URL(page, home()).href;
}

const mainScript = (): string | undefined => document.querySelector<HTMLScriptElement>("script[src]")?.src;

/** Wait until this very page starts without the server. */
export async function pageIsKept(): Promise<void> {
  const name = mainScript()?.split("/").at(-1);
  while (name && !(await (await caches.match(home()))?.text())?.includes(name))
    await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }));
}

/** What there is to fetch now. Throws a Problem. */
export async function offered(): Promise<Manifest> {
  const response = await fetch(place(MANIFEST), { cache: "no-store" }).catch(() => undefined);
  if (!response) throw new Problem("unreachable", "");
  if (!response.ok) throw new Problem("unavailable", "");
  const manifest: Manifest = await response.json();
  if (!fits(manifest)) throw new Problem("other_version", "");
  return manifest;
}

/** The complete version that is kept here, if any. */
export async function kept(): Promise<Manifest | null> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS())) continue;
    const found = await (await caches.open(name)).match(place(MANIFEST));
    if (found) return found.json();
  }
  return null;
}

/** The name under which the tables of this device are kept. */
const shelf = (): string => `rowlock ${home()}`;

export const size = ({ files }: Manifest): number => files.reduce((sum, file) => sum + file.size, 0);

export const parts = ({ version, python, package: packed }: Manifest): Parts => ({
  python: place(`${python}/`),
  package: place(packed),
  shelf: shelf(),
  memory: { cache: OURS() + version, address: place("memory") },
});

/** Fetch everything that is not here yet, tell how many bytes have come, then let go of older versions. */
export async function keep(manifest: Manifest, came: (bytes: number) => void): Promise<void> {
  try {
    await fill(OURS() + manifest.version, manifest, came);
  } catch (error) {
    throw (error as Error).name === "QuotaExceededError" ? new Problem("storage_full", "") : error;
  }
}

async function fill(name: string, manifest: Manifest, came: (bytes: number) => void): Promise<void> {
  const cache = await caches.open(name);
  let done = 0;
  const count = (bytes: number) => {
    done += bytes;
    came(done);
  };
  for (const file of manifest.files) {
    const address = place(file.path.replace(/\.packed$/, ""));
    const known = await caches.match(address);
    if (known) {
      if (!(await cache.match(address))) await cache.put(address, known);
      count(file.size);
    } else
      await cache.put(
        address,
        new Response(await fetched(file, count), { headers: { "content-type": typeOf(address) } }),
      );
  }
  await cache.put(place(MANIFEST), new Response(JSON.stringify(manifest)));
  const others = (await caches.keys()).filter((other) => other.startsWith(OURS()) && other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}

/** Let go of the files. Tables stay. */
export async function release(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS()));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/** Delete the files, and the tables of this device. */
export async function forgetOffline(): Promise<void> {
  await release();
  globalThis.indexedDB?.deleteDatabase(shelf());
}

async function fetched({ path, sha256 }: OfflineFile, count: (bytes: number) => void): Promise<Blob> {
  const response = await fetch(place(path)).catch(() => undefined);
  if (!response?.ok || !response.body) throw new Problem("unreachable", path);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let next = await read(reader); next; next = await read(reader)) {
    chunks.push(next);
    count(next.length);
  }
  const blob = new Blob(chunks);
  if ((await hashed(blob)) !== sha256) throw new Problem("damaged", path);
  if (!path.endsWith(".packed")) return blob;
  return new Response(blob.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
}

async function read(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return (await reader.read()).value;
  } catch {
    throw new Problem("unreachable", "");
  }
}

async function hashed(blob: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const TYPES: Readonly<Record<string, string>> = {
  mjs: "text/javascript",
  wasm: "application/wasm",
  json: "application/json",
};
const typeOf = (address: string): string => TYPES[address.split(".").at(-1) ?? ""] ?? "application/octet-stream";
