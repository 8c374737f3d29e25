/** A sheet drawn in the rules, as the info of its fenced block describes it: `sheet="r2 - - - p0" new="r2" …`. */

import { readSheet } from "../game/notation";
import type { VariantView } from "../generated/protocol";
import type { PictureMarks } from "../sheet/picture";
import { fieldName } from "../speech/naming";
import { m } from "../texts";

export interface Figure {
  readonly marks: PictureMarks;
  /** The dice of the example; empty if there are none. */
  readonly roll: string;
}

export function readFigure(info: string): Figure {
  const facts = new Map([...info.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));
  const listed = (name: string) => new Set((facts.get(name) ?? "").split(".").filter(Boolean));
  const { crossed, struck } = readSheet(facts.get("sheet") ?? "-");
  const marks = {
    crossed,
    struck,
    fresh: listed("new"),
    open: listed("open"),
    lost: listed("lost"),
    locked: listed("locked"),
  };
  return { marks, roll: facts.get("roll") ?? "" };
}

/** What is to be seen on the sheet, for those who hear it. */
export function figureLabel(variant: VariantView, { crossed, fresh, open }: PictureMarks): string {
  const names = (ids: Iterable<string>) => [...ids].map((id) => fieldName({ variant }, id));
  const before = [...crossed].filter((id) => !fresh.has(id));
  const said = [
    before.length ? m.rules.drawnCrossed(names(before)) : "",
    fresh.size ? m.rules.drawnNew(names(fresh)) : "",
    open.size ? m.rules.drawnOpen(names(open)) : "",
  ];
  return [crossed.size ? m.rules.drawn : m.rules.drawnEmpty, ...said.filter(Boolean)].join(" ");
}
