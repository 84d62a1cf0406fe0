// Small sounds, made of oscillators: nothing is loaded, nothing is recorded.

import type { Sound } from "../games/contract";
import { settings } from "./settings.svelte";

/** A tone: when it begins and how long it is, in seconds; from which to which frequency. */
interface Tone {
  readonly at: number;
  readonly long: number;
  readonly from: number;
  readonly to: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

const tone = (
  at: number,
  long: number,
  from: number,
  to = from,
  shape: OscillatorType = "triangle",
  loud = 0.12,
): Tone => ({ at, long, from, to, shape, loud });

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [tone(0, 0.07, 320, 180, "triangle", 0.08)],
  gem: [tone(0, 0.18, 1320, 1320, "sine"), tone(0.07, 0.25, 1760, 1760, "sine", 0.08)],
  step: [tone(0, 0.05, 140, 90, "triangle", 0.1), tone(0.12, 0.05, 150, 95, "triangle", 0.08)],
  trap: [tone(0, 0.7, 120, 40, "sawtooth", 0.1), tone(0.05, 0.6, 90, 30, "square", 0.05)],
  magic: [523, 659, 784, 1047].map((pitch, place) =>
    tone(place * 0.07, 0.2, pitch, pitch, "sine", 0.08),
  ),
  good: [tone(0, 0.15, 660), tone(0.12, 0.25, 880)],
  bad: [tone(0, 0.2, 330, 300), tone(0.16, 0.35, 247, 220)],
  win: [523, 659, 784, 1047, 1319].map((pitch, place) =>
    tone(place * 0.13, 0.4, pitch, pitch, "triangle", 0.1),
  ),
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || document.visibilityState === "hidden") return;
  // Browsers allow sound only after somebody has touched the page.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const each of SOUNDS[sound]) start(context, each);
}

function start(audio: AudioContext, { at, long, from, to, shape, loud }: Tone): void {
  const begin = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + long);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + long);
}
