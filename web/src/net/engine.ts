/** Starts the engine on this device, once for this page; and another one for each review, which takes long. */

import { mount, unmount } from "svelte";
import { keep } from "../state/keep";
import { withMore } from "../texts";
import { alone } from "./address";
import { Device, type Thread } from "./device";
import {
  canKeep,
  keep as fetchAll,
  fits,
  kept,
  type Manifest,
  offered,
  pageIsKept,
  parts,
  release,
  size,
} from "./offline";
import { Problem } from "./problem";
import { reviewing } from "./reviewing.svelte";

let running: Promise<Device> | undefined;
/** Takes away what tells how far a download is. */
let hide = (): void => {};

/** How long the service worker may take to be in charge of this page, in milliseconds. */
const PATIENCE = 30_000;

/** What the page needs of an engine. */
export type Engine = Pick<Device, "ask" | "wire">;

/** The engine of this page. Throws a Problem if it cannot start. */
export async function device(): Promise<Engine> {
  if ((await running?.catch(() => undefined))?.isBroken) running = undefined;
  if (!running) {
    running = start().finally(() => hide());
    running.catch(() => {
      running = undefined;
    });
  }
  const here = await running;
  return {
    ask: (path, body) => (path === "reviews" ? review(path, body) : here.ask(path, body)),
    wire: (code) => here.wire(code),
  };
}

/** Nobody at a table waits for a review. */
async function review(path: string, body?: object): ReturnType<Device["ask"]> {
  const aside = await start();
  try {
    return await aside.ask(path, body, (turns) => {
      reviewing.turns = turns;
    });
  } finally {
    reviewing.turns = 0;
    aside.end();
  }
}

async function start(): Promise<Device> {
  const manifest = await kept().catch(() => null);
  if (!manifest) return begin(await repaired(alone ? "unreachable" : "not_kept"));
  if (!fits(manifest)) return begin(await fitting());
  if (alone && manifest.version !== alone) return begin(await fetched().catch(() => manifest));
  try {
    return await begin(manifest);
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
  const manifest = await offered().catch(({ code }: Problem) =>
    Promise.reject(new Problem(code === "other_version" ? code : problem, "")),
  );
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

/** Files of another version are replaced by those that belong to this page, if the server has them. */
async function fitting(): Promise<Manifest> {
  return fetched(await offered().catch(() => Promise.reject(new Problem("other_version", ""))));
}

/** Fetch a newer version once the page can start without the server: they come and go together. */
export async function renew(): Promise<void> {
  await pageIsKept();
  const [here, there] = await Promise.all([kept(), offered()]);
  if (here && (here.version !== there.version || !fits(here))) await fetchAll(there, () => {});
}
