import { afterEach, beforeEach, expect, test, vi } from "vitest";

const HOME = "https://example.org/games/";
const engine = { asked: [] as string[] };

vi.mock("../../src/net/engine", () => ({
  device: async () => ({
    ask: async (path: string) => {
      engine.asked.push(path);
      return { json: async () => ["from the engine"], text: async () => "from the engine" };
    },
  }),
}));

let asked: string[];
let files: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  engine.asked.length = 0;
  asked = [];
  files = new Map();
  vi.stubGlobal("fetch", async (address: URL | string) => {
    asked.push(String(address).replace(HOME, ""));
    const found = files.get(String(address).replace(HOME, ""));
    return found === undefined ? new Response("", { status: 404 }) : new Response(found);
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The requests of a page that has a server, or has none. */
async function page(alone: string) {
  const documentElement = { dataset: alone ? { alone } : {} };
  vi.stubGlobal("document", { baseURI: HOME, documentElement });
  return { ...(await import("../../src/net/api")), ...(await import("../../src/net/address")) };
}

test("without a server, files answer what the start page and the rules ask", async () => {
  files.set("data/variants.json", "[]").set("data/bots.json", '["otto"]').set("data/rules/mixx-a.de.txt", "Regeln");
  const { variants, bots, rules } = await page("1");
  expect(await variants()).toEqual([]);
  expect(await bots()).toEqual(["otto"]);
  expect(await rules({ variant: "mixx-a" }, "de")).toBe("Regeln");
  expect(engine.asked).toEqual([]);
});

test("without a server, the engine answers everything else, and what is missing", async () => {
  const { bots, openTable, openNear, pad, rules, look, isHere } = await page("1");
  await openTable({ names: ["Ada"] });
  await openNear({ names: ["Ada"] });
  await pad({ variant: "classic", marks: [] });
  await look("KXWPQM");
  expect(asked).toEqual([]);
  await bots();
  await rules({ table: "OKXWPQM" }, "de");
  expect(engine.asked).toEqual(["tables", "tables", "pads", "tables/KXWPQM", "bots", "tables/OKXWPQM/rules?lang=de"]);
  expect(asked).toEqual(["data/bots.json"]);
  expect(isHere("KXWPQM")).toBe(true);
});

test("with a server, it is asked, and the engine only for tables on this device", async () => {
  files.set("api/bots", "[]").set("api/tables/KXWPQM", "{}");
  const { bots, look, isHere } = await page("");
  await bots();
  await look("KXWPQM");
  expect(asked).toEqual(["api/bots", "api/tables/KXWPQM"]);
  await look("OKXWPQM");
  expect(engine.asked).toEqual(["tables/OKXWPQM"]);
  expect([isHere("KXWPQM"), isHere("OKXWPQM")]).toEqual([false, true]);
});
