import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { updates } from "./lib/updates.svelte";
import "./app.css";

settings.paint();
await settings.speak();
const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });
if (document.readyState === "complete") updates.register();
else window.addEventListener("load", () => updates.register());
