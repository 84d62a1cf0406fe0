// What a host wishes for a new table.

import { beforeEach, expect, test } from "vitest";
import { Wishes } from "../../src/pages/wishes.svelte";
import type { GameInfo } from "../../src/wire/api";

const INFO = {
  name: "diamant",
  seats: [3, 8],
  usual_seats: 4,
  age: 8,
  editions: {
    iello2016: { relics: "all", first_seat: "0", unofficial_seats: "off" },
    lavka: { relics: "none", first_seat: "0", unofficial_seats: "off" },
  },
  bots: [
    { spec: "owl", level: 4 },
    { spec: "mouse", level: 1 },
    { spec: "badger", level: 2 },
    { spec: "experiment", level: 0 },
  ],
} as unknown as GameInfo;
let wishes: Wishes;

beforeEach(() => {
  wishes = new Wishes(INFO);
});

test("the defaults are good", () => {
  expect(wishes.table(false)).toEqual({
    game: "diamant",
    edition: "iello2016",
    options: {},
    seats: 4,
    bots: [],
    clock: { kind: "none", seconds: 0 },
    listed: false,
    chat: "phrases",
    stand_in_seconds: 120,
    stand_in: "badger",
  });
  expect(wishes.levels).toEqual(["mouse", "badger", "owl"]);
  expect(new Wishes({ ...INFO, age: 6 }).chat).toBe("none");
});

test("bots fill all other seats, and nobody is replaced for a day", () => {
  expect(wishes.table(true)).toMatchObject({
    bots: ["badger", "badger", "badger"],
    stand_in_seconds: 86_400,
  });
  wishes.standIn = "never";
  expect(wishes.table(false).stand_in_seconds).toBeNull();
});

test("only what differs from the edition is an option", () => {
  wishes.set("relics", "none");
  expect([wishes.changed, wishes.option("relics")]).toEqual([{ relics: "none" }, "none"]);
  wishes.set("relics", "all");
  expect(wishes.changed).toEqual({});
  wishes.set("relics", "none");
  wishes.choose("lavka");
  expect([wishes.changed, wishes.option("relics")]).toEqual([{}, "none"]);
});

test("there are as many seats as the rules allow", () => {
  expect(wishes.possibleSeats).toEqual([3, 4, 5, 6, 7, 8]);
  wishes.set("unofficial_seats", "on");
  expect(wishes.possibleSeats[0]).toBe(1);
  wishes.seats = "2";
  wishes.set("unofficial_seats", "off");
  expect(wishes.seats).toBe("3");
});

test("whoever begins has a seat", () => {
  wishes.set("first_seat", "6");
  expect(wishes.table(false).options).toEqual({ first_seat: "0" });
  wishes.seats = "6";
  expect(wishes.table(false).options).toEqual({ first_seat: "0" });
  wishes.seats = "7";
  expect(wishes.table(false).options).toEqual({ first_seat: "6" });
});

test.each([
  [1, 5],
  [30.4, 30],
  [1e9, 86_400],
  [null, 60],
])("a clock of %s seconds is one of %d", (wanted, seconds) => {
  [wishes.clock, wishes.clockSeconds] = ["decision", wanted];
  expect(wishes.table(false).clock).toEqual({ kind: "decision", seconds });
});

test("at a big screen everybody can start, and phones may fall asleep", () => {
  expect(wishes.wall()).toMatchObject({ everybody_hosts: true, stand_in_seconds: 600 });
  wishes.standIn = "3600";
  expect(wishes.wall().stand_in_seconds).toBe(3600);
  wishes.standIn = "never";
  expect(wishes.wall().stand_in_seconds).toBeNull();
});
