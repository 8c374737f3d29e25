/** The address of a position on the analysis board. */
export const boardHash = (state: string): string => `#/board/${encodeURIComponent(state)}`;
