/** How far the review is that this device is making. */

class Reviewing {
  /** The number of turns it has got through; 0 if that is not known. */
  turns = $state(0);
}

export const reviewing = new Reviewing();
