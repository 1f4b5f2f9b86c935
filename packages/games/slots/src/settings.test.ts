import { describe, expect, test } from "vitest";
import { PACES, parseSettings, SETTINGS } from "./settings.ts";

const refusal = (input: unknown) => {
  const parsed = parseSettings(input);
  return parsed.ok ? null : parsed.refusal;
};

describe("settings", () => {
  test("[R73] nothing said is all defaults", () => {
    expect(parseSettings(undefined)).toEqual({
      ok: true,
      value: {
        openingDraw: 8,
        laterDraw: 3,
        starterDraw: 0,
        starterGround: 4,
        deckMin: 20,
        deckMax: 30,
        copies: 2,
        turnMs: 60_000,
        choiceMs: 30_000,
        disconnectGraceMs: 60_000,
        stake: 0,
      },
    });
  });

  test.each(SETTINGS)("[R73] $key: its limits are accepted, one step beyond is not", (row) => {
    const { key, min, max } = row;
    const others = { deckMin: 1, deckMax: 60, copies: 4 };
    const codes = [min, max, min - 1, max + 1].map(
      (value) => refusal({ ...others, [key]: value })?.code ?? "fine",
    );
    expect(codes).toEqual(["fine", "fine", "bad-settings", "bad-settings"]);
  });
});

describe("settings that are refused", () => {
  test.each([
    ["a list", [], "Settings must be an object of names and values, not []."],
    ["too much", { copies: 5 }, "Setting 'copies' must be a whole number from 1 to 4, not 5."],
    [
      "half a card",
      { laterDraw: 2.5 },
      "Setting 'laterDraw' must be a whole number from 0 to 10, not 2.5.",
    ],
    [
      "a number as text",
      { turnMs: "9" },
      "Setting 'turnMs' must be a whole number from 0 to 86400000, not \"9\".",
    ],
    ["more at least than at most", { deckMin: 31 }, "deckMin 31 is more than deckMax 30."],
    ["less at most than at least", { deckMax: 10 }, "deckMin 20 is more than deckMax 10."],
    [
      "a deck that nobody can build",
      { deckMin: 33, deckMax: 40, copies: 1 },
      "33 cards cannot be had with 1 of each.",
    ],
  ])("[R73, R74] %s", (_what, input, words) => {
    expect(refusal(input)).toEqual({ code: "bad-settings", words });
  });

  test("[R73] an unknown name, answered with the known ones", () => {
    expect(refusal({ hand: 8 })?.words).toBe(
      `There is no setting 'hand'. Settings are: ${SETTINGS.map(({ key }) => key).join(", ")}.`,
    );
  });
});

test("[R56] three paces, each a playable match", () => {
  const paces = PACES.map(({ id, settings }) => {
    const parsed = parseSettings(settings);
    return [id, parsed.ok && parsed.value.turnMs, parsed.ok && parsed.value.choiceMs];
  });
  expect(paces).toEqual([
    ["standard", 60_000, 30_000],
    ["quick", 25_000, 15_000],
    ["untimed", 0, 0],
  ]);
});
