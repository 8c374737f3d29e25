/** Installing the page as an app, where the browser can. */

/** Chromium's event; it is not in the standard library's types. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #event: InstallEvent | null = $state.raw(null);

  constructor() {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // The browser would offer it at a time of its own.
      this.#event = event as InstallEvent;
    });
    window.addEventListener("appinstalled", () => {
      this.#event = null;
    });
  }

  /** How it can be installed: the browser asks, or by hand from Safari's menu; empty if it cannot, or is installed. */
  get way(): "asks" | "by_hand" | "" {
    if (this.#event) return "asks";
    return Reflect.get(navigator, "standalone") === false ? "by_hand" : "";
  }

  /** Let the browser ask. It can be asked only once. */
  async ask(): Promise<void> {
    const event = this.#event;
    this.#event = null;
    await event?.prompt();
  }
}

export const install = new Install();
