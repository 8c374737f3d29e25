/** Starts the engine on this device, once for this page; and another one for each review, which takes long. */

import { keep } from "../state/keep";
import { Device, type Thread } from "./device";
import { keep as fetchAll, fits, kept, type Manifest, offered, pageIsKept, parts, release } from "./offline";
import { Problem } from "./problem";
import { reviewing } from "./reviewing.svelte";

let running: Promise<Device> | undefined;

/** What the page needs of an engine. */
export type Engine = Pick<Device, "ask" | "wire">;

/** The engine of this page. Throws a Problem if it cannot start. */
export async function device(): Promise<Engine> {
  if ((await running?.catch(() => undefined))?.isBroken) running = undefined;
  if (!running) {
    running = start();
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
  if (!manifest) return begin(await repaired("not_kept"));
  if (!fits(manifest)) return begin(await fitting());
  try {
    return await begin(manifest);
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
  const manifest = await offered().catch(({ code }: Problem) =>
    Promise.reject(new Problem(code === "other_version" ? code : problem, "")),
  );
  await release();
  await fetchAll(manifest, () => {});
  return manifest;
}

/** Files of another version are replaced by those that belong to this page, if the server has them. */
async function fitting(): Promise<Manifest> {
  const manifest = await offered().catch(() => Promise.reject(new Problem("other_version", "")));
  await fetchAll(manifest, () => {});
  return manifest;
}

/** Fetch a newer version once the page can start without the server: they come and go together. */
export async function renew(): Promise<void> {
  await pageIsKept();
  const [here, there] = await Promise.all([kept(), offered()]);
  if (here && (here.version !== there.version || !fits(here))) await fetchAll(there, () => {});
}
