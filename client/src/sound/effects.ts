// The sounds of things that happen: each a small recipe.

import {
  add,
  echoing,
  filtered,
  levelled,
  noise,
  samples,
  shaped,
  silence,
  tone,
  type Stereo,
  type Wave,
} from "./waves";

/** So many rubies are heard one by one; more sound like so many. */
export const MOST_RUBIES = 8;

const SEMITONE = 2 ** (1 / 12);
const note = (semitones: number, from = 523.25): number => from * SEMITONE ** semitones;

interface Part {
  readonly wave: Wave;
  readonly at?: number;
  readonly loud?: number;
}

function mixed(seconds: number, parts: readonly Part[]): Wave {
  const made = silence(seconds);
  for (const { wave, at = 0, loud = 1 } of parts) add(made, wave, at, loud);
  return made;
}

/** A short noise of one colour. */
const tick = (seconds: number, pitch: number, seed: number, quality = 1.2): Wave =>
  shaped(filtered(noise(seconds, seed), "band", pitch, pitch, quality), 0.002, seconds / 4);
const thump = (pitch: number, seconds = 0.25): Wave =>
  tone({
    seconds,
    from: pitch * 1.7,
    to: pitch,
    overtones: [1, 0.3],
    attack: 0.002,
    fades: seconds / 3,
  });
const bell = (pitch: number, seconds = 0.5): Wave =>
  tone({
    seconds,
    from: pitch,
    overtones: [1, 0.35, 0.05, 0.14],
    attack: 0.002,
    fades: seconds / 4,
  });
const pluck = (pitch: number, seconds = 0.4): Wave =>
  tone({
    seconds,
    from: pitch,
    overtones: [1, 0.4, 0.18, 0.06],
    attack: 0.003,
    fades: seconds / 4,
  });

/** A sheet of card that turns over: a sweep upwards, and a flap. */
function card(): Stereo {
  const sweep = shaped(filtered(noise(0.22, 3), "band", 500, 3600, 0.9), 0.05, 0.09);
  return echoing(
    mixed(0.5, [
      { wave: sweep },
      { wave: tick(0.07, 1500, 4), at: 0.17, loud: 1.6 },
      { wave: thump(120, 0.1), at: 0.17, loud: 0.35 },
    ]),
    0.35,
    0.5,
  );
}

/** Stones that fall on each other, each a semitone higher than the one before. */
function rubies(count: number): Stereo {
  const some = Math.min(Math.max(count, 1), MOST_RUBIES);
  const parts = Array.from({ length: some }, (_, which): Part[] => {
    const pitch = note(which, 1318.5);
    return [
      { wave: bell(pitch, 0.32), at: which * 0.07, loud: 0.8 },
      { wave: bell(pitch * 1.5, 0.2), at: which * 0.07 + 0.012, loud: 0.4 },
      { wave: tick(0.03, 5200, which + 5), at: which * 0.07, loud: 0.8 },
    ];
  });
  return echoing(mixed(0.6 + some * 0.07, parts.flat()), 0.4, 0.7);
}

/** A first trap: something stirs. A low note, its tritone, a rattle. */
function trap(): Stereo {
  const growl = filtered(
    tone({
      seconds: 0.9,
      from: 82,
      to: 73,
      overtones: [1, 0.7, 0.5, 0.4, 0.3, 0.2],
      attack: 0.03,
      fades: 0.3,
    }),
    "low",
    900,
    200,
  );
  const uneasy = tone({
    seconds: 0.8,
    from: 116,
    to: 104,
    overtones: [1, 0.5, 0.3],
    attack: 0.06,
    fades: 0.25,
  });
  const rattle = [0, 0.05, 0.09, 0.13, 0.2].map((at, which): Part => ({
    wave: tick(0.03, 2600 - which * 180, which + 20),
    at: 0.1 + at,
    loud: 0.7,
  }));
  return echoing(
    mixed(1.3, [{ wave: growl }, { wave: uneasy, at: 0.08, loud: 0.7 }, ...rattle]),
    0.6,
    1.2,
  );
}

/** The second of its kind: a blow, the ground gives way, stones fall, and it is dark. */
function deadly(): Stereo {
  const blow = mixed(0.6, [
    { wave: thump(48, 0.6), loud: 1.6 },
    { wave: tick(0.12, 700, 30, 0.5), loud: 1.4 },
  ]);
  const fallen = filtered(shaped(noise(1.4, 31), 0.02, 0.45), "low", 1400, 90);
  const scream = tone({
    seconds: 0.9,
    from: 415,
    to: 98,
    overtones: [1, 0.6, 0.45, 0.3, 0.2],
    attack: 0.01,
    fades: 0.35,
  });
  const stones = [0.3, 0.42, 0.5, 0.63, 0.7, 0.86, 1.02].map((at, which): Part => ({
    wave: bell(note(-which * 2, 1567), 0.16),
    at,
    loud: 0.28 - which * 0.02,
  }));
  return echoing(
    mixed(2.2, [
      { wave: blow },
      { wave: fallen, at: 0.03, loud: 1.1 },
      { wave: scream, loud: 0.3 },
      ...stones,
      { wave: thump(55, 0.5), at: 1.15, loud: 0.9 },
    ]),
    0.8,
    1.9,
  );
}

