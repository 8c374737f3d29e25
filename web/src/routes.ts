/** The routes of the page, each loaded on demand. */

import type { Component } from "svelte";
import type { Place } from "./net/address";
import { withMore, withTexts } from "./texts";

/** @param of the parameter in the address, such as a table code */
type Route = { readonly default: Component<{ of: string }> };

const replay = (): Promise<Route> => withTexts(["past"], () => import("./replay/Replay.svelte"));

export const ROUTES: Readonly<Record<Place["page"], () => Promise<Route>>> = {
  start: () => withTexts(["gather"], () => import("./start/Start.svelte")),
  table: () => import("./table/AtTable.svelte"),
  rules: () => withMore(() => import("./handbook/RulesPage.svelte")),
  settings: () => withMore(() => import("./settings/SettingsPage.svelte")),
  learn: () => withTexts(["tutorial"], () => import("./tutorial/Learn.svelte")),
  pads: () => withMore(() => import("./pad/PadChooser.svelte")),
  pad: () => withMore(() => import("./pad/ScorePad.svelte")),
  tv: () => withTexts(["gather"], () => import("./tv/Tv.svelte")),
  board: () => withTexts(["more", "past"], () => import("./analysis/Analysis.svelte")),
  history: () => withTexts(["past"], () => import("./history/History.svelte")),
  game: replay,
  replay,
  review: () => withTexts(["past"], () => import("./review/ReviewRoute.svelte")),
  puzzles: () => import("./puzzles/PuzzlesRoute.svelte"),
};
