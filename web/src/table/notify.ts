/** Tells somebody who is looking elsewhere that the table waits for them. Only if they asked for it in the settings. */

import { settings } from "../state/settings.svelte";

/** Mark the app and the tab. */
export function mark(called: boolean): void {
  if (called) navigator.setAppBadge?.().catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = new URL(called ? "icon-turn.svg" : "icon.svg", document.baseURI).href;
}

const seen = (table: string) => `rowlock table ${table} in view`;

/** Tells the other tabs of this browser that a table is in view here, as long as it is. Returns a function to stop. */
export function inView(table: string): () => void {
  let leave = (): void => {};
  const look = (): void => {
    leave();
    if (document.hidden) return;
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    navigator.locks?.request(seen(table), { mode: "shared" }, () => left).catch(() => {});
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    leave();
  };
}

async function isInView(table: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === seen(table));
}

/** @param tag names the table: a newer notification replaces an older one with the same tag */
export async function notify(tag: string, title: string, body: string): Promise<void> {
  if (!settings.notify || !document.hidden || Notification.permission !== "granted") return;
  if (await isInView(tag)) return;
  const options = { tag, body, icon: new URL("icon-192.png", document.baseURI).href };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // On Android only a service worker may show one.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, { ...options, data: location.href });
  }
}
