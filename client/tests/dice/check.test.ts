// The page's own check of the dice: against the vectors of docs/dice.md, and on records of all
// games, honest ones and forged ones. tests/test_browser_dice.py compares it with `adamas verify`.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { nameHash } from "../../src/dice/ledger";
import { hashOf, keyBeyond, keyOf, orderOf, rankOf } from "../../src/dice/algorithm";
import { checks, countChecks, momentOf, type Check } from "../../src/dice/check";
import { Checking } from "../../src/dice/checking.svelte";
import {
  NoRecord,
  readReceipt,
  readRecord,
  type FairDice,
  type Receipt,
  type Recorded,
} from "../../src/dice/record";
import { limitsOf } from "../../src/dice/limits";
import { faultOf, limitText, nameOf } from "../../src/dice/telling";
import { Words } from "../../src/texts/words";
import { ofEachGame, stories } from "../stories";

interface Vectors {
  readonly table: string;
  readonly game: string;
  readonly options: string;
  readonly anchor: string;
  readonly entropies: readonly (string | null)[];
  readonly commitments: readonly (string | null)[];
  readonly epochs: readonly {
    readonly epoch: number;
    readonly secret: string;
    readonly key: string;
    readonly stack: Readonly<Record<string, number>>;
    readonly ranks: Readonly<Record<string, string>>;
    readonly order: readonly string[];
  }[];
}

const VECTORS = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "..", "..", "docs", "dice-vectors.json"), "utf-8"),
) as Vectors;
const OTHER = "ab".repeat(32);

test("every number of the vectors", () => {
  VECTORS.entropies.forEach((entropy, seat) => {
    expect(entropy && hashOf(entropy)).toBe(VECTORS.commitments[seat]);
  });
  expect(hashOf(VECTORS.epochs[0]!.secret)).toBe(VECTORS.anchor);
  expect(VECTORS.epochs.length).toBeGreaterThan(1);
  for (const { epoch, secret, key, stack, ranks, order } of VECTORS.epochs) {
    expect(keyOf(secret, epoch, VECTORS)).toBe(key);
    expect(orderOf(key, stack)).toEqual(order);
    for (const [copy, rank] of Object.entries(ranks)) {
      const [card, number] = copy.split("#");
      expect(rankOf(key, card!, Number(number)), copy).toBe(rank);
    }
  }
});

/** A record as it was before there were ledgers. */
const WITHOUT = { changes: [], ledger: null, signature: null } as const;
const isDraw = (move: string): boolean => !move.includes(":");
const bad = (record: Recorded): readonly Check[] =>
  [...checks(record)].filter(({ holds }) => holds === false);

describe.each(stories())("$name", (story) => {
  const record = readRecord(story.record);
  const receipt = readReceipt(story.receipt)!;
  const dice = record.dice as FairDice;

  test("an honest record holds, every card of it", () => {
    const found = [...checks(record, receipt)];
    expect(found.every(({ holds }) => holds)).toBe(true);
    expect(found).toHaveLength(countChecks(record, receipt));
    const cards = found.flatMap((each) => (each.about === "card" ? [each.card] : []));
    expect(cards).toEqual(record.moves.filter(isDraw));
    const count = (about: Check["about"]): number =>
      found.filter((each) => each.about === about).length;
    expect([count("secret"), count("entropy"), count("stack"), count("receipt")]).toEqual([
      dice.secrets.length,
      1,
      dice.stacks.length,
      8,
    ]);
    expect([count("entry"), count("signature")]).toEqual([record.ledger!.heads.length, 1]);
    expect(limitsOf(record, receipt, found)).toEqual([]);
  });
});

