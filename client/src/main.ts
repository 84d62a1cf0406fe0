import { mount } from "svelte";
import { keepOffline } from "./app/builds.svelte";
import "./app/install.svelte";
import App from "./App.svelte";
import "./app.css";
import { listen } from "./shell/sound";
import { texts } from "./texts/texts.svelte";

await texts.load();
mount(App, { target: document.getElementById("app")! });
// Nothing is heard before somebody touches the page.
for (const touch of ["pointerup", "keyup"]) addEventListener(touch, listen, { once: true });
// After everything that the first page needs.
if (document.readyState === "complete") void keepOffline();
else addEventListener("load", () => void keepOffline());
