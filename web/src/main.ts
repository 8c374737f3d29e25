import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import "./app.css";

await settings.speak();
const target = document.getElementById("app");
if (target) mount(App, { target });
