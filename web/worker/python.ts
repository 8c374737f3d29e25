/** Starts Python in a worker, with the package in it. */

import type { loadPyodide } from "pyodide";
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
  ask(path: string, body?: string): Promise<PyProxy & { toJs(): [string, string] }>;
  connect(code: string, deliver: (text: string) => void): Line;
}

const PLACE = "/rowlock";
/** Everything is imported now: nobody waits for it later. */
const BEGIN = `
import importlib, pkgutil, sys
sys.path.append("${PLACE}")
import rowlock
for found in pkgutil.walk_packages(rowlock.__path__, "rowlock."):
    importlib.import_module(found.name)
from rowlock.device.engine import start
start
`;

export async function startPython(parts: Parts): Promise<Engine> {
  const [{ loadPyodide: load }, packed] = await Promise.all([
    import(/* @vite-ignore */ `${parts.python}pyodide.mjs`) as Promise<{ loadPyodide: typeof loadPyodide }>,
    fetched(parts.package),
  ]);
  const python = await load({ indexURL: parts.python });
  python.unpackArchive(packed, "zip", { extractDir: PLACE });
  const start: PyCallable = python.runPython(BEGIN);
  return start(new Shelf(parts.shelf), new Channel(parts.shelf)) as Engine;
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}
