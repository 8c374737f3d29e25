/** User preferences, stored on the device. */

import { type Language, preferred, speak } from "../texts";
import { keep } from "./keep";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ["quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

/** What is stored: all but the language that is shown. */
const KEPT = [
  "language",
  "theme",
  "patterns",
  "sound",
  "haptics",
  "pace",
  "keys",
  "notify",
  "autoPass",
  "autoPenalty",
  "oneTap",
  "padConfirm",
  "odds",
  "reactions",
  "hints",
  "tutor",
] as const;

const BAR = "theme-color";

class Settings {
  /** Empty to follow the browser. */
  language: Language | "" = $state("");
  theme: Theme = $state("auto");
  /** Also mark the rows of the sheet with letters and patterns; the dice always have them. */
  patterns = $state(false);
  sound = $state(false);
  haptics = $state(false);
  /** How long the actions of bots are shown before the page goes on. */
  pace: Pace = $state(globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? "quick" : "normal");
  /** Keyboard shortcuts at the table. */
  keys = $state(true);
  /** Show a notification when it is our move and the page is in the background. */
  notify = $state(false);
  /** Pass without asking if nothing fits: where it is free, and where it costs a penalty. */
  autoPass = $state(true);
  autoPenalty = $state(false);
  /** A tap on a move sends it, without a confirmation. */
  oneTap = $state(false);
  /** Crosses on a score pad have to be confirmed. */
  padConfirm = $state(false);
  /** Shade the fields by how likely two dice make their number. */
  odds = $state(false);
  /** Show the reactions of others. */
  reactions = $state(true);
  /** Show what moves are worth without being asked. */
  hints = $state(false);
  /** Ask before a choice that costs a lot. */
  tutor = $state(false);
  /** The language currently shown. */
  spoken: Language = $state("en");

  constructor() {
    Object.assign(this, keep.settings);
  }

  async speak(): Promise<void> {
    const wanted = preferred([this.language, ...navigator.languages]);
    await speak(wanted);
    this.spoken = wanted;
  }

  async changeLanguage(): Promise<void> {
    this.save();
    await this.speak();
  }

  /** Store the settings. */
  save(): void {
    keep.settings = Object.fromEntries(KEPT.map((name) => [name, this[name]]));
    this.paint();
  }

  /** Apply the theme to the page and the browser's own interface. */
  paint(): void {
    document.documentElement.dataset.theme = this.theme;
    document.getElementById(BAR)?.remove();
    if (this.theme === "auto") return;
    const bar = Object.assign(document.createElement("meta"), { id: BAR, name: "theme-color" });
    bar.content = getComputedStyle(document.body).backgroundColor;
    document.head.prepend(bar);
  }
}

export const settings = new Settings();
