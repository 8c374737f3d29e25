/** How somebody likes the page, kept on the device. */

import { type Language, preferred, speak } from "../texts";
import { keep } from "./keep";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const BAR = "theme-color";

class Settings {
  /** Empty: as the browser says. */
  language: Language | "" = $state("");
  theme: Theme = $state("auto");
  /** Rows of the sheet are told apart by letter and pattern as well; the dice always are. */
  patterns = $state(false);
  sound = $state(false);
  haptics = $state(false);
  /** Keys of their own for what one does at a table. */
  keys = $state(true);
  /** The language that is drawn now. */
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

  /** Remember what was set. */
  save(): void {
    const { language, theme, patterns, sound, haptics, keys } = this;
    keep.settings = { language, theme, patterns, sound, haptics, keys };
    this.paint();
  }

  /** Dress the page, and what the browser shows around it. */
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
