/** The service worker, and whether there is a newer page than this one. */

class Updates {
  /** A newer version waits to be loaded. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Have the page kept for times without a server. Not where it comes over plain HTTP: there are no workers. */
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

  /** Load the newer version: only when somebody asks for it. */
  load(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.#waiting?.postMessage("take over");
  }

  /** Tell a waiting worker which page this is: it takes over if that is its own, else it says that it is newer. */
  #found(waiting: ServiceWorker | null): void {
    if (!waiting || waiting === this.#waiting) return;
    this.#waiting = waiting;
    waiting.postMessage(import.meta.url);
  }
}

export const updates = new Updates();
