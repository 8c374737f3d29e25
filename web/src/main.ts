import { mount } from "svelte";
import App from "./App.svelte";
import { route } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { updates } from "./lib/updates.svelte";
import { PLACES } from "./routes/places";
import "./app.css";

settings.paint();
const first = PLACES[route.place.page]().catch(() => {}); // The page says itself what does not come.
await settings.speak();
await first;
const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });
if (document.readyState === "complete") updates.register();
else window.addEventListener("load", () => updates.register());
