/** The keyboard shortcuts. Buttons declare theirs in `aria-keyshortcuts`, and a single listener presses them. */

export type Does =
  | "chip"
  | "confirm"
  | "roll"
  | "pass"
  | "takeBack"
  | "cancel"
  | "others"
  | "rules"
  | "menu"
  | "hint"
  | "keys";

export interface Keys {
  readonly does: Does;
  /** As `aria-keyshortcuts` names them. */
  readonly keys: readonly string[];
}

/** The chips in order; on the pad for real dice, the faces. */
export const CHIP_KEYS: readonly string[] = [..."1234567890ABCDEF"];

/** Every key and what it does: help and docs show this list. */
export const KEYS: readonly Keys[] = [
  { does: "chip", keys: CHIP_KEYS },
  { does: "confirm", keys: ["Enter"] },
  { does: "roll", keys: ["R"] },
  { does: "pass", keys: ["P"] },
  { does: "takeBack", keys: ["T", "Backspace"] },
  { does: "cancel", keys: ["Escape"] },
  { does: "others", keys: ["O"] },
  { does: "rules", keys: ["H"] },
  { does: "menu", keys: ["M"] },
  { does: "hint", keys: ["W"] },
  { does: "keys", keys: ["?"] },
];

const KNOWN: ReadonlySet<string> = new Set(KEYS.flatMap(({ keys }) => keys));

/** The value of `aria-keyshortcuts` for a button with this action. */
export function shortcut(...does: readonly Does[]): string {
  return KEYS.filter((each) => does.includes(each.does))
    .flatMap(({ keys }) => keys)
    .join(" ");
}

/** A key as shown to people; of many keys the first and the last. */
export function keyText(keys: readonly string[]): string {
  return keys.length > 2 ? `${keys[0]} … ${keys.at(-1)}` : keys.join(", ");
}

/** The part of a KeyboardEvent used here. */
export interface Press {
  readonly key: string;
  readonly repeat: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Where the focus is: in a text field, on a button or link, on a chip that is chosen, or elsewhere. */
export type Focus = "typing" | "button" | "chosen" | "elsewhere";

/**
 * The key meant for the game, as named in `aria-keyshortcuts`, or null. Typing in a text field is ignored; Enter on a
 * button belongs to that button, except on a chip that is already chosen; and repeats of a held key are ignored.
 */
export function meant(press: Press, focus: Focus): string | null {
  if (press.repeat || press.ctrlKey || press.altKey || press.metaKey || focus === "typing") return null;
  if (press.key === "Enter" && focus === "button") return null;
  const key = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  return KNOWN.has(key) ? key : null;
}
