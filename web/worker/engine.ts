/** The worker in which the device hosts its tables: the page's calls go to Python, and its answers come back. */

import type { FromEngine, ToEngine } from "./calls";
import { type Engine, type Line, startPython } from "./python";

declare const self: DedicatedWorkerGlobalScope;

const lines = new Map<number, Line>();
let engine: Engine | undefined;

const tell = (said: FromEngine): void => self.postMessage(said);

self.onmessage = async ({ data }: MessageEvent<ToEngine>) => {
  try {
    await take(data);
  } catch (error) {
    tell({ type: "failed", why: String(error) });
  }
};

async function take(call: ToEngine): Promise<void> {
  if (call.type === "start") {
    engine = await startPython(call.parts);
    tell({ type: "ready" });
  } else if (call.type === "ask") await answer(call.id, call.path, call.body);
  else if (call.type === "open") open(call.line, call.code);
  else if (call.type === "say") lines.get(call.line)?.receive(call.text);
  else await close(call.line);
}

function running(): Engine {
  if (!engine) throw new Error("the engine has not been started");
  return engine;
}

async function answer(id: number, path: string, body?: string): Promise<void> {
  const answered = await running().ask(path, body, (turns) => tell({ type: "reviewed", id, turns }));
  const [code, text] = answered.toJs();
  answered.destroy();
  tell({ type: "answer", id, code, text });
}

function open(line: number, code: string): void {
  lines.set(
    line,
    running().connect(code, (text) => tell({ type: "told", line, text })),
  );
}

async function close(line: number): Promise<void> {
  const open = lines.get(line);
  lines.delete(line);
  await open?.close();
  open?.destroy();
}
