// Events, actions and cards in words, in all languages.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, t, texts } from "../../src/texts/texts.svelte";
import { Words } from "../../src/texts/words";
import { GRAMMARS } from "../../src/wire/grammar";
import { ofEachGame } from "../stories";

const NAMES = ["Ann", "Bo", "Cy"];
const diamant = new Words("diamant", NAMES);
const diamoniak = new Words("diamoniak", NAMES);
const gnomes = new Words("gnomes", NAMES);

beforeEach(async () => {
  await texts.load("en");
});

test("there are ten languages, each with its own name", () => {
  expect(LANGUAGES).toHaveLength(10);
  expect(LANGUAGES).toContainEqual({ code: "sr-Latn", name: "Srpski" });
});

test.each([
  ["en", "a diamond", "2 diamonds", "5 diamonds", "21 diamonds"],
  ["cs", "diamant", "2 diamanty", "5 diamantů", "21 diamantů"],
  ["fr", "un diamant", "2 diamants", "5 diamants", "21 diamants"],
  ["hu", "gyémánt", "2 gyémánt", "5 gyémánt", "21 gyémánt"],
  ["pl", "diament", "2 diamenty", "5 diamentów", "21 diamentów"],
  ["ro", "un diamant", "2 diamante", "5 diamante", "21 de diamante"],
  ["ru", "алмаз", "2 алмаза", "5 алмазов", "21 алмаз"],
  ["sk", "diamant", "2 diamanty", "5 diamantov", "21 diamantov"],
  ["sr", "дијамант", "2 дијаманта", "5 дијаманата", "21 дијамант"],
  ["sr-Latn", "dijamant", "2 dijamanta", "5 dijamanata", "21 dijamant"],
])("numbers have their plurals: %s", async (language, ...forms) => {
  await texts.load(language);
  expect([1, 2, 5, 21].map((count) => diamoniak.thing("diamond", count))).toEqual(forms);
});

test.each(LANGUAGES)("everything that happens can be said: $name", async ({ code }) => {
  const complaint = vi.spyOn(console, "error");
  await texts.load(code);
  expect(document.documentElement.lang).toBe(code);
  for (const { game, replays } of ofEachGame()) {
    const words = new Words(game, NAMES);
    const { moments } = replays[0];
    const said = moments.flatMap(({ events = [] }) => events.map((event) => words.event(event)));
    const actions = new Set(moments.flatMap(({ turn }) => turn?.legal ?? []));
    said.push(...[...actions].map((action) => words.action(action, 1)));
    expect(said.filter((text) => !text || !/\p{L}/u.test(text) || actions.has(text))).toEqual([]);
  }
  expect(complaint).not.toHaveBeenCalled();
});

test("fields become names, numbers and things", () => {
  expect(diamant.event({ type: "went-home", seat: 1, carried: 3, found: 2 } as never)).toBe(
    "Bo goes home: 3 carried + 2 found on the way.",
  );
  const lost = { type: "cards-lost", seat: 2, cards: ["fairy", "diamond", "diamond"] };
  expect(diamoniak.event(lost)).toBe("The witch takes from Cy: a fairy and 2 diamonds.");
  expect(diamant.thing({ type: "treasure", rubies: 1 } as never)).toBe("a treasure of 1 ruby");
  expect(diamant.list([])).toBe("–");
  // People count places from 1.
  expect(gnomes.action("keep-0", 1)).toContain("1");
  expect(gnomes.action("keep-4", 1)).toContain("5");
});

test("what the game does not know has no words", () => {
  expect(diamant.event({ type: "of-a-later-version" })).toBeNull();
  expect(diamant.outcome("unicorn-3")).toBe("unicorn-3");
  expect(diamant.outcome("treasure-9")).toBe("a treasure of 9 rubies");
});

test("actions are taken apart", () => {
  expect(gnomes.parse("swap-0-2-3")).toEqual({
    text: "swap-0-2-3",
    type: "swap",
    fields: { slot: 0, seat: 2, other_slot: 3 },
  });
  expect(diamoniak.parse("give-red-red-fairy").fields).toEqual({ cards: ["red", "red", "fairy"] });
  expect(gnomes.parse("pass")).toEqual({ text: "pass", type: "pass", fields: {} });
});

test("on a shared device nobody is you", () => {
  const shared = new Words("gnomes", NAMES, 1);
  expect(shared.text("board-drawn-own")).toBe("Bo drew");
  expect(gnomes.text("board-drawn-own")).toBe("You drew");
  expect(shared.text("title")).toBe(gnomes.text("title"));
});

test("what is asked depends on the phase, where there are words for it", () => {
  expect(gnomes.question("no-such-phase")).toBe(gnomes.text("question"));
  expect(gnomes.question("keep")).toBe(gnomes.text("question-keep"));
  expect(gnomes.question("keep")).not.toBe(gnomes.text("question"));
});

test("a missing message is shown as what it is, and complained about", () => {
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  expect(t("no-such-message")).toBe("no-such-message");
  expect(complaint).toHaveBeenCalledWith("There is no message /no-such-message.");
});

test("the language is the one that was chosen, or the nearest that the browser asks for", async () => {
  const ask = (...languages: string[]): Promise<void> => {
    vi.stubGlobal("navigator", { languages });
    return texts.load();
  };
  await ask("xx", "fr-CA", "en");
  expect(texts.language).toBe("fr");
  await ask("sr-Latn-RS");
  expect(texts.language).toBe("sr-Latn");
  await ask("xx");
  expect(texts.language).toBe("en");
  await texts.choose("pl");
  await ask("fr");
  expect(texts.language).toBe("pl");
});

describe.each(ofEachGame())("the grammar of $name", ({ game, replays }) => {
  test("knows every event, field and action", () => {
    const { events, actions } = GRAMMARS[game]!;
    const words = new Words(game, NAMES);
    const { moments } = replays[0];
    const happened = moments.flatMap((moment) => moment.events ?? []);
    for (const { type, ...fields } of happened.filter((event) => event.type !== "begins"))
      if (Object.keys(events[type]!).join() !== Object.keys(fields).join()) expect.fail(type);
    const legal = new Set(moments.flatMap(({ turn }) => turn?.legal ?? []));
    for (const action of legal) {
      const { type, fields } = words.parse(action);
      expect(Object.keys(actions[type]!), action).toEqual(Object.keys(fields));
      expect([type, ...Object.values(fields).flat().map(String)].join("-")).toBe(action);
    }
    expect(happened.length).toBeGreaterThan(50);
    expect(legal.size).toBeGreaterThan(1);
  });
});
