/** Starts the engine on this device, once for this page. */

import { Problem } from "./api";
import { Device, type Thread } from "./device";
import { kept, parts } from "./offline";

let running: Promise<Device> | undefined;

/** The engine of this page. Throws a Problem if what it needs is not kept here. */
export function device(): Promise<Device> {
  running ??= start();
  running.catch(() => {
    running = undefined;
  });
  return running;
}

async function start(): Promise<Device> {
  const manifest = await kept();
  if (!manifest) throw new Problem("not_kept", "");
  const worker = new Worker(new URL("../../worker/engine.ts", import.meta.url), { type: "module" });
  const started = new Device(worker as Thread, parts(manifest));
  await started.started;
  return started;
}
