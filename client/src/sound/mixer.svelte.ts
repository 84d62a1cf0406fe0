// What is heard: effects over the place where one is. Loaded when something is to be heard for the first time.

import { settings } from "../shell/settings.svelte";
import { EFFECTS, MOST_RUBIES, type Effect } from "./effects";
import type { Place } from "./places";
import type { Order, Rendered } from "./rendering";
import { RATE } from "./waves";

/** A place comes and goes so slowly, in seconds; and at once when something stops it. */
const SLOWLY = 0.8;
const AT_ONCE = 0.05;
/** An effect that was not ready in time, in milliseconds, is not heard at all. */
const TOO_LATE = 500;

const nameOf = (order: Order): string =>
  "place" in order ? order.place : `${order.effect} ${order.count}`;

class Mixer {
  readonly #context = new AudioContext();
  readonly #effects = this.#context.createGain();
  readonly #ambience = this.#context.createGain();
  readonly #worker = new Worker(new URL("./rendering.ts", import.meta.url), { type: "module" });
  readonly #ready = new Map<string, AudioBuffer>();
  /** What waits for samples that are being made. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #wanted: Place | null = null;
  #heard: { readonly source: AudioBufferSourceNode; readonly gain: GainNode } | null = null;

  constructor() {
    for (const bus of [this.#effects, this.#ambience]) bus.connect(this.#context.destination);
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Rendered>) =>
      this.#keep(data),
    );
    // Some browsers begin only while somebody touches the page.
    for (const touch of ["pointerup", "keyup"])
      document.addEventListener(touch, () => this.#wake(), { passive: true });
    document.addEventListener("visibilitychange", () => this.#wake());
    $effect.root(() => {
      $effect(() => {
        this.#effects.gain.value = settings.effects / 100;
        this.#ambience.gain.value = settings.ambience / 100;
        this.#wake();
      });
    });
  }

  play(effect: Effect, count: number): void {
    const order = { effect, count: Math.min(Math.max(1, count), MOST_RUBIES) };
    const asked = performance.now();
    this.#when(order, (buffer) => {
      if (performance.now() - asked < TOO_LATE) this.#source(buffer, this.#effects).start();
    });
  }

  /** Be somewhere, or nowhere. */
  go(place: Place | null): void {
    if (place === this.#wanted) return;
    this.#wanted = place;
    this.#leave(place === null ? AT_ONCE : SLOWLY);
    if (place === null) return;
    this.#when(
      { place },
      (buffer) => this.#wanted === place && !this.#heard && this.#enter(buffer),
    );
  }

  #enter(buffer: AudioBuffer): void {
    const gain = this.#context.createGain();
    gain.connect(this.#ambience);
    gain.gain.value = 0;
    gain.gain.linearRampToValueAtTime(1, this.#context.currentTime + SLOWLY);
    const source = this.#source(buffer, gain);
    source.loop = true;
    source.start();
    this.#heard = { source, gain };
  }

  #leave(seconds: number): void {
    if (!this.#heard) return;
    const { source, gain } = this.#heard;
    const now = this.#context.currentTime;
    gain.gain.setValueAtTime(gain.gain.value, now);
    gain.gain.linearRampToValueAtTime(0, now + seconds);
    source.stop(now + seconds);
    this.#heard = null;
  }

  #source(buffer: AudioBuffer, to: AudioNode): AudioBufferSourceNode {
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.connect(to);
    return source;
  }

  /** Whoever has switched sounds off, or does not look, hears nothing at all. */
  #wake(): void {
    const on = settings.sound && document.visibilityState === "visible";
    void (on ? this.#context.resume() : this.#context.suspend());
  }

  #when(order: Order, then: (buffer: AudioBuffer) => void): void {
    const name = nameOf(order);
    const ready = this.#ready.get(name);
    if (ready) return then(ready);
    this.#make(order);
    this.#waiting.get(name)!.push(() => then(this.#ready.get(name)!));
  }

  #make(order: Order): void {
    const name = nameOf(order);
    if (this.#ready.has(name) || this.#waiting.has(name)) return;
    this.#waiting.set(name, []);
    this.#worker.postMessage(order);
  }

  #keep({ order, channels }: Rendered): void {
    const buffer = this.#context.createBuffer(2, channels[0].length, RATE);
    channels.forEach((wave, which) => buffer.copyToChannel(wave, which));
    const name = nameOf(order);
    this.#ready.set(name, buffer);
    const waiting = this.#waiting.get(name) ?? [];
    this.#waiting.delete(name);
    for (const then of waiting) then();
    // One after the other, so that nothing that is wanted has to wait for all of them.
    const next = EFFECTS.find((effect) => !this.#ready.has(nameOf({ effect, count: 1 })));
    if (next && !this.#waiting.size) this.#make({ effect: next, count: 1 });
  }
}

export const mixer = new Mixer();