describe.each(ofEachGame())("$game", (story) => {
  const record = readRecord(story.record);
  const receipt = readReceipt(story.receipt)!;
  const dice = record.dice as FairDice;

  test("a card that was bent is named, with the one that was due", () => {
    const draws = record.moves.flatMap((move, place) => (isDraw(move) ? [place] : []));
    // The first, the last and some between.
    const places = draws.filter((_, n) => n % Math.ceil(draws.length / 6) === 0);
    for (const place of [...places, draws.at(-1)!]) {
      const stack = dice.stacks.findLast(({ move }) => move <= place + 1)!;
      const other = Object.keys(stack.cards).find((card) => card !== record.moves[place]);
      if (!other) continue;
      const bent = { ...record, moves: record.moves.with(place, other) };
      expect(bad(bent)[0]).toMatchObject({ about: "entry", kind: "move", move: place + 1 });
      const [fault, ...more] = bad({ ...bent, ...WITHOUT });
      expect(more).toEqual([]);
      expect(fault).toMatchObject({ about: "card", move: place + 1, card: other });
      expect(fault).toMatchObject({ due: record.moves[place] });
    }
  });

  const [first, last] = [dice.stacks[0]!, dice.stacks.at(-1)!];
  test.each<[string, Partial<FairDice>]>([
    ["another secret", { secrets: [OTHER, ...dice.secrets.slice(1)] }],
    ["another anchor", { anchor: OTHER }],
    ["another entropy", { entropies: [null, OTHER, null] }],
    ["no entropy", { entropies: [null, null, null] }],
    ["another commitment", { commitments: [OTHER, ...dice.commitments.slice(1)] }],
    ["a secret less", { secrets: dice.secrets.slice(0, -1) }],
    ["another table", { table: "another" }],
    ["no stacks", { stacks: [] }],
    ["a late stack", { stacks: [{ ...first, move: first.move + 1 }, ...dice.stacks.slice(1)] }],
    [
      "another epoch",
      { stacks: [...dice.stacks.slice(0, -1), { ...last, epoch: last.epoch + 1 }] },
    ],
    ["a small stack", { stacks: [...dice.stacks.slice(0, -1), { ...last, cards: {} }] }],
  ])("%s does not hold", (_, change) => {
    expect(bad({ ...record, dice: { ...dice, ...change } })).not.toEqual([]);
  });

  test("a game that goes on is checked as far as its secrets are known", () => {
    const found = [...checks({ ...record, result: null, dice: { ...dice, secrets: [] } })];
    const cards = found.filter(({ about }) => about === "card");
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ holds }) => holds === null)).toBe(true);
    expect(found.filter(({ about }) => about === "stack").every(({ holds }) => holds)).toBe(true);
  });

  test("a receipt of another table does not fit", () => {
    const foreign = { ...receipt, table: "another", entropy: OTHER };
    const faults = [...checks(record, foreign)].filter(({ holds }) => !holds);
    expect(faults.map((each) => each.about === "receipt" && each.part)).toEqual([
      "table",
      "entropy",
    ]);
  });

  test("a repeated deal has the same cards without secrets", () => {
    const keys = dice.secrets.map((secret, epoch) =>
      keyOf(secret, epoch, { ...dice, game: record.game, options: receipt.options }),
    );
    const repeated = { repeats: "first", keys, stacks: dice.stacks };
    const found = [...checks({ ...record, ...WITHOUT, dice: repeated })];
    expect(new Set(found.map(({ about }) => about))).toEqual(new Set(["stack", "card"]));
    expect(found.every(({ holds }) => holds)).toBe(true);
  });
});

describe.each(ofEachGame())("$game: what was played", (story) => {
  const record = readRecord(story.record);
  const receipt = readReceipt(story.receipt)!;
  const words = new Words(record.game, ["Ann", "Bo", "Di"]);
  const kinds = (each: Recorded, kept: Receipt | null = null): readonly string[] =>
    limitsOf(each, kept, [...checks(each, kept)]).map(({ kind }) => kind);

  test("a choice, a name or a bot that was changed is named", () => {
    const place = record.moves.findIndex((move) => move.includes(":"));
    const moves = record.moves.with(place, record.moves[place]!.replace(/:.*/, ":other"));
    expect(bad({ ...record, moves })).toMatchObject([{ kind: "move", move: place + 1 }]);
    const [one, two, ...rest] = record.seats;
    const seats = [{ ...one!, name: two!.name }, { ...two!, name: one!.name }, ...rest];
    expect(bad({ ...record, seats })).toMatchObject([{ kind: "start", fault: "ledger" }]);
    const relabelled = [{ ...one!, bot: "fox" }, two!, ...rest];
    expect(bad({ ...record, seats: relabelled })).toMatchObject([{ kind: "start" }]);
  });

  test("a record that is cut short says so", () => {
    const cut = { ...record, moves: record.moves.slice(0, -3), result: null };
    expect(bad(cut).at(-1)).toMatchObject({ kind: "over", fault: "cut" });
    expect(kinds(cut, receipt)).toContain("unfinished");
    const more = { ...record, moves: [...record.moves, "0:more"] };
    expect(bad(more).some((each) => each.about === "entry" && each.fault === "no-head")).toBe(true);
  });

  test("without a receipt and a signature it says what cannot be told", () => {
    expect(kinds(record)).toEqual(["house"]);
    expect(kinds({ ...record, signature: null })).toEqual(["unproven"]);
    expect(kinds({ ...record, ...WITHOUT })).toEqual(["no-ledger"]);
    const early = { ...receipt, entries: 2, head: record.ledger!.heads[1]!, house: null };
    expect(kinds({ ...record, signature: null }, early)).toEqual(["late"]);
    const signature = { ...record.signature!, key: OTHER };
    expect(bad({ ...record, signature })).toMatchObject([{ about: "signature" }]);
    const unsealed = { ...record, ledger: { ...record.ledger!, seal: null } };
    expect([...checks(unsealed)].some(({ about }) => about === "entry")).toBe(false);
  });

  test("a forgotten name leaves its hash, and the ledger holds", () => {
    const hash = nameHash(record.seats[0]!);
    const data = JSON.parse(story.record) as { seats: object[] };
    const forgotten = { ...data, seats: [{ name_hash: hash }, ...data.seats.slice(1)] };
    const found = readRecord(JSON.stringify(forgotten));
    expect(bad(found)).toEqual([]);
    expect(found.seats[0]!.name).toBe("– 1");
    expect(kinds(found, receipt)).toEqual(["name"]);
    for (const limit of limitsOf(found, null, [...checks(found)]))
      expect(limitText(limit, words)).not.toBe("");
  });

  test("who came and went is part of it", () => {
    const changes = [{ after: 1, seat: 0, bot: "fox" }];
    const added = bad({ ...record, changes });
    expect(added[0]).toMatchObject({ about: "entry", kind: "change", seat: 0, move: 1 });
    const signature = { ...record.signature!, key: OTHER };
    for (const check of [...added, ...bad({ ...record, signature })]) {
      expect(nameOf(check, record, words)).not.toBe("");
      expect(faultOf(check, record, words)).not.toBe("");
    }
  });
});

