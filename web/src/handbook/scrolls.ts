/** Overflowing content can be scrolled, also by keyboard. */
export function scrolls(element: HTMLElement): void {
  element.tabIndex = 0;
}
