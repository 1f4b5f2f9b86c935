import type { Setting } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { parseEntry } from "./parse.ts";
import { tactics } from "./rules.ts";
import { PACES, SETTINGS } from "./settings.ts";

const read = (settings: unknown) => tactics.parseSettings(settings);

/** What a row takes, and what it does not. */
function endsOf(row: Setting): readonly [readonly unknown[], readonly unknown[]] {
  switch (row.kind) {
    case "integer":
      return [
        [row.min, row.max],
        [row.min - 1, row.max + 1, row.min + 0.5, String(row.min)],
      ];
    case "choice":
      return [row.options, ["", "both", 0]];
    case "boolean":
      return [
        [true, false],
        ["yes", 0, null],
      ];
  }
}

describe("settings", () => {
  test("[R80] nothing said is the usual match", () => {
    const usual = Object.fromEntries(SETTINGS.map((row) => [row.key, row.default]));
    expect(read({})).toEqual({ ok: true, value: usual });
  });

  test.each(SETTINGS)("[R80] $key: its ends are taken, what lies beyond is refused", (row) => {
    const [good, bad] = endsOf(row);
    expect(good.map((value) => read({ [row.key]: value }).ok)).toEqual(good.map(() => true));
    expect(bad.map((value) => read({ [row.key]: value }).ok)).toEqual(bad.map(() => false));
  });

  test("[R6, R14, R71] the rules as first written are one pace away", () => {
    const book = PACES.find(({ id }) => id === "by-the-book")!;
    expect(book.settings).toMatchObject({ opener: "first", overheal: true, pressureHeals: true });
  });

  test("[R80] a setting nobody knows is refused", () => {
    expect(read({ heroMana: 3 }).ok).toBe(false);
  });

  test("[R17, R80] 0 is no limit", () => {
    const untimed = PACES.find(({ id }) => id === "untimed")!;
    const settings = read(untimed.settings);
    if (!settings.ok) throw new Error(settings.refusal.words);
    const state = tactics.setup(
      { settings: settings.value, entries: [null, null] },
      { rng: { below: () => 0 } },
    );
    expect(tactics.decisions(state).map(({ limitMs }) => limitMs)).toEqual([null, null]);
  });

  test("[R80] every pace can be played", () => {
    expect(PACES.map(({ settings }) => read(settings).ok)).toEqual(PACES.map(() => true));
  });
});

describe("a team", () => {
  const team = { class: "mage", minions: ["tank", "archer"], skill: "wild" };

  test("[R12] one may bring a whole one, or none", () => {
    expect([parseEntry(team), parseEntry(null)]).toEqual([
      { ok: true, value: team },
      { ok: true, value: null },
    ]);
  });

  test.each([
    [{ ...team, minions: ["tank", "tank"] }, "Two minions are two different ones, not twice tank."],
    [{ ...team, skill: "endure" }, "Endure is no skill of a Mage."],
    [{ class: "mage" }, "A team is {class, minions: [first, second], skill}; or bring none."],
  ])("[R12] a team that could not be drafted is refused: %j", (entry, said) => {
    expect(parseEntry(entry)).toEqual({
      ok: false,
      refusal: { code: "bad-entry", words: said },
    });
  });
});
