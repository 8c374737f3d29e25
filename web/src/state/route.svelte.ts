/** Which place of the page is shown. */

import type { Start } from "../generated/protocol";
import { placeIn } from "../net/address";

class Route {
  place = $state.raw(placeIn(location.hash));
  /** What to say at the table that was just opened, as soon as it can be heard. */
  intent: Start | null = null;
  /** Whether the place before this one is of this page, too. */
  moved = false;

  constructor() {
    window.addEventListener("hashchange", () => {
      this.place = placeIn(location.hash);
      this.moved = true;
      window.scrollTo(0, 0);
      document.getElementById("app")?.focus({ preventScroll: true }); // so that a screen reader begins at the top
    });
  }

  go(place: string): void {
    location.hash = place;
  }
}

export const route = new Route();
