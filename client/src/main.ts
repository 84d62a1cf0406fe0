import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { texts } from "./texts/texts.svelte";

await texts.load();
mount(App, { target: document.getElementById("app")! });
