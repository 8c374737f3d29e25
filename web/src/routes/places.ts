/** The places of the page, each loaded when somebody goes there. */

import type { Component } from "svelte";
import type { Place } from "../net/address";

/** @param of what the place is about, as its address says */
type Route = { readonly default: Component<{ of: string }> };

const past = (): Promise<Route> => import("./Past.svelte");

export const PLACES: Readonly<Record<Place["page"], () => Promise<Route>>> = {
  start: () => import("./Start.svelte"),
  table: () => import("./AtTable.svelte"),
  rules: () => import("./RulesPage.svelte"),
  settings: () => import("./SettingsPage.svelte"),
  tv: () => import("./Tv.svelte"),
  history: past,
  game: past,
  replay: past,
};
