// What this device remembers of how its owner likes things.

import { store, stored } from "../wire/device.svelte";

export type Speed = "slow" | "normal" | "fast" | "still" | "none";
export type Theme = "auto" | "light" | "dark";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "still", "none"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
const FACTORS: Readonly<Record<Speed, number>> = {
  slow: 1.8,
  normal: 1,
  fast: 0.5,
  still: 1,
  none: 0,
};

function kept<T extends string>(name: string, values: readonly T[], usual: T): T {
  const found = stored(`adamas.${name}`);
  return values.find((each) => each === found) ?? usual;
}

/** A volume out of a hundred. */
function volume(name: string, usual: number): number {
  const found = Number(stored(`adamas.${name}`) ?? NaN);
  return found >= 0 && found <= 100 ? found : usual;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #speed = $state<Speed | null>(SPEEDS.find((each) => each === stored("adamas.speed")) ?? null);
  #still = $state(still.matches);
  #sound = $state(kept("sound", ["on", "off"], "on") === "on");
  #effects = $state(volume("effects", 80));
  #ambience = $state(volume("ambience", 50));
  #vibration = $state(kept("vibration", ["on", "off"], "on") === "on");
  #theme = $state<Theme>(kept("theme", THEMES, "auto"));
  #tapToLook = $state(kept("look", ["tap", "hold"], "hold") === "tap");

  constructor() {
    still.addEventListener("change", () => {
      this.#still = still.matches;
      this.#paint();
    });
    this.#paint();
  }

  /** Chosen here, or what the system says about motion. */
  get speed(): Speed {
    return this.#speed ?? (this.#still ? "still" : "normal");
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    store("adamas.speed", speed);
    this.#paint();
  }

  /** Whether anything moves; otherwise pictures stand still for as long. */
  get moves(): boolean {
    return !["still", "none"].includes(this.speed);
  }

  /** By what the length of a movement is multiplied. */
  get pace(): number {
    return FACTORS[this.speed];
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    store("adamas.sound", on ? "on" : "off");
  }

  /** How loud things that happen are, of 100. */
  get effects(): number {
    return this.#effects;
  }

  set effects(loud: number) {
    this.#effects = loud;
    store("adamas.effects", String(loud));
  }

  /** How loud the cave and the fire are, of 100. */
  get ambience(): number {
    return this.#ambience;
  }

  set ambience(loud: number) {
    this.#ambience = loud;
    store("adamas.ambience", String(loud));
  }

  get vibration(): boolean {
    return this.#vibration;
  }

  set vibration(on: boolean) {
    this.#vibration = on;
    store("adamas.vibration", on ? "on" : "off");
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    store("adamas.theme", theme);
    this.#paint();
  }

  /** Whether what is secret on a shared device is seen by tapping, by those who cannot hold. */
  get tapToLook(): boolean {
    return this.#tapToLook;
  }

  set tapToLook(tap: boolean) {
    this.#tapToLook = tap;
    store("adamas.look", tap ? "tap" : "hold");
  }

  #paint(): void {
    const root = document.documentElement;
    if (this.#theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.#theme;
    if (this.moves) delete root.dataset["still"];
    else root.dataset["still"] = "";
  }
}

export const settings = new Settings();
