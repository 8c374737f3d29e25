/** Selectors: what the page needs to know about a game. */

import type { FieldView, Now, Reaction, Yours } from "../generated/protocol";
import type { Game } from "./game";
import { type Die, type Move, PASS, readMove, readRoll } from "./notation";

/**
 * The seat being played here now. If there are several, it is the one in hand while it has something to choose, then
 * the next one that has, clockwise from the seat that rolled.
 */
export function ownSeat(game: Game): Yours | null {
  const { yours, now, hand } = game;
  const count = game.table.seats.length;
  const clockwise = (own: Yours) => (own.seat - (now?.active ?? 0) + count) % count;
  const order = [...yours].sort((one, other) => clockwise(one) - clockwise(other));
  const held = order.find((own) => own.seat === hand);
  if (held?.legal.length) return held;
  const next = order.find((own) => own.legal.length > 0);
  if (next) return next;
  const rolling = now?.scene.phase === "roll" ? order.find((own) => own.seat === now.active) : undefined;
  return rolling ?? held ?? order[0] ?? null;
}

/**
 * The seat whose player must get the device to choose; null while it is in the right hands. A choice face down is for
 * no other eyes, so the player has to say who they are; an open one only if the device is known to be with another.
 */
export function handOver(game: Game): number | null {
  const own = ownSeat(game);
  if (!own || game.yours.length < 2 || own.legal.length < 2 || own.seat === game.hand) return null;
  return isFaceDown(game) || game.hand !== null ? own.seat : null;
}

/** Whether what is chosen now stays hidden from the others for a while. */
export function isFaceDown(game: Game): boolean {
  return game.now?.scene.phase === "white";
}

/** The seat that may take back its choice from here. A face-down choice belongs to its own player alone. */
export function mayTakeBack(game: Game): Yours | null {
  const { yours, now, hand, sent } = game;
  if (sent) return null;
  const open = now?.scene.phase !== "white" || yours.length < 2;
  return yours.find((own) => own.take_back && (open || own.seat === hand)) ?? null;
}

export type Stage =
  | "over"
  | "watch"
  | "bot"
  | "paused"
  | "sending"
  | "hand_over"
  | "choose"
  | "roll"
  | "enter"
  | "wait";

/** What this device has to do now. */
export function stageOf(game: Game): Stage {
  const own = ownSeat(game);
  if (!game.now || game.now.scene.phase === "over") return "over";
  if (!own) return "watch";
  if (game.table.seats[own.seat]?.stand_in) return "bot";
  if (game.table.paused) return "paused";
  if (game.sent) return "sending";
  if (handOver(game) !== null) return "hand_over";
  if (own.legal.length) return "choose";
  if (!game.yours.some((each) => each.rolls)) return "wait";
  return game.table.dice === "real" ? "enter" : "roll";
}

/** Whether the host is on this device. */
export function isHost(game: Game): boolean {
  return game.yours.some((own) => own.seat === game.table.host);
}

/** Whether all human players are on this device, and the others are bots. */
export function allHere(game: Game): boolean {
  return game.table.seats.every(({ kind }, seat) => kind === "bot" || game.yours.some((own) => own.seat === seat));
}

/** Whether somebody plays here together with people on other devices. */
export function hasCompany({ table, yours }: Game): boolean {
  return table.seats.filter(({ kind }) => kind === "person").length > yours.length && yours.length > 0;
}

/** What somebody shows beside their name right now. */
export function reactionOf(game: Game, seat: number): Reaction | undefined {
  return game.reactions.find((reacted) => reacted.seat === seat)?.reaction;
}

/** A person who can be acted on from here. */
export interface Person {
  readonly seat: number;
  readonly name: string;
}

/** The people who can be made the host from here. Every seat of a device gets the same list. */
export function mayHost(game: Game): readonly Person[] {
  return (game.yours[0]?.hand_over ?? []).map((seat) => ({ seat, name: nameOf(game, seat) }));
}

/** The people whom somebody here may replace with a bot; `later`: once they have kept the table waiting for a while. */
export function replaceable(game: Game): readonly (Person & { readonly later: boolean })[] {
  const { replace = [], replace_later = [] } = game.yours[0] ?? {};
  const person = (later: boolean) => (seat: number) => ({ seat, name: nameOf(game, seat), later });
  return [...replace.map(person(false)), ...replace_later.map(person(true))].sort(
    (one, other) => one.seat - other.seat,
  );
}

export function nameOf(game: Game, seat: number): string {
  return game.table.seats[seat]?.name ?? "";
}

/** The moves on offer now, except passing; none while a choice is on its way. */
export function crosses(game: Game): readonly Move[] {
  const own = ownSeat(game);
  if (!own || game.sent) return [];
  return own.legal.filter((move) => move !== PASS).map(readMove);
}

export function mayPass(game: Game): boolean {
  return !game.sent && (ownSeat(game)?.legal.includes(PASS) ?? false);
}

export function fieldOf(game: Pick<Game, "variant">, id: string): FieldView | undefined {
  return game.variant.rows.flatMap((row) => row.fields).find((field) => field.id === id);
}

export function dice(game: Game): readonly Die[] {
  return readRoll(game.now?.scene.roll ?? "");
}

/** The sum of the white dice, if both are known. */
export function whiteSum(game: Game): number | null {
  const [one, other] = dice(game);
  return one?.face && other?.face ? one.face + other.face : null;
}

export interface Other {
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  readonly awaited: boolean;
  readonly decided: boolean;
  readonly active: boolean;
  readonly away: boolean;
  readonly bot: boolean;
  readonly reaction: Reaction | undefined;
}

/** The other seats, in order after our own. */
export function others(game: Game): readonly Other[] {
  const { now, table } = game;
  if (!now) return [];
  const own = ownSeat(game)?.seat;
  const count = table.seats.length;
  const start = own === undefined ? 0 : own + 1;
  return Array.from({ length: count }, (_, index) => (start + index) % count)
    .filter((seat) => seat !== own)
    .map((seat) => describe(game, now, seat));
}

function describe(game: Game, now: Now, seat: number): Other {
  const at = game.table.seats[seat];
  return {
    seat,
    name: at?.name ?? "",
    score: now.scores[seat] ?? 0,
    awaited: now.awaited.includes(seat),
    decided: now.decided.includes(seat),
    active: now.active === seat,
    away: at?.away ?? false,
    bot: (at?.player ?? "") !== "",
    reaction: reactionOf(game, seat),
  };
}

export interface Ranked {
  readonly seat: number;
  readonly score: number;
  readonly rank: number;
}

/** The seats of a finished game, best first. */
export function ranking({ now, table }: Game): readonly Ranked[] {
  return table.ranks
    .map((rank, seat) => ({ seat, rank, score: now?.scores[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank);
}
