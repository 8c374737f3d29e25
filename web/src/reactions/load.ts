/** Reactions are loaded when there is company, or when somebody reacts. */

import { withMore } from "../texts";

export const reactions = () => withMore(() => import("./Reactions.svelte"));
