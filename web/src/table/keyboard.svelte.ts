/** Whether a keyboard plays: likely where there is a mouse, certain once a key has been pressed. */

class Keyboard {
  used = $state(matchMedia("(any-hover: hover)").matches);
}

export const keyboard = new Keyboard();
