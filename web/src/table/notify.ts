/** Tells somebody who is looking elsewhere that the table waits for them. Only if they asked for it in the settings. */

import { settings } from "../state/settings.svelte";

/** Mark the app and the tab. */
export function mark(called: boolean): void {
  if (called) navigator.setAppBadge?.().catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = new URL(called ? "icon-turn.svg" : "icon.svg", document.baseURI).href;
}

/** @param tag names the table: a newer notification replaces an older one with the same tag */
export async function notify(tag: string, title: string, body: string): Promise<void> {
  if (!settings.notify || !document.hidden || Notification.permission !== "granted") return;
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
