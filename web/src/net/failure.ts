/** Turns whatever was thrown into a problem that can be told. */

import { Problem } from "./problem";

export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem("unavailable", "");
}
