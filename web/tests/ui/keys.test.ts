import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { m } from "../../src/texts";
import { KEYS, keyText, meant, type Press, shortcut } from "../../src/ui/keys";

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

test("a key is meant for the game, large or small", () => {
  expect(
    ["r", "R", "1", "f", "Enter", "Backspace", "Escape", "?"].map((key) => meant(press(key), "elsewhere")),
  ).toEqual(["R", "R", "1", "F", "Enter", "Backspace", "Escape", "?"]);
});

test("other keys are not ours", () => {
  for (const key of ["x", "Tab", " ", "F5", "ArrowUp", "Shift"]) expect(meant(press(key), "elsewhere")).toBeNull();
});

test("neither are those with another key held, nor those that repeat", () => {
  for (const held of ["ctrlKey", "altKey", "metaKey", "repeat"] as const) {
    expect(meant(press("r", { [held]: true }), "elsewhere")).toBeNull();
  }
});

test("whoever types means the text", () => {
  for (const { keys } of KEYS) for (const key of keys) expect(meant(press(key), "typing")).toBeNull();
});

test("Enter is the button's, unless it is a chip that is chosen", () => {
  expect(meant(press("Enter"), "button")).toBeNull();
  expect(meant(press("Enter"), "chosen")).toBe("Enter");
  expect(meant(press("r"), "button")).toBe("R");
});

test("no key does two things", () => {
  const all = KEYS.flatMap(({ keys }) => keys);
  expect(new Set(all).size).toBe(all.length);
});

test("a button says all of its keys", () => {
  expect(shortcut("confirm", "roll")).toBe("Enter R");
  expect(shortcut("takeBack")).toBe("T Backspace");
});

test("the how-to has every key and what it does", () => {
  const page = new URL("../../../docs/how-to/play-by-keyboard.md", import.meta.url);
  const rows = readFileSync(page, { encoding: "utf-8" })
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  expect(rows).toEqual(KEYS.map(({ does, keys }) => `| \`${keyText(keys)}\` | ${m.keys[does]} |`));
});