/** Four voices in fifths, one after the other: gold in a cone of light. */
function relic(): Stereo {
  const voices = [0, 7, 12, 19, 24].map((step, which): Part => ({
    wave: tone({
      seconds: 1.3,
      from: note(step, 392),
      overtones: [1, 0.25, 0.12],
      attack: 0.06,
      fades: 0.5,
    }),
    at: which * 0.09,
    loud: 0.5,
  }));
  const glitter = [31, 36, 38, 43].map((step, which): Part => ({
    wave: bell(note(step, 392), 0.3),
    at: 0.4 + which * 0.08,
    loud: 0.12,
  }));
  return echoing(mixed(1.9, [...voices, ...glitter]), 0.6, 1.6);
}

/** A lid that creaks, and knocks on the wood. */
function chest(): Stereo {
  const creak = silence(0.42);
  let phase = 0;
  for (let at = 0; at < creak.length; at++) {
    const part = at / creak.length;
    phase += (190 + 120 * part + 26 * Math.sin(part * 95)) / 24_000;
    creak[at] = (phase % 1) ** 6 - 0.14;
  }
  const wood = shaped(filtered(creak, "band", 900, 1500, 1.4), 0.08, 0.5);
  return echoing(
    mixed(0.95, [
      { wave: wood, loud: 4 },
      { wave: thump(105, 0.3), at: 0.4, loud: 1.2 },
      { wave: tick(0.05, 800, 41), at: 0.4, loud: 1.2 },
      { wave: bell(2093, 0.25), at: 0.46, loud: 0.12 },
    ]),
    0.3,
    0.6,
  );
}

const tune = (
  steps: readonly number[],
  apart: number,
  seconds: number,
  from = 523.25,
  make = pluck,
): Wave =>
  mixed(
    steps.length * apart + seconds,
    steps.map((step, which) => ({ wave: make(note(step, from), seconds), at: which * apart })),
  );

const steps = (): Stereo =>
  echoing(
    mixed(0.5, [
      { wave: thump(85, 0.12) },
      { wave: tick(0.06, 900, 50), loud: 0.7 },
      { wave: thump(78, 0.12), at: 0.17, loud: 0.8 },
      { wave: tick(0.06, 760, 51), at: 0.17, loud: 0.6 },
    ]),
    0.5,
    0.7,
  );

/** Wax under a stamp. */
const seal = (): Stereo =>
  echoing(
    mixed(0.3, [{ wave: tick(0.05, 2000, 60) }, { wave: thump(150, 0.1), at: 0.01, loud: 0.8 }]),
    0.25,
    0.4,
  );

const sparkle = (): Stereo =>
  echoing(
    mixed(
      1.1,
      [0, 4, 7, 11, 14, 19].map((step, which) => ({
        wave: bell(note(step, 1046.5), 0.4),
        at: which * 0.06,
        loud: 0.6,
      })),
    ),
    0.5,
    1,
  );

/** What each sound is, and how loud beside the others. */
const RECIPES = {
  card: [card, 0.13],
  rubies: [rubies, 0.15],
  trap: [trap, 0.2],
  deadly: [deadly, 0.3],
  relic: [relic, 0.18],
  chest: [chest, 0.16],
  seal: [seal, 0.12],
  step: [steps, 0.13],
  magic: [sparkle, 0.15],
  turn: [() => echoing(tune([0, 7], 0.13, 0.5, 659.25), 0.3, 0.6), 0.16],
  join: [() => echoing(tune([0, 4, 9], 0.09, 0.4, 440), 0.3, 0.6), 0.14],
  phrase: [() => echoing(tune([12, 9], 0.07, 0.14, 587.33), 0.2, 0.3), 0.12],
  good: [() => echoing(tune([0, 5, 9], 0.09, 0.4), 0.3, 0.6), 0.15],
  bad: [() => echoing(tune([3, 0, -4], 0.17, 0.5, 293.66), 0.4, 0.8), 0.16],
  win: [() => echoing(tune([0, 4, 7, 12, 16, 19], 0.12, 0.9), 0.5, 1.2), 0.2],
} as const satisfies Record<string, readonly [(count: number) => Stereo, number]>;

export type Effect = keyof typeof RECIPES;
export const EFFECTS = Object.keys(RECIPES) as Effect[];

/** What is left of an echo goes away without a click. */
const ended = (wave: Wave): Wave =>
  wave.map((value, at) => value * Math.min(1, (wave.length - 1 - at) / samples(0.03)));

/** The sound of something; `count` is for what comes by number. */
export function effect(name: Effect, count = 1): Stereo {
  const [make, loud] = RECIPES[name];
  const [left, right] = levelled(make(count), loud);
  return [ended(left), ended(right)];
}
