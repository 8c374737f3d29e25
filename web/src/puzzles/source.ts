/** The address of own mistakes, in the place of a variant. */
export const MINE = "mine";
