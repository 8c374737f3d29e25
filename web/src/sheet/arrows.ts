/** Arrow keys move the focus over a sheet, line by line, so that its fields are not all in the way of the tab key. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const STOPS = "button, [tabindex]";

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A line is marked by `data-line`; it is a stop itself, or has stops. */
export const arrows: Attachment<HTMLElement> = (sheet) => on(sheet, "keydown", (event) => move(sheet, event));

function move(sheet: HTMLElement, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const lines = [...sheet.querySelectorAll<HTMLElement>("[data-line]")].map(stopsOf);
  const from = lines.findIndex((stops) => stops.some((stop) => stop === event.target));
  const at = lines[from]?.indexOf(event.target as HTMLElement) ?? -1;
  if (at < 0) return;
  const [across, down] = step;
  const line = lines[from + down] ?? [];
  event.preventDefault();
  line[across ? at + across : Math.min(at, line.length - 1)]?.focus();
}

function stopsOf(line: HTMLElement): readonly HTMLElement[] {
  return line.matches(STOPS) ? [line] : [...line.querySelectorAll<HTMLElement>(STOPS)];
}
