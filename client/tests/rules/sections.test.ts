// The text of the rules, taken apart.

import { beforeAll, expect, test, vi } from "vitest";
import languages from "virtual:rules";
import { Facts } from "../../src/rules/facts";
import { sections } from "../../src/rules/sections";
import { texts } from "../../src/texts/texts.svelte";
import { stories } from "../stories";

const FACTS = new Facts({
  expeditions: 5,
  traps: ["snake", "spider"],
  values: ["5", "7"],
  relics: "none",
});

beforeAll(async () => {
  await texts.load("en");
  await texts.add(languages);
});

test("facts are numbers and words for texts, and lists for figures", () => {
  expect(FACTS.args).toEqual({ expeditions: 5, relics: "none" });
  expect([FACTS.number("expeditions"), FACTS.word("relics")]).toEqual([5, "none"]);
  expect([FACTS.words("traps"), FACTS.numbers("values")]).toEqual([
    ["snake", "spider"],
    [5, 7],
  ]);
  expect(FACTS.words("nothing")).toEqual([]);
});

test.each(stories())(
  "every rule of $name has its number and stands under a heading",
  ({ game, facts }) => {
    const complaint = vi.spyOn(console, "error");
    const found = sections(game, new Facts(facts));
    expect(complaint).not.toHaveBeenCalled();
    expect(found.length).toBeGreaterThan(3);
    const rules = found.flatMap((section) => section.rules);
    for (const { id, number, text } of rules) {
      expect(number).toMatch(/^[A-Z](\d+\.\d|-A\d)/);
      expect(number).toBe(id.replace(/(\d)-/, "$1."));
      expect(text).toMatch(/\p{L}/u);
    }
    expect(
      found.every(({ title, id, rules: own }) => title && id.startsWith("heading-") && own.length),
    ).toBe(true);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  },
);

test("what does not apply in an edition is left out", () => {
  const rules = (name: string): readonly string[] => {
    const { game, facts } = stories(name)[0]!;
    return sections(game, new Facts(facts)).flatMap((section) => section.rules.map(({ id }) => id));
  };
  expect(rules("diamant_lavka").length).toBeLessThan(rules("diamant_iello2016").length);
});

test("they come with every language from now on", async () => {
  const facts = new Facts(stories("gnomes")[0]!.facts);
  const before = sections("gnomes", facts);
  await texts.load("fr");
  const after = sections("gnomes", facts);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after[0]!.title).not.toBe(before[0]!.title);
});
