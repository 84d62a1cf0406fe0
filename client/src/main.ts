import { mount } from "svelte";
import { keepOffline } from "./app/builds.svelte";
import "./app/install.svelte";
import App from "./App.svelte";
import "./app.css";
import { texts } from "./texts/texts.svelte";

await texts.load();
mount(App, { target: document.getElementById("app")! });
// After everything that the first page needs.
if (document.readyState === "complete") void keepOffline();
else addEventListener("load", () => void keepOffline());
