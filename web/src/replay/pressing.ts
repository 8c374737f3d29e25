/** Keys that work anywhere on the page. */

export function press(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): void {
  const at = event.target;
  const elsewhere = event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]");
  const pushes = event.key === " " && at instanceof HTMLElement && at.closest("button, a");
  const does = keys[event.key];
  if (elsewhere || pushes || !does) return;
  event.preventDefault();
  does();
}
