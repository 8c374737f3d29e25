/** The place on the page that is shown. */

import type { Return, Start } from "../generated/protocol";
import { placeIn } from "../net/address";

class Route {
  place = $state.raw(placeIn(location.hash));
  /** The command to send to the table where we are going, once it is connected. */
  intent: Start | Return | null = null;
  /** Whether the previous history entry also belongs to this page. */
  moved = false;

  constructor() {
    window.addEventListener("hashchange", () => {
      this.place = placeIn(location.hash);
      this.moved = true;
      window.scrollTo(0, 0);
      document.getElementById("app")?.focus({ preventScroll: true }); // so that screen readers start at the top
    });
  }

  go(place: string): void {
    location.hash = place;
  }
}

export const route = new Route();
