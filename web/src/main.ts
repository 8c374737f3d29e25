import { mount } from "svelte";
import App from "./App.svelte";
import { ROUTES } from "./routes";
import { route } from "./state/route.svelte";
import "./state/install.svelte";
import { settings } from "./state/settings.svelte";
import { updates } from "./state/updates.svelte";
import "./app.css";

/** Not awaited at the top level: the chunks import this very file, which would be a deadlock. */
async function begin(target: Element): Promise<void> {
  settings.paint();
  const spoken = settings.speak(); // First: some parts come with texts in this language.
  const first = ROUTES[route.place.page]().catch(() => {}); // The page reports a part that fails to load itself.
  await Promise.all([spoken, first]);
  target.replaceChildren();
  mount(App, { target });
}

const target = document.getElementById("app");
if (target) begin(target);
if (document.readyState === "complete") updates.register();
else window.addEventListener("load", () => updates.register());
