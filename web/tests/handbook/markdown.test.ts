import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFigure } from "../../src/handbook/figure";
import { type Block, type Line, read, spans, words } from "../../src/handbook/markdown";

test("each kind of block", () => {
  const text = [
    "# Big Points",
    "",
    "Two lines",
    "of prose. **C1**",
    "## The *sheet*",
    "---",
    '```text sheet="- - - - p0" open="r3"',
    "red  2 *3 | 4",
    "",
    "# not a heading",
    "```",
    "- one",
    "- two",
    "  goes on",
    "- three",
    "",
    "| Row | Points |",
    "|---|---|",
    "| red | **10** |",
    "| | a\\|b |",
    "The end.",
  ].join("\n");
  const text_ = (words: string) => [{ kind: "text", text: words }];
  expect(read(text)).toEqual([
    { kind: "heading", level: 1, line: text_("Big Points") },
    { kind: "paragraph", line: [...text_("Two lines of prose. "), { kind: "rule", text: "C1" }] },
    { kind: "heading", level: 2, line: [...text_("The "), { kind: "italic", text: "sheet" }] },
    { kind: "break" },
    { kind: "code", info: 'text sheet="- - - - p0" open="r3"', text: "red  2 *3 | 4\n\n# not a heading" },
    { kind: "list", items: [text_("one"), text_("two goes on"), text_("three")] },
    {
      kind: "table",
      head: [text_("Row"), text_("Points")],
      rows: [
        [text_("red"), [{ kind: "bold", text: "10" }]],
        [[], text_("a|b")],
      ],
    },
    { kind: "paragraph", line: text_("The end.") },
  ]);
});

test.each<[string, Line]>([
  ["", []],
  ["plain", [{ kind: "text", text: "plain" }]],
  [
    "**Action 1** is *for* `all` **BA4**",
    [
      { kind: "bold", text: "Action 1" },
      { kind: "text", text: " is " },
      { kind: "italic", text: "for" },
      { kind: "text", text: " " },
      { kind: "code", text: "all" },
      { kind: "text", text: " " },
      { kind: "rule", text: "BA4" },
    ],
  ],
  ["\\*not bold\\* \\[12\\] \\\\", [{ kind: "text", text: "*not bold* [12] \\" }]],
  ["**a\\*b**", [{ kind: "bold", text: "a*b" }]],
  [
    "`[12]` *",
    [
      { kind: "code", text: "[12]" },
      { kind: "text", text: " *" },
    ],
  ],
  ["2 * 3 < 7 & <b>", [{ kind: "text", text: "2 * 3 < 7 & <b>" }]],
])("the marks in %j", (text, line) => {
  expect(spans(text)).toEqual(line);
});

test("a heading can be told without the ids of rules", () => {
  expect(words(spans("Example, a *whole* sheet **C13**"))).toBe("Example, a whole sheet");
});

const PAGES = new URL("../../../docs/rules/", import.meta.url);
/** The page shows none of these: it does not play cards. */
const OTHERS = ["README.md", "glossary.md", "cards.md"];
const pages = readdirSync(PAGES).filter((name) => !OTHERS.includes(name));

test.each(pages)("nothing of %s is lost, and no mark is left", (name) => {
  const text = readFileSync(new URL(name, PAGES), "utf-8").replace(/\n\[All variants][\s\S]*$/, "");
  const blocks = read(text);
  const lines = blocks.flatMap(linesOf);
  for (const span of lines.flat()) if (span.kind === "text") expect(span.text).not.toMatch(/\*|`|^#|^- |\|/);
  const drawn = blocks.filter((block) => block.kind === "code");
  expect(drawn.length).toBeGreaterThan(4);
  for (const block of drawn) {
    const { crossed, fresh, open, lost } = readFigure(block.info).marks;
    expect([...fresh].filter((id) => !crossed.has(id))).toEqual([]);
    expect([...open, ...lost].filter((id) => crossed.has(id))).toEqual([]);
  }
  expect(blocks.filter((block) => block.kind === "break")).toHaveLength(1);
  expect(
    letters(
      blocks
        .map((block) =>
          block.kind === "code"
            ? block.text
            : linesOf(block)
                .flat()
                .map((span) => span.text)
                .join(""),
        )
        .join(""),
    ),
  ).toBe(letters(text));
  expect(lines.flat().filter((span) => span.kind === "rule").length).toBe(
    [...text.matchAll(/\*\*[A-Z]+\d+\*\*/g)].length,
  );
});

function linesOf(block: Block): readonly Line[] {
  if (block.kind === "code" || block.kind === "break") return [];
  if (block.kind === "list") return block.items;
  if (block.kind === "table") return [block.head, ...block.rows].flat();
  return [block.line];
}

const letters = (text: string): string => text.replace(/```text.*/g, "").replace(/[^\p{L}\p{N}]/gu, "");
