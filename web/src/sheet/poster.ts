/** A finished sheet with the result of its game as an SVG image that stands alone: no style sheet, no other file. */

import type { Board, Field } from "../game/board";
import type { VariantView } from "../generated/protocol";
import { BOX, slash, strokes } from "./pen";
import { CELL, type PictureRow, picture } from "./picture";

/** The colors of the page, by the name of their property. */
export type Palette = (property: string, color?: string) => string;

export interface Poster {
  readonly variant: VariantView;
  readonly board: Board;
  /** Who won. */
  readonly result: string;
  /** The name of the variant, and whose sheet this is. */
  readonly titles: readonly string[];
  readonly date: string;
  /** The lucky numbers of the sheet; empty in most variants. */
  readonly lucky: string;
  /** The parts of the score as they are printed, such as "21 + 15 − 5 = 31". */
  readonly sum: string;
  /** Everybody, best first; empty for somebody who played alone. */
  readonly scores: readonly { readonly name: string; readonly points: string; readonly won: boolean }[];
  readonly brand: string;
  readonly site: string;
}

export interface Image {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const WIDTH = 1080;
const EDGE = 50;
const INNER = WIDTH - 2 * EDGE;
const LINE = 56;
const FONT = "ui-rounded, 'SF Pro Rounded', Nunito, system-ui, sans-serif";

export function poster(shown: Poster, palette: Palette): Image {
  const sheet = picture(shown.variant);
  const scale = INNER / sheet.width;
  const top = 226;
  const below = top + sheet.height * scale + 70;
  const lines = Math.ceil(shown.scores.length / 2);
  const height = Math.round(below + 60 + lines * LINE + 90);
  const parts = [
    `<rect width="${WIDTH}" height="${height}" fill="${palette("--paper")}"/>`,
    head(shown, palette),
    `<g transform="translate(${EDGE} ${top}) scale(${scale})">`,
    ...sheet.rows.flatMap((row, index) => drawRow(row, shown.board, index, sheet.width, palette)),
    ...bar(shown.board, sheet.bar.y, sheet.bar.height, sheet.width, palette),
    "</g>",
    ...luckAndSum(shown, below, palette),
    ...shown.scores.map((seat, index) => score(seat, index, below + 90, palette)),
    write(shown.site, EDGE + INNER, height - 42, {
      size: fitting(shown.site, 30, INNER - 200),
      fill: palette("--soft"),
      end: true,
    }),
    write(shown.brand, EDGE, height - 42, { size: 36, fill: palette("--ink"), weight: 800 }),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="${FONT}">${parts.join("")}</svg>`;
  return { svg, width: WIDTH, height };
}

function head({ result, titles, date }: Poster, palette: Palette): string {
  const about = titles.join(" · ");
  return [
    ...["red", "yellow", "green", "blue"].map(
      (color, index) =>
        `<rect x="${(index * WIDTH) / 4}" width="${WIDTH / 4}" height="14" fill="${palette("--band", color)}"/>`,
    ),
    write(result, EDGE, 112, { size: fitting(result, 68, INNER), fill: palette("--ink"), weight: 800 }),
    write(about, EDGE, 180, { size: fitting(about, 36, INNER - 240), fill: palette("--ink"), weight: 700 }),
    write(date, EDGE + INNER, 180, { size: 30, fill: palette("--soft"), end: true }),
  ].join("");
}

/** Both on one line, as below the sheet: the lucky numbers take a quarter of it. */
function luckAndSum({ lucky, sum }: Poster, y: number, palette: Palette): string[] {
  const quarter = INNER / 4;
  const room = lucky ? INNER - quarter - 30 : INNER;
  const ring = `<rect x="${EDGE}" y="${y - 44}" width="${quarter}" height="62" rx="31" fill="none" stroke="${palette("--rim")}" stroke-width="4"/>`;
  const size = fitting(lucky, 34, quarter - 40);
  const text = { size, fill: palette("--ink"), weight: 700, middle: true };
  return [
    ...(lucky ? [ring, write(lucky, EDGE + quarter / 2, y - 1, text)] : []),
    write(sum, EDGE + INNER, y, { size: fitting(sum, 40, room), fill: palette("--ink"), end: true }),
  ];
}

function score(seat: Poster["scores"][number], index: number, top: number, palette: Palette): string {
  const half = INNER / 2;
  const x = EDGE + (index % 2) * (half + 20);
  const y = top + Math.floor(index / 2) * LINE;
  const name = `${seat.won ? "★ " : ""}${seat.name}`;
  const weight = seat.won ? 800 : 500;
  return (
    write(name, x, y, { size: fitting(name, 36, half - 130), fill: palette("--ink"), weight }) +
    write(seat.points, x + half - 20, y, { size: 36, fill: palette("--ink"), weight, end: true })
  );
}

function drawRow(row: PictureRow, board: Board, index: number, width: number, palette: Palette): string[] {
  const state = board.rows[index];
  const middle = row.y + row.height / 2;
  const fields = row.fields.flatMap((printed, at) => {
    const field = state?.fields[at];
    if (!field) return [];
    return row.round ? round(printed.x, middle, row.height, field, palette) : square(row, printed, field, palette);
  });
  if (row.round || !state) return fields;
  const x = width - CELL / 2;
  const band = `<rect y="${row.y}" width="${width}" height="${row.height}" rx="2.5" fill="${palette("--band", row.name)}"/>`;
  const disc = `<circle cx="${x}" cy="${middle}" r="4" fill="${palette("--field", row.name)}"/>`;
  const lock = padlock(x, middle, palette("--numeral", row.name), state.closed || state.locked);
  const crossed = state.locked ? cross(`lock ${row.name}`, x - 5, middle - 5, 10, 10, palette) : "";
  return [band, ...fields, disc, lock, crossed];
}

type Printed = PictureRow["fields"][number];

function square(
  row: PictureRow,
  printed: Printed,
  { crossed, lost, printed: { id } }: Field,
  palette: Palette,
): string[] {
  const { x, color, marked, pair, number } = printed;
  const box = { x: x + 0.8, y: row.y + 1.4, width: CELL - 1.6, height: row.height - 2.8 };
  const ink = lost ? palette("--on-band", color) : palette("--numeral", color);
  const ring = marked ? ` stroke="${ink}" stroke-width="1.1"` : "";
  const foot = row.y + row.height;
  const left = x
    ? `M${x} ${row.y}V${foot}`
    : `M2.5 ${row.y}Q0 ${row.y} 0 ${row.y + 2.5}V${foot - 2.5}Q0 ${foot} 2.5 ${foot}`;
  const own = color === row.name ? "" : `<path d="${left}H${x + CELL}V${row.y}Z" fill="${palette("--band", color)}"/>`;
  return [
    own,
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${marked && !pair ? 4 : 1.4}" fill="${lost ? "none" : palette("--field", color)}"${ring}/>`,
    numeral(number, x + CELL / 2 - (pair ? 0.6 : 0), row.y + row.height / 2 + (pair ? 0.8 : 0), ink, lost),
    pair ? write(pair, x + CELL - 2.6, row.y + 5, { size: 3.6, fill: ink, weight: 800, middle: true }) : "",
    crossed ? cross(id, box.x, box.y, box.width, box.height, palette) : "",
  ];
}

function round(x: number, y: number, height: number, { crossed, lost, printed }: Field, palette: Palette): string[] {
  const radius = height / 2;
  return [
    `<circle cx="${x + CELL / 2}" cy="${y}" r="${radius}" fill="${lost ? "none" : palette("--white-field")}" stroke="${palette("--rim")}" stroke-width="0.8"/>`,
    numeral(printed.number, x + CELL / 2, y, lost ? palette("--soft") : palette("--white-numeral"), lost),
    crossed ? cross(printed.id, x + CELL / 2 - radius, y - radius, height, height, palette) : "",
  ];
}

function bar(board: Board, y: number, height: number, width: number, palette: Palette): string[] {
  const step = width / Math.max(board.bar.length, 1);
  return board.bar.map(({ color, struck }, index) => {
    const x = index * step + 0.7;
    const box = `<rect x="${x}" y="${y}" width="${step - 1.4}" height="${height}" rx="1.6" fill="${palette("--band", color)}"/>`;
    return struck ? box + pen([slash(`bar ${index}`)], x, y, step - 1.4, height, palette("--ink")) : box;
  });
}

function numeral(number: number, x: number, y: number, fill: string, lost: boolean): string {
  const size = number > 9 ? 5.2 : 6;
  const struck = `<path d="M${x - 3} ${y + 1.6}L${x + 3} ${y - 1.6}" stroke="${fill}" stroke-width="0.6"/>`;
  const written = write(String(number), x, y + size * 0.36, { size, fill, weight: lost ? 500 : 800, middle: true });
  return lost ? written + struck : written;
}

function padlock(x: number, y: number, color: string, shut: boolean): string {
  const bow = shut ? "M5.5 10V7a4.5 4.5 0 0 1 9 0v3" : "M5.5 10V6a4.5 4.5 0 0 1 8.8-1.3";
  return `<g transform="translate(${x - 2.4} ${y - 2.7}) scale(0.24)"><path d="${bow}" fill="none" stroke="${color}" stroke-width="2.4"/><rect x="2.5" y="9.5" width="15" height="11.5" rx="2.5" fill="${color}"/></g>`;
}

function cross(of: string, x: number, y: number, width: number, height: number, palette: Palette): string {
  return pen(strokes(of), x, y, width, height, palette("--pen"));
}

function pen(paths: readonly string[], x: number, y: number, width: number, height: number, color: string): string {
  const drawn = paths.map((path) => `<path d="${path}"/>`).join("");
  return `<g class="pen" transform="translate(${x} ${y}) scale(${width / BOX} ${height / BOX})" fill="${color}" stroke="${color}" stroke-width="0.7" stroke-linejoin="round">${drawn}</g>`;
}

interface Written {
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly end?: boolean;
  readonly middle?: boolean;
}

function write(text: string, x: number, y: number, { size, fill, weight = 500, end, middle }: Written): string {
  const anchor = end ? ' text-anchor="end"' : middle ? ' text-anchor="middle"' : "";
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"${anchor}>${escaped(text)}</text>`;
}

/** A size at which the text fits; letters are rarely wider than 0.62 of it. */
function fitting(text: string, size: number, width: number): number {
  return Math.min(size, width / (0.62 * Math.max(text.length, 1)));
}

/** Names are typed by people. Control characters would make the image unreadable. */
function escaped(text: string): string {
  return text
    .replace(/\p{Cc}|\p{Cs}/gu, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}
