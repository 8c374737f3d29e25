/** What the service worker does with a request. */

/**
 * page: from the server; from the cache if that does not answer.
 * asset: from the cache; its name is another one when its content is, or it belongs to one version of an app.
 * data: like the page, and remembered for later.
 * offline: from the cache, where the page has put it; else from the server.
 * leave: none of our business.
 */
export type Plan = "page" | "asset" | "data" | "offline" | "leave";

export interface Wanted {
  readonly method: string;
  readonly url: string;
  /** Whether somebody goes there, and not a script or a style of the page. */
  readonly navigates: boolean;
}

const PAGE = /^(index\.html|t\/[^/]*(\/(replay|tv))?)?$/;
const ASSET = /^(assets\/|data\/\w+\.json$)/;
const OFFLINE = /^offline\/(?!manifest\.json$)/;
const DATA =
  /^(api\/variants(\/[^/]+\/rules)?|api\/tables\/[^/]+\/rules|data\/rules\/[^/]+|[^/]+\.(png|svg|webmanifest))$/;

/** @param scope where the page lies, with a slash at the end */
export function planFor({ method, url, navigates }: Wanted, scope: string): Plan {
  const [place = ""] = url.split(/[?#]/);
  if (method !== "GET" || !place.startsWith(scope)) return "leave";
  const path = place.slice(scope.length);
  if (navigates) return PAGE.test(path) ? "page" : "leave";
  if (ASSET.test(path)) return "asset";
  if (OFFLINE.test(path)) return "offline";
  return DATA.test(path) ? "data" : "leave";
}
