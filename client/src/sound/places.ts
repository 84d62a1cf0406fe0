// How places sound, in loops without a seam: everything in them goes round as they do.

import {
  add,
  around,
  echoing,
  filtered,
  levelled,
  noise,
  shaped,
  silence,
  tone,
  type Stereo,
  type Wave,
} from "./waves";

const SECONDS = 11;
const TURN = (2 * Math.PI) / SECONDS;

/** A wave whose loudness comes and goes, a whole number of times in each round. */
function swelling(wave: Wave, times: number, least: number, phase = 0): Wave {
  const rate = wave.length / SECONDS;
  return wave.map(
    (value, at) =>
      value * (least + ((1 - least) * (1 + Math.sin((at / rate) * TURN * times + phase))) / 2),
  );
}

const wind = (seed: number, pitch: number, times: number): Wave =>
  swelling(
    around(noise(SECONDS, seed), (wave) => filtered(filtered(wave, "low", pitch), "low", pitch)),
    times,
    0.35,
    seed,
  );

/** Both ears, with echoes that go over the end. */
function among(rocks: Wave, wet: number, seconds: number): Stereo {
  const twice = new Float32Array(2 * rocks.length);
  twice.set(rocks);
  twice.set(rocks, rocks.length);
  const [left, right] = echoing(twice, wet, seconds);
  return [left.slice(rocks.length), right.slice(rocks.length)];
}

/** Air in a deep hole, and water that drips far away. */
function cave(): Stereo {
  const air = silence(SECONDS);
  add(air, wind(7, 150, 2), 0, 2);
  add(air, wind(8, 420, 3), 0, 1.5);
  add(
    air,
    swelling(
      around(noise(SECONDS, 9), (wave) => filtered(wave, "band", 620, 620, 5)),
      1,
      0.1,
    ),
    0,
    0.12,
  );
  const drips = silence(SECONDS);
  [1.1, 3.9, 4.3, 7.4, 9.6].forEach((at, which) => {
    const pitch = 780 + 170 * ((which * 3) % 4);
    add(
      drips,
      tone({ seconds: 0.09, from: pitch, to: pitch * 1.9, attack: 0.002, fades: 0.02 }),
      at,
      0.32,
      true,
    );
  });
  const [left, right] = among(drips, 1.4, 2.6);
  add(left, air, 0);
  add(right, new Float32Array([...air.slice(air.length / 3), ...air.slice(0, air.length / 3)]), 0);
  return [left, right];
}

/** A fire at night: a soft roar, and wood that cracks. */
function camp(): Stereo {
  const roar = silence(SECONDS);
  add(roar, wind(17, 170, 3), 0, 2.2);
  add(
    roar,
    swelling(
      around(noise(SECONDS, 18), (wave) => filtered(wave, "band", 900, 900, 0.6)),
      5,
      0.5,
    ),
    0,
    0.16,
  );
  const ears: [Wave, Wave] = [roar.slice(), roar.slice()];
  const chances = noise(4, 19);
  for (let which = 0; which < 120; which++) {
    const [when, strong, where, pitch] = [0, 1, 2, 3].map(
      (part) => (chances[which * 4 + part]! + 1) / 2,
    ) as [number, number, number, number];
    const crack = shaped(
      filtered(noise(0.02 + 0.03 * strong, which + 70), "band", 1200 + 4200 * pitch, 1500, 1.4),
      0.001,
      0.006,
    );
    const loud = 0.12 + 1.5 * strong ** 6;
    add(ears[0], crack, when * SECONDS, loud * (0.4 + 0.6 * where), true);
    add(ears[1], crack, when * SECONDS, loud * (1 - 0.6 * where), true);
  }
  return ears;
}

export const PLACES = { cave, camp } as const;
export type Place = keyof typeof PLACES;

export const place = (name: Place): Stereo => levelled(PLACES[name](), 0.09);
