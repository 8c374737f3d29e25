/** WCAG 2 contrast of what is drawn, worked out from the colors in app.css, in light and in dark. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../src/app.css", import.meta.url), { encoding: "utf-8" });
const COLORS = ["red", "yellow", "green", "blue"];

type Theme = "light" | "dark";

/** The value of a custom property of the root in a theme, as #rrggbb. */
function color(name: string, theme: Theme): string {
  if (name.startsWith("#")) return name;
  const value = new RegExp(`^  --${name}: (.+);$`, "m").exec(css)?.[1] ?? "";
  const [light, dark = light] = value.match(/#[0-9a-f]+/g) ?? [];
  const found = theme === "light" ? light : dark;
  if (!found) throw new Error(`there is no color --${name}`);
  return found.length === 4 ? found.replace(/[0-9a-f]/g, "$&$&") : found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [dark = 0, light = 0] = [one, other].map((name) => luminance(color(name, theme))).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text and what it is written on. */
const TEXT: readonly (readonly [string, string])[] = [
  ...["paper", "card"].flatMap((ground) => ["ink", "soft", "warn"].map((text) => [text, ground] as const)),
  ["paper", "ink"],
  ["white-numeral", "white-field"],
  ["pencil", "white-field"],
  ["pen", "#ffffff"],
  ["#ffffff", "pen"],
  ...COLORS.flatMap((name) => [
    [`${name}-numeral`, `${name}-field`] as const,
    [`on-${name}`, name] as const,
    [`on-${name}`, `${name}-plate`] as const,
    [`${name}-text`, `${name}-light`] as const,
    [`${name}-text`, "paper"] as const,
    ["ink", `${name}-light`] as const,
  ]),
];

/** Parts that must be seen, and what is beside them. */
const PARTS: readonly (readonly [string, string])[] = [
  ["rim", "paper"],
  ["rim", "card"],
  ["focus", "paper"],
  ["focus", "card"],
  ...COLORS.flatMap((name) => [
    ["pen", `${name}-field`] as const,
    ["pencil", `${name}-field`] as const,
    [`${name}-edge`, "paper"] as const,
    [`${name}-edge`, "card"] as const,
    [`${name}-edge`, `${name}-light`] as const,
  ]),
];

describe.each(["light", "dark"] as const)("in %s", (theme) => {
  test.each(TEXT)("%s can be read on %s", (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(PARTS)("%s can be seen beside %s", (part, ground) => {
    expect(contrast(part, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

/** A mixture of two colors, like color-mix in srgb. */
function mixed(one: string, share: number, other: string, theme: Theme): string {
  const [first, second] = [color(one, theme), color(other, theme)];
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(share * part(first, at) + (1 - share) * part(second, at)));
  return `#${parts.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}

test.each(["light", "dark"] as const)("the number on the darkest shade of a field can be read in %s", (theme) => {
  const field = readFileSync(new URL("../src/sheet/SheetField.svelte", import.meta.url), { encoding: "utf-8" });
  const share = (selector: string) => {
    const found = new RegExp(`^  ${selector} \\{.*var\\(--odds\\) \\* (\\d+)%`, "m").exec(field)?.[1];
    return Number(found) / 100;
  };
  const grounds = [
    ...COLORS.map((name) => mixed(name, share(".shaded"), `${name}-field`, theme)),
    mixed("pencil", share(".round .shaded"), "white-field", theme),
  ];
  for (const ground of grounds) expect(contrast("pen", ground, theme)).toBeGreaterThanOrEqual(4.5);
});

test("black on white has the greatest contrast", () => {
  expect(contrast("#000000", "#ffffff", "light")).toBe(21);
});
