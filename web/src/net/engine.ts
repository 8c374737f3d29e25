/** Starts the engine on this device, once for this page. */

import { mount, unmount } from "svelte";
import { keep } from "../state/keep";
import { withMore } from "../texts";
import { alone } from "./address";
import { Device, type Thread } from "./device";
import { canKeep, keep as fetchAll, kept, type Manifest, offered, parts, release, size } from "./offline";
import { Problem } from "./problem";

let running: Promise<Device> | undefined;
/** Takes away what tells how far a download is. */
let hide = (): void => {};

/** How long the service worker may take to be in charge of this page, in milliseconds. */
const PATIENCE = 30_000;

/** The engine of this page. Throws a Problem if it cannot start. */
export function device(): Promise<Device> {
  if (!running) {
    running = start().finally(() => hide());
    running.catch(() => {
      running = undefined;
    });
  }
  return running;
}

async function start(): Promise<Device> {
  const manifest = await kept().catch(() => null);
  if (!manifest) return begin(await repaired(alone ? "unreachable" : "not_kept"));
  if (alone && manifest.version !== alone) return begin(await fetched().catch(() => manifest));
  try {
    const device = await begin(manifest);
    if (!alone) renew(manifest).catch(() => undefined); // the next start has it
    return device;
  } catch {
    return begin(await repaired("device"));
  }
}

async function begin(manifest: Manifest): Promise<Device> {
  await servedHere();
  const worker = new Worker(new URL("../../worker/engine.ts", import.meta.url), { type: "module" });
  const device = new Device(worker as Thread, parts(manifest));
  await device.started;
  return device;
}

/** The engine's files come through the service worker, which is not in charge yet on a first visit. */
async function servedHere(): Promise<void> {
  const { serviceWorker: workers } = navigator;
  if (workers.controller) return;
  const inCharge = async () => {
    const { active } = await workers.ready;
    if (workers.controller) return;
    const changed = new Promise((resolve) => workers.addEventListener("controllerchange", resolve, { once: true }));
    active?.postMessage("take charge");
    await changed;
  };
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE, new Problem("device", "no service worker")));
  await Promise.race([inCharge(), late]);
}

/** What the browser has deleted or damaged is fetched again, if there is a server. */
async function repaired(problem: string): Promise<Manifest> {
  if (!canKeep() || !(keep.offline || alone)) throw new Problem(problem, "");
  const manifest = await offered().catch(() => Promise.reject(new Problem(problem, "")));
  await release();
  return fetched(manifest);
}

/** Fetch what there is now, and tell how far that is. */
async function fetched(manifest?: Manifest): Promise<Manifest> {
  const wanted = manifest ?? (await offered());
  const { default: Fetching } = await withMore(() => import("../settings/Fetching.svelte"));
  const shown = mount(Fetching, {
    target: document.getElementById("app") ?? document.body,
    props: { size: size(wanted) },
  });
  hide = () => {
    unmount(shown);
    hide = () => {};
  };
  await fetchAll(wanted, shown.tell);
  keep.offline = true;
  return wanted;
}

/** Fetch a newer version beside the one that is running. */
async function renew(running: Manifest): Promise<void> {
  const manifest = await offered();
  if (manifest.version !== running.version) await fetchAll(manifest, () => {});
}
