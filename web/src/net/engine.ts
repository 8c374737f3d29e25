/** Starts the engine on this device, once for this page. */

import { keep } from "../state/keep";
import { Device, type Thread } from "./device";
import { keep as fetchAll, kept, type Manifest, offered, parts, release } from "./offline";
import { Problem } from "./problem";

let running: Promise<Device> | undefined;

/** The engine of this page. Throws a Problem if it cannot start. */
export function device(): Promise<Device> {
  if (!running) {
    running = start();
    running.catch(() => {
      running = undefined;
    });
  }
  return running;
}

async function start(): Promise<Device> {
  const manifest = await kept().catch(() => null);
  if (!manifest) return begin(await repaired("not_kept"));
  try {
    const device = await begin(manifest);
    renew(manifest).catch(() => undefined); // the next start has it
    return device;
  } catch {
    return begin(await repaired("device"));
  }
}

async function begin(manifest: Manifest): Promise<Device> {
  const worker = new Worker(new URL("../../worker/engine.ts", import.meta.url), { type: "module" });
  const device = new Device(worker as Thread, parts(manifest));
  await device.started;
  return device;
}

/** What the browser has deleted or damaged is fetched again, if there is a server. */
async function repaired(problem: string): Promise<Manifest> {
  if (!keep.offline) throw new Problem(problem, "");
  const manifest = await offered().catch(() => Promise.reject(new Problem(problem, "")));
  await release();
  await fetchAll(manifest, () => {});
  return manifest;
}

/** Fetch a newer version beside the one that is running. */
async function renew(running: Manifest): Promise<void> {
  const manifest = await offered();
  if (manifest.version !== running.version) await fetchAll(manifest, () => {});
}
