// What is heard and felt. Nothing is loaded or made before somebody has touched the page.

import type { Effect } from "../sound/effects";
import type { Place } from "../sound/places";
import { settings } from "./settings.svelte";

type Mixer = (typeof import("../sound/mixer.svelte"))["mixer"];

let loaded: Promise<Mixer> | undefined;
const mixer = (): Promise<Mixer> =>
  (loaded ??= import("../sound/mixer.svelte").then((module) => module.mixer));

/** Browsers allow sound only after somebody has touched the page. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** Let something be heard; `count` is for what comes by number. */
export function play(sound: Effect, count = 1): void {
  if (!settings.sound || !settings.effects) return;
  if (document.visibilityState === "hidden" || !touched()) return;
  void mixer().then((ready) => ready.play(sound, count));
}

let here: Place | null = null;

/** Where one is, as far as it can be heard; null for silence. */
export function ambience(place: Place | null): void {
  here = place;
  if (loaded) return void loaded.then((ready) => ready.go(audible()));
  if (audible() && touched()) void mixer().then((ready) => ready.go(audible()));
}

const audible = (): Place | null => (settings.sound && settings.ambience ? here : null);

/** What was silent because nobody had touched the page yet, or was switched off, is heard now. */
export function listen(): void {
  ambience(here);
}

/** A short hum in the hand, where a device can and its owner wants it. */
export function vibrate(milliseconds: number): void {
  if (settings.vibration && touched()) navigator.vibrate?.(milliseconds);
}
