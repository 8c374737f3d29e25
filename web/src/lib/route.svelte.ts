/** Which place of the page is shown. */

import { placeIn } from "../net/address";

class Route {
  place = $state.raw(placeIn(location.hash));
  /** What the player wants at the table that was just opened. */
  intent: "bot" | "friends" | null = null;

  constructor() {
    window.addEventListener("hashchange", () => {
      this.place = placeIn(location.hash);
    });
  }

  go(place: string): void {
    location.hash = place;
  }
}

export const route = new Route();
