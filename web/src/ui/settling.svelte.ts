/** Ignores taps on what has only just appeared: a double tap is meant for what was there before. */

/** For so many milliseconds. */
export const SETTLES = 300;

/** Whether what is shown has just changed. Call it while a component is created. */
export function settling(shown: () => string): () => boolean {
  let settled = $state("");
  $effect(() => {
    const now = shown();
    const timer = setTimeout(() => {
      settled = now;
    }, SETTLES);
    return () => clearTimeout(timer);
  });
  return () => settled !== shown();
}
