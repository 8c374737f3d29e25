/** Where the lines, bars, ticks and labels of a plot lie, in the pixels of its picture. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
  /** Each point stands for itself: it has its mark, and no line leads there. */
  readonly loose?: boolean;
}

export interface Tick {
  readonly value: number;
  readonly at: number;
}

export interface Line {
  readonly name: string;
  /** As the `d` of a path has it; empty without points, and for loose ones. */
  readonly path: string;
  /** The points that show its mark: some of a line, the last one among them, and all loose ones. */
  readonly marks: readonly Point[];
  /** Where its name stands: right of the last point, away from the other names. */
  readonly label: Point;
}

export interface Plotted {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
  readonly lines: readonly Line[];
  /** Where a value of the horizontal axis lies, within the picture. */
  readonly at: (x: number) => number;
}

export interface Bin {
  readonly from: number;
  /** The last value that belongs to it. */
  readonly to: number;
  readonly count: number;
}

const STEPS = [1, 2, 5];
const TOP = 10;
const BELOW = 20;
const LETTER = 7.5;
/** Names stand this far apart, and this far from their lines. */
const APART = 15;
const BESIDE = 9;
const LONGEST = 11;
const PER_TICK = { across: 48, up: 30 };
const MARKS = 5;

/** The smallest of 1, 2, 5, 10, 20 … with which so many steps reach over the span. */
export function step(span: number, most: number): number {
  const least = Math.max(1, span / Math.max(1, most));
  for (let ten = 1; ; ten *= 10) {
    const found = STEPS.find((one) => one * ten >= least);
    if (found) return found * ten;
  }
}

/** Round numbers from low to high, at most about so many. */
export function ticks(low: number, high: number, most: number): number[] {
  return multiples(low, high, step(high - low, most));
}

function multiples(low: number, high: number, by: number): number[] {
  const first = Math.ceil(low / by);
  return Array.from({ length: Math.floor(high / by) - first + 1 }, (_, index) => (first + index) * by);
}

/** A name as it is shown beside a line. */
export function short(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : name;
}

/** Right of the lines there is room for their names, and for that of the horizontal axis. */
export function plot(series: readonly Series[], width: number, height: number, axis = ""): Plotted {
  const points = series.flatMap((one) => one.points);
  const [from, to] = reach(points.map((point) => point.x));
  const [low, high] = reach([0, ...points.map((point) => point.y)]);
  const bottom = height - BELOW;
  const by = step(high - low, (bottom - TOP) / PER_TICK.up);
  const [floor, ceiling] = [Math.floor(low / by) * by, Math.ceil(high / by) * by];
  const values = multiples(floor, ceiling, by);
  const left = Math.max(...values.map((value) => String(value).length)) * LETTER + 6;
  const names = [axis, ...series.map(({ name }) => short(name))];
  const right = width - Math.max(0, ...names.map((name) => name.length * LETTER + BESIDE)) - 6;
  const at = (x: number) => within(left + ((x - from) / (to - from)) * (right - left), left, right);
  const over = (y: number) => bottom - ((y - floor) / (ceiling - floor)) * (bottom - TOP);
  const drawn = series.map((one) => one.points.map(({ x, y }) => ({ x: at(x), y: over(y) })));
  const labels = spread(
    drawn.map((line) => line.at(-1)?.y ?? bottom),
    APART,
    TOP,
    bottom,
  );
  return {
    left,
    right,
    top: TOP,
    bottom,
    across: ticks(from, to, (right - left) / PER_TICK.across).map((value) => ({ value, at: at(value) })),
    up: values.map((value) => ({ value, at: over(value) })),
    lines: drawn.map((line, index) => ({
      name: series[index]?.name ?? "",
      path: series[index]?.loose ? "" : path(line),
      marks: series[index]?.loose ? line : marked(line, index),
      label: { x: (line.at(-1)?.x ?? right) + BESIDE, y: labels[index] ?? bottom },
    })),
    at,
  };
}

function path(line: readonly Point[]): string {
  return line.map(({ x, y }, point) => `${point ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Some points of a line, the last one among them; other lines show other ones, so that marks do not hide each other. */
function marked(line: readonly Point[], index: number): Point[] {
  const every = Math.max(1, Math.ceil(line.length / MARKS));
  return line.filter((_, point) => point === line.length - 1 || (point + index) % every === every - 1);
}

/** The least and the greatest, a little apart if they are the same. */
function reach(values: readonly number[]): [number, number] {
  if (!values.length) return [0, 1];
  const low = Math.min(...values);
  return [low, Math.max(...values, low + 1)];
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

/** The places moved apart as little as that takes, within bounds where there is room; their order stays. */
export function spread(places: readonly number[], apart: number, low: number, high: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const found = order.map((index) => within(places[index] ?? 0, low, high));
  const push = (index: number, from: number, sign: number): void => {
    const room = sign * ((found[index] ?? 0) - (found[from] ?? 0));
    if (room < apart) found[index] = (found[from] ?? 0) + sign * apart;
  };
  for (let index = 1; index < found.length; index += 1) push(index, index - 1, 1);
  if ((found.at(-1) ?? low) > high) {
    found[found.length - 1] = high;
    for (let index = found.length - 2; index >= 0; index -= 1) push(index, index + 1, -1);
  }
  return places.map((_, index) => found[order.indexOf(index)] ?? 0);
}

/** What a table tells of the lines: their values at each whole number of the horizontal axis, where they have one. */
export function cells(
  series: readonly Series[],
): { readonly x: number; readonly values: readonly (number | null)[] }[] {
  const told = series.map((one) => new Map(one.points.map(({ x, y }) => [x, y])));
  const places = new Set(told.flatMap((one) => [...one.keys()]).filter(Number.isInteger));
  return [...places]
    .sort((one, other) => one - other)
    .map((x) => ({ x, values: told.map((one) => one.get(x) ?? null) }));
}

/** How many values lie where: ranges of the same round width, from the least to the greatest. */
export function bins(values: readonly number[], most: number): Bin[] {
  if (!values.length) return [];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const by = step(high - low, most - 1);
  const first = Math.floor(low / by);
  return Array.from({ length: Math.floor(high / by) - first + 1 }, (_, index) => {
    const from = (first + index) * by;
    return { from, to: from + by - 1, count: values.filter((value) => value >= from && value < from + by).length };
  });
}
