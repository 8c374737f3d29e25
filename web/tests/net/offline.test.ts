import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canKeep, keep, kept, type Manifest, offered, release, size } from "../../src/net/offline";

const HOME = "https://example.org/games/";
const SCRIPT = "assets/shell-1.js";

/** The part of Cache Storage that is used here. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  full = false;

  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }

  async open(name: string) {
    const cache = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, cache);
    return {
      match: async (address: string) => cache.get(address)?.clone(),
      put: async (address: string, response: Response) => {
        if (this.full) throw new DOMException("no room", "QuotaExceededError");
        cache.set(address, response);
      },
    };
  }

  async match(address: string): Promise<Response | undefined> {
    for (const cache of this.all.values()) if (cache.has(address)) return cache.get(address)?.clone();
    return undefined;
  }
}

const wasm = gzipSync("wasm ".repeat(100));
const packed = Buffer.from("a package");
const file = (path: string, data: Buffer) => ({
  path,
  size: data.length,
  sha256: createHash("sha256").update(data).digest("hex"),
});
const manifest = (version: string): Manifest => ({
  version,
  page: SCRIPT,
  python: "pyodide-1",
  package: `rowlock-${version}.zip`,
  files: [file("pyodide-1/python.wasm.packed", wasm), file(`rowlock-${version}.zip`, packed)],
});

let caches: FakeCaches;
let served: Map<string, Buffer>;
let asked: string[];

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  served = new Map([
    ["pyodide-1/python.wasm.packed", wasm],
    ["rowlock-1.zip", packed],
    ["rowlock-2.zip", packed],
  ]);
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("document", { baseURI: HOME, querySelector: () => ({ src: HOME + SCRIPT }) });
  vi.stubGlobal("fetch", async (address: string) => {
    const path = String(address).replace(`${HOME}offline/`, "");
    asked.push(path);
    const found = served.get(path);
    if (!found) throw new TypeError("Failed to fetch");
    return new Response(new Uint8Array(found));
  });
});

afterEach(() => vi.unstubAllGlobals());

const text = async (path: string) => (await caches.match(`${HOME}offline/${path}`))?.text();

test("everything is fetched, unpacked and kept, and the bytes that come are told", async () => {
  const came: number[] = [];
  await keep(manifest("1"), (bytes) => came.push(bytes));
  expect(came.at(-1)).toBe(size(manifest("1")));
  expect(await kept()).toEqual(manifest("1"));
  expect(await text("pyodide-1/python.wasm")).toBe("wasm ".repeat(100));
  expect(await text("rowlock-1.zip")).toBe("a package");
});

test("a newer version replaces the old one, and fetches only what has changed", async () => {
  await keep(manifest("1"), () => {});
  asked.length = 0;
  await keep(manifest("2"), () => {});
  expect(asked).toEqual(["rowlock-2.zip"]);
  expect(await kept()).toEqual(manifest("2"));
  expect(await caches.keys()).toEqual([`rowlock ${HOME} offline 2`]);
  expect(await text("pyodide-1/python.wasm")).toBe("wasm ".repeat(100));
});

test("a version that does not come whole leaves the old one as it is", async () => {
  await keep(manifest("1"), () => {});
  served.delete("rowlock-2.zip");
  await expect(keep(manifest("2"), () => {})).rejects.toMatchObject({ code: "unreachable" });
  expect(await kept()).toEqual(manifest("1"));
});

test("what was damaged on its way is not kept", async () => {
  served.set("rowlock-1.zip", Buffer.from("another one"));
  await expect(keep(manifest("1"), () => {})).rejects.toMatchObject({ code: "damaged" });
  expect(await kept()).toBeNull();
});

test("no room is told as such", async () => {
  caches.full = true;
  await expect(keep(manifest("1"), () => {})).rejects.toMatchObject({ code: "storage_full" });
});

test("files are released, and those of others are not", async () => {
  await keep(manifest("1"), () => {});
  await caches.open("rowlock https://example.org/other/ offline 1");
  await release();
  expect(await caches.keys()).toEqual(["rowlock https://example.org/other/ offline 1"]);
  expect(await kept()).toBeNull();
});

test("what is offered cannot be told without a server", async () => {
  await expect(offered()).rejects.toMatchObject({ code: "unreachable" });
  served.set("manifest.json", Buffer.from(JSON.stringify(manifest("1"))));
  expect(await offered()).toEqual(manifest("1"));
  served.set("manifest.json", Buffer.from(JSON.stringify({ ...manifest("1"), page: "assets/shell-2.js" })));
  await expect(offered()).rejects.toMatchObject({ code: "other_version" });
});

test("a browser without a service worker cannot keep anything", () => {
  expect(canKeep()).toBe(false);
});
