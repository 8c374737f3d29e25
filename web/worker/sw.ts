/**
 * The service worker: the page starts without the server, and old tabs find their parts until they are closed.
 * It takes over when somebody asks for the new version, or when no page of another version is left.
 */

import { planFor } from "./plan";

declare const self: ServiceWorkerGlobalScope;
/** The build fills these in: the files of the page, and a name for exactly these files. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** Of an app without a server: `rowlock build-app` puts it at the beginning of this script. */
const app = (self as { app?: { readonly version: string; readonly files: readonly string[] } }).app;
const PARTS = [...__FILES__, ...(app?.files ?? [])];
const SCOPE = new URL("./", self.location.href).href;
const OURS = `rowlock ${SCOPE} `;
const FILES = `${OURS}${app?.version ?? __VERSION__}`;
const DATA = `${OURS}data`;
/** What the page keeps to play offline, in one cache for each version of it. */
const OFFLINE = `${OURS}offline `;
/** So long the server may take before what we have is good enough. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll(["./", ...PARTS].map(current))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("message", ({ data, source }) => {
  if (data === "take charge") self.clients.claim();
  else if (data === "take over" || PARTS.some((file) => new URL(file, SCOPE).href === data)) self.skipWaiting();
  else source?.postMessage("newer");
});

self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const plan = planFor({ method, url, navigates: mode === "navigate" }, SCOPE);
  if (plan === "page") event.respondWith(page(event.request));
  if (plan === "asset") event.respondWith(asset(event.request));
  if (plan === "offline") event.respondWith(offline(event.request));
  if (plan === "data") event.respondWith(data(event.request));
});

/** A notification of a table was tapped: go to its tab, or open one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address: string = event.notification.data ?? SCOPE;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((tabs) => {
      const tab = tabs.find(({ url }) => url === address);
      return tab ? tab.focus() : self.clients.openWindow(address);
    }),
  );
});

/** Not what the browser has kept from an older version under the same name. */
function current(path: string): Request {
  return new Request(path, { cache: path.startsWith("assets/") ? "default" : "no-cache" });
}

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(OURS) && name !== FILES && name !== DATA && !name.startsWith(OFFLINE),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * What the cache has is not replaced by a newer page: its parts belong together. An app without a server stays as it is
 * until somebody asks for the newer one: a host may have any part of it in its own caches.
 */
async function page(request: Request): Promise<Response> {
  const kept = app && (await (await caches.open(FILES)).match(SCOPE));
  if (kept) return kept;
  const [, code] = /\/t\/([^/]*(?:\/(?:replay|tv))?)$/.exec(new URL(request.url).pathname) ?? [];
  const response = await answered(request);
  if (response) return response;
  if (code) return Response.redirect(`${SCOPE}#${code}`);
  const cache = await caches.open(FILES);
  return (await cache.match(SCOPE)) ?? Response.error();
}

async function asset(request: Request): Promise<Response> {
  const kept = (await (await caches.open(FILES)).match(request)) ?? (await caches.match(request));
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await keep(FILES, request, response);
  return response;
}

async function offline(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function data(request: Request): Promise<Response> {
  const response = await answered(request);
  if (response?.ok) await keep(DATA, request, response);
  return response ?? (await caches.match(request)) ?? Response.error();
}

/** The server's answer, unless there is none in time or it is in trouble. */
async function answered(request: Request): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const response = await Promise.race([fetch(request).catch(() => undefined), late]);
  return response && response.status < 500 ? response : undefined;
}

async function keep(name: string, request: Request, response: Response): Promise<void> {
  const copy = response.clone();
  const cache = await caches.open(name);
  await cache.put(request, copy).catch(() => undefined); // Where there is no room, we go without.
}
