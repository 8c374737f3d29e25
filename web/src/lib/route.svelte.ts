/** The page's own addresses: a table's code after the #, or nothing for the start. */

import { codeIn } from "../net/address";

class Route {
  code = $state(codeIn(location.hash));
  /** What the player wants at the table that was just opened. */
  intent: "bot" | "friends" | null = null;

  constructor() {
    window.addEventListener("hashchange", () => {
      this.code = codeIn(location.hash);
    });
  }

  go(code: string): void {
    location.hash = code;
  }
}

export const route = new Route();
