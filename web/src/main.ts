import { mount } from "svelte";
import App from "./App.svelte";
import { route } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { updates } from "./lib/updates.svelte";
import { PLACES } from "./routes/places";
import "./app.css";

/** Not at the top level: the parts that are awaited import this very file, and would wait for it in turn. */
async function begin(target: Element): Promise<void> {
  settings.paint();
  const first = PLACES[route.place.page]().catch(() => {}); // The page says itself what does not come.
  await Promise.all([settings.speak(), first]);
  target.replaceChildren();
  mount(App, { target });
}

const target = document.getElementById("app");
if (target) begin(target);
if (document.readyState === "complete") updates.register();
else window.addEventListener("load", () => updates.register());
