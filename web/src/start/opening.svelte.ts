/** A table being set up: what the start page knows, and what the player has chosen there. */

import { firstBot, usualBot } from "../game/bots";
import type { NewTable, VariantView } from "../generated/protocol";
import { alone } from "../net/address";
import { bots, openNear, openTable, type Problem, variants } from "../net/api";
import { keepSeat } from "../state/held";
import { type Habits, keep } from "../state/keep";
import { route } from "../state/route.svelte";
import { t, withMore } from "../texts";

/** A file with a home-made variant. */
export interface HomeMade {
  readonly name: string;
  readonly toml: string;
}

export const MOST_BOTS = 4;
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

export class Opening {
  name = $state(keep.name);
  offered: readonly VariantView[] = $state.raw([]);
  chosen = $state(keep.variant);
  homeMade: HomeMade | null = $state.raw(null);
  bots: readonly string[] = $state.raw([]);
  /** The bots that were beaten on this device; known a moment later. */
  beaten: ReadonlySet<string> = $state.raw(new Set());
  #wanted = $state(keep.bot);
  #habits = $state.raw(keep.habits);
  busy = $state(false);
  problem: Problem | null = $state.raw(null);
  /** The server does not answer; we keep asking. */
  unreachable = $state(false);

  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;

  get variant(): VariantView | undefined {
    return this.offered.find((variant) => variant.id === this.chosen) ?? this.offered[0];
  }

  /** The bot to play against: the last one chosen, else the one from the tutorial, else the default. */
  get bot(): string {
    if (this.bots.includes(this.#wanted)) return this.#wanted;
    return keep.taught ? firstBot(this.bots) : usualBot(this.bots);
  }

  set bot(player: string) {
    this.#wanted = player;
    keep.bot = player;
  }

  /** How many of them. */
  get botCount(): number {
    return Math.min(Math.max(this.#habits.bots, 1), MOST_BOTS);
  }

  /** See Habits. Whatever changes is remembered. */
  get habits(): Habits {
    return this.#habits;
  }

  set habits(habits: Habits) {
    this.#habits = habits;
    keep.habits = habits;
  }

  /** Ask the server for its offers until it answers. Variants may already be known. */
  readonly load = async (): Promise<void> => {
    clearTimeout(this.#retry);
    const [offered, seated] = await Promise.allSettled([variants(), bots()]);
    if (offered.status === "fulfilled") this.offered = offered.value;
    this.unreachable = seated.status === "rejected" || offered.status === "rejected";
    if (seated.status === "fulfilled") this.bots = seated.value;
    if (!this.unreachable) {
      if (keep.offline && !alone)
        withMore(() => import("../net/engine"))
          .then(({ renew }) => renew())
          .catch(() => {}); // a later start tries again
      return;
    }
    this.#retry = setTimeout(this.load, this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  };

  stop(): void {
    clearTimeout(this.#retry);
  }

  keepName(): string {
    keep.name = this.name.trim();
    return keep.name;
  }

  choose(id: string): void {
    this.chosen = id;
    this.homeMade = null;
  }

  /** Use a home-made variant instead. */
  bring(file: string, toml: string): void {
    const [, name] = /^\s*name\s*=\s*["']([^"'\r\n]+)/m.exec(toml) ?? [];
    this.homeMade = { name: name ?? file, toml };
  }

  playBot(): Promise<void> {
    const names = [this.keepName() || t.start.player];
    return this.open(async () => ({ names, bots: await this.#opponents() }), "now");
  }

  /** Play one bot alone, whatever was chosen before. */
  challenge(bot: string): Promise<void> {
    this.bot = bot;
    return this.open(() => ({ names: [this.keepName() || t.start.player], bots: [bot] }), "now");
  }

  /** Open a table and go there. @param first who begins at a table that starts right away, if not drawn by the dice */
  async open(make: () => NewTable | Promise<NewTable>, starts: "now" | "later", first?: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      const open = starts === "now" ? openNear : openTable; // else others may want to come
      const { table, token, seats } = await open({ ...this.#chosen, ...(await make()) });
      if (seats.length) await keepSeat(table, token);
      route.intent = starts === "now" ? { type: "start", first: first ?? null } : null;
      route.go(table);
    } catch (error) {
      this.problem = error as Problem;
    } finally {
      this.busy = false;
    }
  }

  get #chosen(): Omit<NewTable, "names"> {
    const how = { clock: this.habits.clock, anyone_rolls: this.habits.anyoneRolls, coach: this.habits.coach };
    if (this.homeMade) return { ...how, toml: this.homeMade.toml };
    const id = this.variant?.id ?? "";
    keep.variant = id;
    return { ...how, variant: id };
  }

  async #opponents(): Promise<string[]> {
    if (!this.bots.length) this.bots = await bots();
    return Array.from({ length: this.botCount }, () => this.bot);
  }
}
