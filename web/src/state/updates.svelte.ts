/** The service worker, and whether a newer version of the page exists. */

class Updates {
  /** A newer version is ready to be loaded. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Cache the page for offline use. Not over plain HTTP, where there are no service workers. */
  async register(): Promise<void> {
    const { serviceWorker: workers } = navigator;
    if (!workers || import.meta.env.DEV) return;
    workers.addEventListener("message", ({ data }) => {
      if (data === "newer") this.ready = true;
    });
    const registration = await workers.register(new URL("sw.js", document.baseURI));
    this.#found(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => this.#found(registration.waiting));
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
  }

  /** Load the newer version, only at the user's request. */
  load(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.#waiting?.postMessage("take over");
  }

  /** Tell a waiting worker which page this is: it takes over if the page is its own, else reports that it is newer. */
  #found(waiting: ServiceWorker | null): void {
    if (!waiting || waiting === this.#waiting) return;
    this.#waiting = waiting;
    waiting.postMessage(import.meta.url);
  }
}

export const updates = new Updates();