test("a deal that goes beyond its keys goes on from the last of them", () => {
  expect(keyBeyond(OTHER, 3)).not.toBe(keyBeyond(OTHER, 4));
  const order = orderOf(keyBeyond(OTHER, 1), { a: 2, b: 2 });
  const record: Recorded = {
    ...readRecord(stories("diamant")[0]!.record),
    ...WITHOUT,
    moves: ["only", ...order],
    dice: {
      algorithm: "adamas-dice-1",
      repeats: "first",
      keys: [OTHER],
      stacks: [
        { epoch: 0, move: 1, cards: { only: 1 } },
        { epoch: 1, move: 2, cards: { a: 2, b: 2 } },
      ],
    } as never,
  };
  expect(bad(record)).toEqual([]);
});

test("a move belongs to the moment before which it was made", () => {
  const record = { ...readRecord(stories("diamant")[0]!.record), moves: ["a", "0:x", "b", "1:y"] };
  expect([1, 2, 3, 4].map((move) => momentOf(record, move))).toEqual([0, 1, 1, 2]);
});

test("what is no record is refused", () => {
  const text = stories("diamant_")[0]!.record;
  const data = JSON.parse(text) as {
    dice: object;
    ledger: object;
    seats: readonly { readonly name: string }[];
  };
  const dice = (change: object): object => ({ dice: { ...data.dice, ...change } });
  const changes: object[] = [
    { format: "adamas-record-3" },
    { format: "adamas-record-1", seats: [{ name: 3 }] },
    { ledger: null },
    { ledger: { ...data.ledger, table: "another" } },
    { ledger: { ...data.ledger, heads: [] } },
    { signature: { key: OTHER, value: OTHER } },
    { seats: data.seats.map((seat) => ({ ...seat, bot: "-" })) },
    { seats: data.seats.map(({ name }) => ({ name })) },
    { changes: [{ after: 0, seat: 9, bot: "fox" }] },
    { changes: [{ after: 9 ** 9, seat: 0, bot: "fox" }] },
    { moves: [1] },
    { seats: [{}] },
    { options: { chests: 1 } },
    { result: 3 },
    dice({ anchor: "AB".repeat(32) }),
    dice({ algorithm: "other" }),
    dice({ entropies: [] }),
    dice({ stacks: [{ epoch: 0, move: 1, cards: { a: 10 ** 9 } }] }),
    { dice: { algorithm: "adamas-dice-1", repeats: "x", keys: [], stacks: [] } },
  ];
  const changed = changes.map((change) => JSON.stringify({ ...data, ...change }));
  for (const each of ["", "[]", "null", text.slice(0, -20), ...changed])
    expect(() => readRecord(each), each.slice(-300)).toThrow(NoRecord);
  expect(readReceipt(null)).toBeNull();
  expect(readReceipt("{")).toBeNull();
  expect(readReceipt('{"format":"adamas-record-1"}')).toBeNull();
});

test("a long check shows how far it is, and can be stopped", async () => {
  const { record, receipt } = stories("diamoniak")[0]!;
  localStorage.setItem("adamas.receipt.story", receipt);
  const checking = new Checking();
  await checking.run(record);
  expect(checking.finished).toBe(true);
  expect(checking.done).toHaveLength(checking.all);
  expect([checking.failures, checking.open]).toEqual([[], 0]);
  expect(checking.receipt).toMatchObject({ seat: 1 });
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 5));
  const stopped = new Checking();
  stopped.stop();
  await stopped.run(record);
  expect(stopped.finished).toBe(false);
  expect(stopped.done.length).toBeGreaterThan(0);
  expect(stopped.done.length).toBeLessThan(stopped.all);
});
