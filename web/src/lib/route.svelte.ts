/** Which place of the page is shown. */

import type { Start } from "../generated/protocol";
import { placeIn } from "../net/address";

class Route {
  place = $state.raw(placeIn(location.hash));
  /** What to say at the table that was just opened, as soon as it can be heard. */
  intent: Start | null = null;

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
