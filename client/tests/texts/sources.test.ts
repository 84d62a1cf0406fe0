// Where rules come from, in words.

import { beforeAll, expect, test } from "vitest";
import { keyLines, markLabel, valueSource } from "../../src/texts/sources";
import { texts } from "../../src/texts/texts.svelte";
import type { OptionInfo, RuleMark } from "../../src/wire/api";

const mark = (source: string, changeable = false, editions: string[] = []): RuleMark => ({
  source,
  editions,
  changeable,
});

beforeAll(async () => {
  await texts.load("en");
});

test("a mark is a few words", () => {
  expect(markLabel("diamant", mark("ruling"))).toBe("our ruling");
  expect(markLabel("diamant", mark("house", true))).toBe("house rule · can be changed");
  expect(markLabel("diamant", mark("elsewhere"))).toBe("from elsewhere");
  expect(markLabel("diamant", mark("elsewhere", false, ["iello2016"]))).toMatch(
    /^from another edition: IELLO 2016/,
  );
});

test("the key explains the marks that occur, and no others", () => {
  expect(keyLines([], false)).toEqual(["What has no mark is in the rulebook of this edition."]);
  const lines = keyLines([mark("house"), mark("ruling", true), mark("ruling")], true);
  expect(lines.map((line) => line.split(/[:.]/)[0])).toEqual([
    "We have not read the rulebook of this edition",
    "Our ruling",
    "House rule",
    "Can be changed",
  ]);
});

test("a value says where it comes from", () => {
  const option: OptionInfo = {
    name: "relics",
    values: ["all_in_deck", "none", "mine"],
    origins: [
      { source: "printed", editions: ["iello2016"], everywhere: false },
      { source: "printed", editions: ["iello2016", "lavka"], everywhere: true },
      { source: "house", editions: [], everywhere: false },
    ],
    screen: false,
  };
  expect(valueSource("diamant", option, "all_in_deck")).toMatch(/^printed in: IELLO 2016/);
  expect(valueSource("diamant", option, "none")).toBe("printed in the rulebook");
  expect(valueSource("diamant", option, "mine")).toMatch(/^house rule/);
  // A set of tiles that somebody wrote down.
  expect(valueSource("diamant", option, "I:torch*1")).toMatch(/^house rule/);
});
