import { mount } from "svelte";
import App from "./App.svelte";
import { ROUTES } from "./routes";
import { route } from "./state/route.svelte";
import { settings } from "./state/settings.svelte";
import { updates } from "./state/updates.svelte";
import "./app.css";

/** Not at the top level: the parts that are awaited import this very file, and would wait for it in turn. */
async function begin(target: Element): Promise<void> {
  settings.paint();
  const first = ROUTES[route.place.page]().catch(() => {}); // The page says itself what does not come.
  await Promise.all([settings.speak(), first]);
  target.replaceChildren();
  mount(App, { target });
}

const target = document.getElementById("app");
if (target) begin(target);
if (document.readyState === "complete") updates.register();
else window.addEventListener("load", () => updates.register());
