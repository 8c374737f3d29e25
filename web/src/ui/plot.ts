/** The layout of a plot: its lines, bars, ticks and labels, in pixels. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
  /** Scatter points: each has a marker, and no line connects them. */
  readonly loose?: boolean;
}

export interface Tick {
  readonly value: number;
  readonly at: number;
}

export interface Line {
  readonly name: string;
  /** The `d` of a path; empty without points, and for scatter points. */
  readonly path: string;
  /** The points with a marker: some of a line, including the last, and all scatter points. */
  readonly marks: readonly Point[];
  /** The position of its name: right of the last point, clear of the other names. */
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
  /** The x position of a value, within the plot. */
  readonly at: (x: number) => number;
}

export interface Bin {
  readonly from: number;
  /** The last value of the bin, inclusive. */
  readonly to: number;
  readonly count: number;
}

const STEPS = [1, 2, 5];
const TOP = 10;
const BELOW = 20;
const LETTER = 7.5;
/** The distance between names, and between a name and its line. */
const APART = 15;
const BESIDE = 9;
const LONGEST = 11;
const PER_TICK = { across: 48, up: 30 };
const MARKS = 5;

/** The smallest of 1, 2, 5, 10, 20 … that covers the span in at most `most` steps. */
export function step(span: number, most: number): number {
  const least = Math.max(1, span / Math.max(1, most));
  for (let ten = 1; ; ten *= 10) {
    const found = STEPS.find((one) => one * ten >= least);
    if (found) return found * ten;
  }
}

/** Round numbers from low to high, about `most` at most. */
export function ticks(low: number, high: number, most: number): number[] {
  return multiples(low, high, step(high - low, most));
}

function multiples(low: number, high: number, by: number): number[] {
  const first = Math.ceil(low / by);
  return Array.from({ length: Math.floor(high / by) - first + 1 }, (_, index) => (first + index) * by);
}

/** A name, shortened to fit next to a line. */
export function short(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : name;
}

/** The margin on the right has room for the names of the lines and of the horizontal axis. */
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

/** Some points of a line, including the last; staggered between lines, so that markers do not overlap. */
function marked(line: readonly Point[], index: number): Point[] {
  const every = Math.max(1, Math.ceil(line.length / MARKS));
  return line.filter((_, point) => point === line.length - 1 || (point + index) % every === every - 1);
}

/** The minimum and maximum, at least 1 apart. */
function reach(values: readonly number[]): [number, number] {
  if (!values.length) return [0, 1];
  const low = Math.min(...values);
  return [low, Math.max(...values, low + 1)];
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

/** Move the positions apart as little as needed, in order, and within the bounds if there is room. */
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

/** The rows of a data table: the value of each line at each integer x, or null. */
export function cells(
  series: readonly Series[],
): { readonly x: number; readonly values: readonly (number | null)[] }[] {
  const told = series.map((one) => new Map(one.points.map(({ x, y }) => [x, y])));
  const places = new Set(told.flatMap((one) => [...one.keys()]).filter(Number.isInteger));
  return [...places]
    .sort((one, other) => one - other)
    .map((x) => ({ x, values: told.map((one) => one.get(x) ?? null) }));
}

/** A histogram with bins of equal round width, from the minimum to the maximum. */
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
