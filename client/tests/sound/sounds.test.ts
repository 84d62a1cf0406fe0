// The sounds themselves, by their samples: as loud as each other, never over the edge, loops without a seam.

import { describe, expect, test } from "vitest";
import { effect, EFFECTS } from "../../src/sound/effects";
import { place, PLACES, type Place } from "../../src/sound/places";
import { loudness, RATE, type Wave } from "../../src/sound/waves";

const peak = (wave: Wave): number =>
  wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

describe.each(EFFECTS)("%s", (name) => {
  const made = effect(name, 3);

  test("begins and ends without a click, and is never cut", () => {
    for (const wave of made) {
      expect(wave.every(Number.isFinite)).toBe(true);
      expect(peak(wave)).toBeLessThan(0.95);
      expect(Math.abs(wave[0]!)).toBeLessThan(0.02);
      expect(Math.abs(wave.at(-1)!)).toBeLessThan(0.001);
    }
  });

  test("is as loud as the others, and no longer than it needs", () => {
    expect(loudness(made)).toBeGreaterThan(0.1);
    expect(loudness(made)).toBeLessThan(0.32);
    expect(made[0].length / RATE).toBeLessThan(2.5);
  });
});

test("more rubies are more of them, and the deadly trap is the loudest", () => {
  const lengths = [1, 3, 8, 20].map((count) => effect("rubies", count)[0].length);
  expect(lengths[0]).toBeLessThan(lengths[1]!);
  expect(lengths[1]).toBeLessThan(lengths[2]!);
  expect(lengths[2]).toBe(lengths[3]);
  const others = EFFECTS.filter((name) => name !== "deadly").map((name) => loudness(effect(name)));
  expect(loudness(effect("deadly"))).toBeGreaterThan(Math.max(...others));
});

describe.each(Object.keys(PLACES) as Place[])("%s", (name) => {
  const made = place(name);

  test("goes round without a seam, and stays behind what happens", () => {
    for (const wave of made) {
      const steps = wave.map((value, at) => Math.abs(value - wave.at(at - 1)!));
      const usual = steps.reduce((sum, step) => sum + step, 0) / steps.length;
      expect(steps[0]).toBeLessThan(8 * usual);
      expect(peak(wave)).toBeLessThan(0.95);
    }
    expect(loudness(made)).toBeLessThan(0.1);
  });
});
