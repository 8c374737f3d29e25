/** Starts Python in a worker, with the package in it. */

import type { loadPyodide, PyodideAPI } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import type { Parts } from "./calls";
import { Channel } from "./channel";
import { Shelf } from "./shelf";

/** A line to a table: see `rowlock.device.lines`. */
export interface Line extends PyProxy {
  receive(text: string): void;
  close(): Promise<void>;
}

/** See `rowlock.device.engine`. */
export interface Engine extends PyProxy {
  ask(
    path: string,
    body: string | undefined,
    told: (done: number) => void,
  ): Promise<PyProxy & { toJs(): [string, string] }>;
  connect(code: string, deliver: (text: string) => void): Line;
}

const PLACE = "/rowlock";
/** Everything is imported now: nobody waits for it later, and all of it is in the memory that is kept. */
const IMPORT = `
import importlib, pkgutil, random, sys
sys.path.append("${PLACE}")
import rowlock
for found in pkgutil.walk_packages(rowlock.__path__, "rowlock."):
    importlib.import_module(found.name)
`;
/** A memory that was kept remembers its random numbers as well. */
const START = `
random.seed()
importlib.invalidate_caches()
from rowlock.device.engine import start
start
`;

type Python = PyodideAPI;

/** From the memory kept by an earlier start, which is ten times as quick; from the beginning if anything is odd. */
export async function startPython(parts: Parts): Promise<Engine> {
  const [{ loadPyodide: load }, packed] = await Promise.all([
    import(/* @vite-ignore */ `${parts.python}pyodide.mjs`) as Promise<{ loadPyodide: typeof loadPyodide }>,
    fetched(parts.package),
  ]);
  const unpack = (python: Python) => python.unpackArchive(packed, "zip", { extractDir: PLACE }); // files are not memory
  const start = async (): Promise<[Python, PyCallable]> => {
    const python = await load({ indexURL: parts.python, _makeSnapshot: true });
    unpack(python);
    python.runPython(IMPORT);
    await keepMemory(parts, python).catch(() => undefined); // there may be no room
    return [python, python.runPython(START)];
  };
  const resume = async (memory: Uint8Array): Promise<[Python, PyCallable]> => {
    const python = await load({ indexURL: parts.python, _loadSnapshot: memory });
    unpack(python);
    return [python, python.runPython(START)];
  };
  const memory = await keptMemory(parts).catch(() => undefined);
  const [, begin] = memory ? await resume(memory).catch(start) : await start();
  return begin(new Shelf(parts.shelf), new Channel(parts.shelf)) as Engine;
}

/** The options for this are not official: a version of Python without them starts from the beginning. */
async function keepMemory({ memory }: Parts, python: Python): Promise<void> {
  const cache = await caches.open(memory.cache);
  await cache.put(memory.address, new Response(python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>));
}

async function keptMemory({ memory }: Parts): Promise<Uint8Array | undefined> {
  const found = await (await caches.open(memory.cache)).match(memory.address);
  return found && new Uint8Array(await found.arrayBuffer());
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}
