/** Whole playthroughs of every variant as one device hears them, written by tools/golden_playthroughs.py. */

import { readFileSync } from "node:fs";
import { type Game, reduce } from "../../src/game/game";
import type { Event, News, Now, Replay, TableView, VariantView, Welcome, Yours } from "../../src/generated/protocol";

interface Step {
  readonly version: number;
  /** Null for what is told by a welcome. */
  readonly events: readonly Event[] | null;
  readonly changed: boolean;
  readonly table: number;
  readonly now: Now | null;
  readonly yours: readonly Yours[];
}

interface Written {
  readonly variant: VariantView;
  readonly bots: readonly string[];
  readonly tables: readonly TableView[];
  readonly steps: readonly Step[];
  readonly replay: Omit<Replay, "variant">;
}

export interface Playthrough {
  /** What is heard, from the opening to the end. */
  readonly messages: readonly (Welcome | News)[];
  /** For each message, what one is welcomed with who comes after it. */
  readonly welcomes: readonly Welcome[];
  readonly replay: Replay;
}

const file = new URL("../../../tests/golden/playthroughs.json", import.meta.url);
const written: Readonly<Record<string, Written>> = JSON.parse(readFileSync(file, { encoding: "utf-8" }));

export const VARIANTS = Object.keys(written);

export function playthrough(variant: string): Playthrough {
  const found = written[variant];
  if (!found) throw new Error(`there is no playthrough of ${variant}`);
  const welcomes = found.steps.map((step) => welcome(found, step));
  return {
    welcomes,
    messages: found.steps.map((step, index) => news(found, step) ?? at(welcomes, index)),
    replay: { ...found.replay, variant: found.variant },
  };
}

function welcome({ variant, bots, tables }: Written, { version, table, now, yours }: Step): Welcome {
  return { type: "welcome", version, table: at(tables, table), variant, now, yours, bots };
}

function news({ tables }: Written, { version, events, changed, table, now, yours }: Step): News | null {
  if (!events) return null;
  return { type: "news", version, events, now, yours, table: changed ? at(tables, table) : null };
}

/** What is known after these messages. */
export function heard(messages: readonly Parameters<typeof reduce>[1][], start: Game | null = null): Game {
  const game = messages.reduce(reduce, start);
  if (!game) throw new Error("nothing is known without a welcome");
  return game;
}

export function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`there is nothing at ${index}`);
  return found;
}
