/** The lines of a record that prove its dice. */

export const SCHEME = "rowlock-dice-1";

export interface Proof {
  readonly table: string;
  readonly commitment: string;
  /** In hexadecimal; empty until it is revealed. */
  readonly seed: string;
  /** By seat; empty for a seat without one. */
  readonly salts: readonly string[];
  /** The first turn with these dice: later than 1 if the table continued an imported record. */
  readonly from: number;
}

const HEAD = /^\s*#\s*dice\s+(rowlock-dice-\S+)\s*$/;
const LINE = /^\s*#\s*(table|commitment|seed|salts|from)(?:\s+(\S+))?\s*$/;
const FORMS: Readonly<Record<string, RegExp>> = {
  table: /^[0-9A-Za-z-]{1,64}$/,
  commitment: /^[0-9a-f]{64}$/,
  seed: /^(?:[0-9a-f]{64})?$/,
  salts: /^[0-9a-f]{0,64}(?:,[0-9a-f]{0,64})*$/,
  from: /^[0-9]{1,6}$/,
};

/** The proof in a record, with its lines in any order after the first, or the reason why there is none. */
export function parseProof(record: string): Proof | "no_proof" | "other_scheme" | "unreadable" {
  const lines = record.split(/\r\n|\r|\n/);
  const heads = lines.flatMap((line, index) => {
    const scheme = HEAD.exec(line)?.[1];
    return scheme ? [{ scheme, index }] : [];
  });
  const [head, second] = heads;
  if (!head) return "no_proof";
  if (second) return "unreadable";
  if (head.scheme !== SCHEME) return "other_scheme";
  const found = new Map([["seed", ""]]);
  const seen = new Set<string>();
  for (const line of lines.slice(head.index + 1)) {
    const [, key, value = ""] = LINE.exec(line) ?? [];
    if (!key) break;
    if (seen.has(key)) return "unreadable";
    seen.add(key);
    found.set(key, value);
  }
  for (const [key, form] of Object.entries(FORMS)) if (!form.test(found.get(key) ?? "?")) return "unreadable";
  const told = (key: string) => found.get(key) ?? "";
  const from = Number(told("from"));
  if (from < 1) return "unreadable";
  return {
    table: told("table"),
    commitment: told("commitment"),
    seed: told("seed"),
    salts: told("salts").split(","),
    from,
  };
}
