/** Where things are, seen from the page: it may lie under any path. */

const CODE = /^[A-Z]{1,20}$/;

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

/** What to send to friends. */
export function link(code: string): string {
  return new URL(`#${code}`, base()).href;
}

/** The code in what follows the # of an address, or in what somebody typed: large or small, with spaces or hyphens. */
export function codeIn(text: string): string {
  const code = text.replace(/^.*#/, "").replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? code : "";
}
