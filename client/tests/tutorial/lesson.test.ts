// A first game, step by step, as the server wrote it down.

import { describe, expect, test, vi } from "vitest";
import { Lesson } from "../../src/tutorial/lesson.svelte";
import type { FromServer, Update, View } from "../../src/wire/protocol";
import { tutorial } from "../stories";

const NAMES = ["Pupil", "Bo", "Cy"];

function begin(game: string): { lesson: Lesson; heard: FromServer[] } {
  const heard: FromServer[] = [];
  const handlers = { greet: () => null, receive: (message: FromServer) => heard.push(message) };
  return { lesson: new Lesson(tutorial(game), NAMES, handlers), heard };
}

const choose = (lesson: Lesson, action: string): void =>
  void lesson.send({ type: "choose", seat: 0, decision: 0, action });

describe.each(["diamant", "diamoniak", "gnomes"])("%s", (game) => {
  test("begins with a view in which everybody has a name", () => {
    const { heard } = begin(game);
    expect(heard.map(({ type }) => type)).toEqual(["view"]);
    const { table } = heard[0] as View;
    expect(table.seats.map(({ name }) => name)).toEqual(NAMES.slice(0, table.seats.length));
  });

  test("can be gone through to the end, and tells all that happens", () => {
    const { lesson, heard } = begin(game);
    const wanted = tutorial(game).steps.flatMap(({ replies }) => replies[0]!.messages);
    for (let step = 0; step < lesson.steps; step++) {
      expect(lesson.step).toBe(step);
      lesson.goOn();
    }
    expect(lesson.current).toBeNull();
    const told = heard.slice(1) as Update[];
    expect(told.map(({ version }) => version)).toEqual(wanted.map(({ version }) => version));
    expect(told.map(({ screen }) => screen)).toEqual(wanted.map(({ screen }) => screen));
    lesson.goOn();
    expect(heard).toHaveLength(told.length + 1);
  });

  test("takes what a step asks for; anything else leads nowhere", () => {
    const { lesson, heard } = begin(game);
    while (!lesson.asks) lesson.goOn();
    const [before, boards, told] = [lesson.step, lesson.boards, heard.length];
    choose(lesson, "something else");
    expect([lesson.step, lesson.astray, lesson.boards]).toEqual([before, true, boards + 1]);
    expect(heard).toHaveLength(told);
    choose(lesson, lesson.current!.replies[0]!.action!);
    expect([lesson.step, lesson.astray, lesson.boards]).toEqual([before + 1, false, boards + 1]);
  });

  test("goes back to what the table was like", () => {
    const { lesson, heard } = begin(game);
    const seen: unknown[] = [];
    for (let step = 0; step < 6; step++) {
      seen.push((heard.findLast((each) => "screen" in each && each.screen) as View).screen);
      lesson.goOn();
    }
    for (let step = 5; step >= 0; step--) {
      lesson.back();
      expect(lesson.step).toBe(step);
      expect((heard.at(-1) as View).screen).toEqual(seen[step]);
    }
    const shown = heard.length;
    lesson.back();
    expect([lesson.step, heard.length]).toEqual([0, shown]);
    lesson.goOn();
    lesson.restart();
    expect(heard.at(-1)).toEqual(heard[0]);
  });
});

test("other commands are answered, and do nothing", async () => {
  const { lesson, heard } = begin("diamant");
  const receive = vi.fn();
  await expect(lesson.send({ type: "start" })).resolves.toMatchObject({ type: "done" });
  expect([heard.length, receive.mock.calls.length, lesson.astray]).toEqual([1, 0, false]);
});
