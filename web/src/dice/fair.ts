/**
 * Checks the dice of a record against the seed that was promised before the first roll: the scheme rowlock-dice-1,
 * docs/explanation/fair-dice.md. When a die leaves the game depends on the rules, which the page does not know: it only
 * checks that the die does not come back. `rowlock verify` replays the record and checks that too.
 */

import { type Proof, parseProof, SCHEME } from "./proof";
import { hmac, sha256 } from "./sha256";

export type Unfair =
  | "no_proof" // the record has no lines about its dice: they were real ones
  | "other_scheme"
  | "unreadable"
  | "not_revealed" // the seed is revealed at the end
  | "other_promise" // not the commitment this page was shown at the start
  | "without_own_salt" // this page's own salt is not among the salts
  | "wrong_seed" // the seed does not match the commitment
  | "wrong_salts" // not one salt for each seat
  | "wrong_first" // somebody else should have rolled first
  | "wrong_roll";

export type Verdict =
  | { readonly fair: true; readonly turns: number }
  | { readonly fair: false; readonly reason: Unfair; readonly turn: number | null };

/** What this page knows about the dice besides the record; empty where it knows nothing. */
export interface Witness {
  /** The commitment shown before the start. */
  readonly commitment: string;
  /** The salt this page contributed. */
  readonly salt: string;
}

interface Turns {
  readonly seats: number;
  readonly first: number;
  /** It starts from a position, so nobody drew who begins. */
  readonly placed: boolean;
  readonly rolls: readonly string[];
}

const REMOVED = ".";
const DICE = 6;

/** The faces of all six dice in a turn: white, white, red, yellow, green, blue, including removed ones. */
export function faces(seed: string, table: string, salts: readonly string[], turn: number, sides: number): number[] {
  const next = stream(seed, table, salts, `turn ${turn}`);
  return Array.from({ length: DICE }, () => number(next, sides));
}

/** The seat that rolls first; there are as many seats as salts. */
export function firstSeat(seed: string, table: string, salts: readonly string[]): number {
  return number(stream(seed, table, salts, "first"), salts.length) - 1;
}

export function commitment(seed: string): string {
  return toHex(sha256(fromHex(seed)));
}

/** An endless stream of bytes for one purpose, one byte per call. */
export function stream(seed: string, table: string, salts: readonly string[], purpose: string): () => number {
  const key = fromHex(seed);
  let block = new Uint8Array();
  let blocks = 0;
  let used = 0;
  return () => {
    if (used === block.length) {
      const message = [SCHEME, table, salts.join(","), purpose, blocks].join("|");
      block = new Uint8Array(hmac(key, new TextEncoder().encode(message)));
      blocks += 1;
      used = 0;
    }
    used += 1;
    return block[used - 1] ?? 0;
  };
}

/** The next number from 1 to `most`. Bytes that would favor low numbers are rejected. */
function number(next: () => number, most: number): number {
  const end = 256 - (256 % most);
  let byte = next();
  while (byte >= end) byte = next();
  return (byte % most) + 1;
}

/**
 * Check whether the dice of a record match its seed.
 * @param sides of the variant's dice
 * @param witness what only a device that was at the table knows
 */
export function verify(record: string, sides: number, witness: Witness = { commitment: "", salt: "" }): Verdict {
  const proof = parseProof(record);
  if (typeof proof === "string") return unfair(proof);
  const turns = readTurns(record);
  if (!turns) return unfair("unreadable");
  const { seed, table, salts } = proof;
  if (witness.commitment && witness.commitment !== proof.commitment) return unfair("other_promise");
  if (witness.salt && !salts.includes(witness.salt)) return unfair("without_own_salt");
  if (!seed) return unfair("not_revealed");
  if (commitment(seed) !== proof.commitment) return unfair("wrong_seed");
  if (salts.length !== turns.seats) return unfair("wrong_salts");
  const drawn = proof.from === 1 && !turns.placed;
  if (drawn && firstSeat(seed, table, salts) !== turns.first) return unfair("wrong_first");
  return checkRolls(turns.rolls, proof, sides);
}

function checkRolls(rolls: readonly string[], { seed, table, salts, from }: Proof, sides: number): Verdict {
  const removed = new Set<number>();
  for (const [index, shown] of rolls.entries()) {
    const turn = index + 1;
    const due = faces(seed, table, salts, turn, sides);
    const wrong = [...shown].some((face, die) => {
      if (removed.has(die)) return face !== REMOVED;
      if (face === REMOVED) removed.add(die);
      return turn >= from && face !== REMOVED && face !== String(due[die]);
    });
    if (wrong) return unfair("wrong_roll", turn);
  }
  return { fair: true, turns: rolls.length };
}

function unfair(reason: Unfair, turn: number | null = null): Verdict {
  return { fair: false, reason, turn };
}

/** The seats and rolls of a record, each roll as six characters; undefined if it cannot be parsed. */
function readTurns(record: string): Turns | undefined {
  const lines = record.split(/\r\n|\r|\n/).map((line) => line.replace(/#.*/, "").trim());
  const seats = lines.find((line) => /^seats\s/.test(line));
  const rolls: string[] = [];
  for (const line of lines.filter((line) => /^\d/.test(line))) {
    const [, turn, whites, colors] = /^(\d+)\s+([1-9?]{2})\s+([1-9?.]{4})(?:\s|$)/.exec(line) ?? [];
    if (Number(turn) !== rolls.length + 1 || !whites || !colors) return undefined;
    rolls.push(whites + colors);
  }
  const first = lines.map((line) => /^first\s+(\d)$/.exec(line)?.[1]).find(Boolean);
  const placed = lines.some((line) => /^position\s/.test(line));
  return seats ? { seats: seats.split(",").length, first: Number(first ?? 0), placed, rolls } : undefined;
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
