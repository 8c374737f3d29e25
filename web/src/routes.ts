/** The routes of the page, each loaded on demand. */

import type { Component } from "svelte";
import type { Place } from "./net/address";
import { withMore } from "./texts";

/** @param of the parameter in the address, such as a table code */
type Route = { readonly default: Component<{ of: string }> };

const learning = (): Promise<Route> => import("./review/Learning.svelte");
const past = (): Promise<Route> => withMore(() => import("./history/Past.svelte"));

export const ROUTES: Readonly<Record<Place["page"], () => Promise<Route>>> = {
  start: () => import("./start/Start.svelte"),
  table: () => import("./table/AtTable.svelte"),
  rules: () => import("./handbook/RulesPage.svelte"),
  settings: () => withMore(() => import("./settings/SettingsPage.svelte")),
  learn: () => withMore(() => import("./tutorial/Learn.svelte")),
  pad: () => withMore(() => import("./pad/PadPage.svelte")),
  tv: () => import("./tv/Tv.svelte"),
  board: () => withMore(() => import("./analysis/Analysis.svelte")),
  history: past,
  game: past,
  replay: past,
  review: learning,
  puzzles: learning,
};
