import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import "./app.css";

settings.paint();
await settings.speak();
const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });
