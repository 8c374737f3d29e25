/** Hand-drawn crosses: no two fields look quite the same. */

/** The side of the square in which strokes are drawn. */
export const BOX = 24;

/** The two strokes of the cross on a field, as outlines that are thickest in the middle. */
export function strokes(field: string): readonly [string, string] {
  const wobble = drawn(field);
  const near = () => 3.6 + wobble() * 2.4;
  const far = () => BOX - 3.6 + wobble() * 2.4;
  return [
    stroke(near(), near(), far(), far(), wobble() * 2.6, 1.6 + wobble() * 0.5),
    stroke(far(), near(), near(), far(), wobble() * 2.6, 1.6 + wobble() * 0.5),
  ];
}

/** A pen stroke through a field or box. */
export function slash(field: string): string {
  const wobble = drawn(field);
  return stroke(3 + wobble() * 2, 20 + wobble() * 3, 21 + wobble() * 2, 4 + wobble() * 3, wobble() * 2, 1.2);
}

function stroke(x: number, y: number, toX: number, toY: number, bow: number, thick: number): string {
  const length = Math.hypot(toX - x, toY - y);
  const [overX, overY] = [(y - toY) / length, (toX - x) / length];
  const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2];
  const through = (away: number) => `${short(middleX + overX * away)} ${short(middleY + overY * away)}`;
  const [from, to] = [`${short(x)} ${short(y)}`, `${short(toX)} ${short(toY)}`];
  return `M${from}Q${through(bow + thick)} ${to}Q${through(bow - thick)} ${from}Z`;
}

const short = (number: number) => Math.round(number * 10) / 10;

/** Numbers between -0.5 and 0.5, always the same for the same field. */
function drawn(field: string): () => number {
  let state = [...field].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32 - 0.5;
  };
}
