/** Parses the notation the server uses for sheets, rolls and moves. */

export const COLORS = ["red", "yellow", "green", "blue"] as const;
export type Color = (typeof COLORS)[number];

export const PASS = "-";

export interface Marks {
  /** The ids of the crossed fields. */
  readonly crossed: ReadonlySet<string>;
  readonly penalties: number;
  /** The indexes of the struck fields of the bonus bar. */
  readonly struck: ReadonlySet<number>;
}

/** `r2.r5 - g12 - p1 xx..`: crosses by row, penalties, then bonus rows and bar where there are any. */
export function readSheet(text: string): Marks {
  const crossed = new Set<string>();
  const struck = new Set<number>();
  let penalties = 0;
  for (const part of text.split(" ")) {
    if (part === PASS) continue;
    if (/^p\d+$/.test(part)) penalties = Number(part.slice(1));
    else if (/^[x.]+$/.test(part))
      [...part].forEach((mark, index) => {
        if (mark === "x") struck.add(index);
      });
    else for (const field of part.split(".")) crossed.add(field);
  }
  return { crossed, penalties, struck };
}

export interface Die {
  readonly color: Color | "white";
  /** What it shows; null if unknown. */
  readonly face: number | null;
  readonly removed: boolean;
}

export const DICE: readonly Die["color"][] = ["white", "white", ...COLORS];

/** `34 25.6`: white faces, then red, yellow, green, blue. No dice if nothing has been rolled yet. */
export function readRoll(text: string): readonly Die[] {
  const faces = text.replaceAll(" ", "");
  if (faces.length !== DICE.length) return [];
  return DICE.map((color, index) => {
    const face = Number(faces[index]);
    return { color, face: face > 0 ? face : null, removed: faces[index] === "." };
  });
}

export interface Move {
  readonly text: string;
  /** The field it crosses; empty for a pass. */
  readonly field: string;
  /** The row that a bonus goes to, where the player has to choose it. */
  readonly to: string;
}

/** `r5`, `y11>b`, `-`. */
export function readMove(text: string): Move {
  if (text === PASS) return { text, field: "", to: "" };
  const [field = "", to = ""] = text.split(">");
  return { text, field, to };
}
