/** A drawing for each reaction: strokes, 24 × 24. */

import type { Reaction } from "../generated/protocol";

const FACE = "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0";

export const DRAWINGS: Readonly<Record<Reaction, string>> = {
  hello:
    "M7.5 13V7.2a1.4 1.4 0 0 1 2.8 0V11V5.2a1.4 1.4 0 0 1 2.8 0V11V6.2a1.4 1.4 0 0 1 2.8 0V12V9.2a1.4 1.4 0 0 1 2.8 0V14.5a6.2 6.2 0 0 1-11.4 3.4L4 13.6a1.4 1.4 0 0 1 2.2-1.7L7.5 13.4M3.2 7a5 5 0 0 1 2.6-3.4M20.2 5.2a4 4 0 0 1 1.4 2.6",
  well_played: "M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.2 6.1L12 16.9l-5.5 3 1.2-6.1L3.2 9.6l6.1-.8z",
  lucky:
    "M12 11.5C9 11 6.4 9.6 6.4 7.2A2.7 2.7 0 0 1 12 6.4A2.7 2.7 0 0 1 17.6 7.2C17.6 9.6 15 11 12 11.5zM12 11.5C11.5 14.5 10 16.6 7.6 16.6A2.6 2.6 0 0 1 6.6 11.5M12 11.5C12.5 14.5 14 16.6 16.4 16.6A2.6 2.6 0 0 0 17.4 11.5M12 11.5c0 3.5.6 6.4 2.4 9.2",
  ouch: `${FACE}M7.6 8.4l2.6 1.6l-2.6 1.6M16.4 8.4l-2.6 1.6l2.6 1.6M8 16.6l1.6-1.6l1.6 1.6l1.6-1.6l1.6 1.6l1.6-1.6`,
  laugh: `${FACE}M7.4 10.4q1.3-1.8 2.6 0M14 10.4q1.3-1.8 2.6 0M7.4 13.6h9.2a4.6 4.2 0 0 1-9.2 0z`,
  thinking: `${FACE}M9 11.2v.01M15.4 11.2v.01M7.6 8.2l2.6-.5M14.2 7.2l2.6-1M9.4 16h4.8`,
};

export const REACTIONS = Object.keys(DRAWINGS) as readonly Reaction[];
