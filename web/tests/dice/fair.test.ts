import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { commitment, faces, firstSeat, stream, verify } from "../../src/dice/fair";

interface Drawn {
  readonly seed: string;
  readonly table: string;
  readonly salts: readonly string[];
}

interface Golden {
  readonly commitments: readonly { readonly seed: string; readonly commitment: string }[];
  readonly streams: readonly (Drawn & { readonly purpose: string; readonly bytes: string })[];
  readonly faces: readonly (Drawn & {
    readonly turn: number;
    readonly sides: number;
    readonly faces: readonly number[];
  })[];
  readonly first: readonly (Drawn & { readonly first: number })[];
  readonly records: readonly {
    readonly what: string;
    readonly text: string;
    readonly sides: number;
    readonly fair: boolean;
    readonly turn: number | null;
  }[];
}

const golden: Golden = JSON.parse(
  readFileSync(new URL("../../../tests/golden/fair.json", import.meta.url), { encoding: "utf-8" }),
);
const fair = golden.records.find((example) => example.fair)?.text ?? "";

describe("the golden file", () => {
  test.each(golden.commitments)("commitment of $seed", (example) => {
    expect(commitment(example.seed)).toBe(example.commitment);
  });

  test.each(golden.streams)("stream for $purpose at $table", ({ seed, table, salts, purpose, bytes }) => {
    const next = stream(seed, table, salts, purpose);
    expect(Array.from({ length: bytes.length / 2 }, next)).toEqual([...Buffer.from(bytes, "hex")]);
  });

  test.each(golden.faces)("turn $turn at $table, $sides sides", ({ seed, table, salts, turn, sides, ...drawn }) => {
    expect(faces(seed, table, salts, turn, sides)).toEqual(drawn.faces);
  });

  test.each(golden.first)("first seat at $table with $salts", ({ seed, table, salts, first }) => {
    expect(firstSeat(seed, table, salts)).toBe(first);
  });

  test.each(golden.records)("record: $what", ({ text, sides, ...expected }) => {
    const verdict = verify(text, sides);
    expect(verdict.fair).toBe(expected.fair);
    if (!verdict.fair) expect(verdict.turn).toBe(expected.turn);
  });

  test("has something of everything", () => {
    for (const part of [golden.commitments, golden.streams, golden.faces, golden.first]) expect(part).not.toEqual([]);
    expect(new Set(golden.records.map((example) => example.fair))).toEqual(new Set([true, false]));
  });
});

describe("what is told about a record that is not proved", () => {
  const change = (from: RegExp | string, to: string) => {
    const changed = fair.replace(from, to);
    expect(changed).not.toBe(fair);
    return verify(changed, 6);
  };
  const because = (reason: string, turn: number | null = null) => ({ fair: false, reason, turn });

  test("nothing, as it is", () => {
    expect(verify(fair, 6)).toEqual({ fair: true, turns: 26 });
    expect(verify(fair.replaceAll("\n", "\r\n"), 6)).toEqual({ fair: true, turns: 26 });
  });

  test("no proof", () => {
    expect(change("# dice rowlock-dice-1\n", "")).toEqual(because("no_proof"));
  });

  test("another scheme", () => {
    expect(change("dice-1", "dice-2")).toEqual(because("other_scheme"));
  });

  test.each([
    [/# table .*\n/, ""],
    [/# table .*/, "# table a|b"],
    [/# from 1/, "# from 0"],
    [/# from 1/, "# from 1\n# from 1"],
    [/# seed ../, "# seed "],
    [/# commitment ./, "# commitment "],
    [/# salts a1,/, "# salts a1;"],
    [/^/, "# dice rowlock-dice-1\n"],
    [/seats .*\n/, ""],
    [/\n3 /, "\n4 "],
    [/\n3 .*/, ""],
    [/35 2122/, "35 212"],
  ])("%s changed to %j cannot be read", (from, to) => {
    expect(change(from, to)).toEqual(because("unreadable"));
  });

  test("the seed is not revealed", () => {
    expect(change(/# seed .*\n/, "")).toEqual(because("not_revealed"));
  });

  test("another seed", () => {
    expect(change(/# seed f4/, "# seed f5")).toEqual(because("wrong_seed"));
  });

  test("salts", () => {
    expect(change("# salts a1,", "# salts a1")).toEqual(because("wrong_salts"));
  });

  test("who rolls first", () => {
    expect(change("first 1\n", "")).toEqual(because("wrong_first"));
  });

  test("a face, an unknown face", () => {
    expect(change("2  61 2353", "2  61 2354")).toEqual(because("wrong_roll", 2));
    expect(change("2  61 2353", "2  61 235?")).toEqual(because("wrong_roll", 2));
  });

  test("a die that comes back", () => {
    expect(change("26 36 26.2", "26 36 2622")).toEqual(because("wrong_roll", 26));
  });

  test("a promise that was another one", () => {
    expect(verify(fair, 6, { commitment: "0".repeat(64), salt: "" })).toEqual(because("other_promise"));
  });

  test("a salt that was left out", () => {
    const commitment = /# commitment (.*)/.exec(fair)?.[1] ?? "";
    expect(verify(fair, 6, { commitment, salt: "a2" })).toEqual(because("without_own_salt"));
    expect(verify(fair, 6, { commitment, salt: "a1" }).fair).toBe(true);
  });
});
