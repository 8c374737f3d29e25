/** Whether there is room for more than the game itself, beside the sheets. */

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 64rem) and (min-height: 44rem) and (orientation: landscape)");
