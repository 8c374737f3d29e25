/** The routes of the page, each loaded when somebody goes there. */

import type { Component } from "svelte";
import type { Place } from "./net/address";

/** @param of what the place is about, as its address says */
type Route = { readonly default: Component<{ of: string }> };

const past = (): Promise<Route> => import("./history/Past.svelte");

export const ROUTES: Readonly<Record<Place["page"], () => Promise<Route>>> = {
  start: () => import("./start/Start.svelte"),
  table: () => import("./table/AtTable.svelte"),
  rules: () => import("./handbook/RulesPage.svelte"),
  settings: () => import("./settings/SettingsPage.svelte"),
  tv: () => import("./tv/Tv.svelte"),
  history: past,
  game: past,
  replay: past,
};
