/** Parses the Markdown subset used by the rules: headings, paragraphs, bullets, tables, drawings, lines and emphasis. */

export interface Span {
  readonly kind: "text" | "bold" | "italic" | "code" | "rule";
  readonly text: string;
}

export type Line = readonly Span[];

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly line: Line }
  | { readonly kind: "paragraph"; readonly line: Line }
  | { readonly kind: "list"; readonly items: readonly Line[] }
  /** @param info the words after the opening fence */
  | { readonly kind: "code"; readonly info: string; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "table"; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

export function read(markdown: string): readonly Block[] {
  const lines = markdown.split(/\r?\n/);
  const blocks: Block[] = [];
  while (lines.length) {
    const block = next(lines);
    if (block) blocks.push(block);
  }
  return blocks;
}

/** Parse the first block and remove its lines. */
function next(lines: string[]): Block | null {
  const first = lines[0] ?? "";
  const heading = /^(#{1,6}) +(.*)$/.exec(first);
  if (heading) {
    lines.shift();
    return { kind: "heading", level: heading[1]?.length ?? 1, line: spans(heading[2] ?? "") };
  }
  if (first.startsWith("```")) {
    lines.shift();
    const text = taken(lines, (line) => !line.startsWith("```"));
    lines.shift();
    return { kind: "code", info: first.slice(3).trim(), text: text.join("\n") };
  }
  if (BREAK.test(first)) {
    lines.shift();
    return { kind: "break" };
  }
  if (first.startsWith("- ")) return { kind: "list", items: bullets(lines) };
  if (first.startsWith("|")) return table(taken(lines, (line) => line.startsWith("|")));
  if (first.trim()) return { kind: "paragraph", line: spans(taken(lines, isProse).join(" ")) };
  lines.shift();
  return null;
}

function taken(lines: string[], while_: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !while_(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

const BREAK = /^---+$/;
const isProse = (line: string): boolean =>
  line.trim() !== "" && !/^(#{1,6} |```|- |\|)/.test(line) && !BREAK.test(line);

/** Lines that follow a bullet without one of their own belong to it. */
function bullets(lines: string[]): readonly Line[] {
  const items: string[] = [];
  for (const line of taken(lines, (line) => line.startsWith("- ") || isProse(line))) {
    if (line.startsWith("- ")) items.push(line.slice(2));
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  return items.map(spans);
}

function table(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) => cells(line).map(spans));
  return { kind: "table", head, rows };
}

function cells(line: string): readonly string[] {
  const inside = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

/** An escaped character, code, bold or italic; anything between them is text. */
const MARK = /\\([!-/:-@[-`{-~])|`([^`]+)`|\*\*((?:\\.|[^*\\])+)\*\*|\*((?:\\.|[^*\\])+)\*/g;
/** The id of a rule, such as C7 or BA4. */
const RULE = /^[A-Z]{1,3}\d{1,2}$/;

export function spans(text: string): Line {
  const found: Span[] = [];
  const add = (kind: Span["kind"], words: string): void => {
    const before = found.at(-1);
    if (!words) return;
    if (kind === "text" && before?.kind === "text") found[found.length - 1] = { kind, text: before.text + words };
    else found.push({ kind, text: words });
  };
  let done = 0;
  for (const mark of text.matchAll(MARK)) {
    const [all, escaped, code, bold, italic] = mark;
    add("text", text.slice(done, mark.index));
    if (escaped) add("text", escaped);
    else if (code) add("code", code);
    else if (bold) add(RULE.test(bold) ? "rule" : "bold", plain(bold));
    else if (italic) add("italic", plain(italic));
    done = mark.index + all.length;
  }
  add("text", text.slice(done));
  return found;
}

const plain = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** A line without markup and rule ids. */
export function words(line: Line): string {
  return line
    .filter((span) => span.kind !== "rule")
    .map((span) => span.text)
    .join("")
    .trim();
}
