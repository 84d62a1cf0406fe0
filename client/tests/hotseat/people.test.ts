// The names of those who play on this device.

import { beforeAll, beforeEach, expect, test } from "vitest";
import { People } from "../../src/hotseat/people.svelte";
import { texts } from "../../src/texts/texts.svelte";
import { device } from "../../src/wire/device.svelte";
import { browser } from "../page";

beforeAll(() => texts.load("en"));
beforeEach(() => {
  browser.forget();
  device.name = "";
});

test("there are two at least, with names of their own", () => {
  const { names } = new People(4);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
  expect(names.every((name) => name.trim())).toBe(true);
});

test("the owner of the device is one of them", () => {
  device.name = "Ann";
  expect(new People(4).names[0]).toBe("Ann");
});

test("there are as many as the game has seats, and never fewer than two", () => {
  const people = new People(3);
  people.add();
  people.add();
  expect(people.names).toHaveLength(3);
  people.remove(0);
  people.remove(0);
  expect(people.names).toHaveLength(2);
});

test("names are cleaned, made different, and kept for next time", () => {
  const people = new People(5);
  people.names = ["  Ann  Lee ", "Bo", "Bo", "Bo", "   "];
  const settled = people.settle();
  expect(settled.slice(0, 4)).toEqual(["Ann Lee", "Bo", "Bo 2", "Bo 3"]);
  expect(settled[4]).toMatch(/\S/);
  expect(new People(5).names).toEqual(settled);
  expect(new People(2).names).toEqual(["Ann Lee", "Bo"]);
});
