import { parseConfig } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { DEFAULT_HAND } from "./hand.ts";
import { orcain } from "./rules.ts";
import { PACES, parseSettings, SETTINGS } from "./settings.ts";
import { cards, health, play, scene, drafted } from "./testing/scene.ts";

const refusal = (input: unknown) => {
  const parsed = parseSettings(input);
  return parsed.ok ? null : parsed.refusal;
};

describe("[R56] the settings", () => {
  test("[R56] nothing said is all defaults", () => {
    expect(parseSettings(undefined)).toEqual({
      ok: true,
      value: {
        maxHp: 10,
        startHp: 10,
        damage: 2,
        healing: 1,
        rounds: 3,
        roundCap: 10,
        suddenDeath: "classic",
        afkLimit: 2,
        prepMs: 20_000,
        firstStepMs: 250,
        stepMs: 900,
        disconnectGraceMs: 0,
        stake: 1,
      },
    });
  });

  test("[R56] damage and healing are what the cards do", () => {
    const settings = { damage: 3, healing: 4, maxHp: 20 };
    expect(health(play(scene({ settings }), ...drafted("AH.", "...")))).toEqual([14, 7]);
  });
});

describe("[R57] settings that are refused", () => {
  test.each([
    ["a list", [], "Settings must be an object of names and values, not []."],
    ["a text", "fast", 'Settings must be an object of names and values, not "fast".'],
    ["too little", { damage: 0 }, "Setting 'damage' must be a whole number from 1 to 30, not 0."],
    [
      "too much",
      { stake: 1001 },
      "Setting 'stake' must be a whole number from 0 to 1000, not 1001.",
    ],
    [
      "half of something",
      { rounds: 2.5 },
      "Setting 'rounds' must be a whole number from 1 to 20, not 2.5.",
    ],
    [
      "a number as text",
      { maxHp: "10" },
      "Setting 'maxHp' must be a whole number from 1 to 30, not \"10\".",
    ],
    [
      "an unknown choice",
      { suddenDeath: "brutal" },
      "Setting 'suddenDeath' must be one of 'classic', 'mustAttack', not \"brutal\".",
    ],
    ["more health than allowed", { startHp: 11 }, "startHp 11 is more than maxHp 10."],
    ["a cap on health below the start", { maxHp: 5 }, "startHp 10 is more than maxHp 5."],
    ["a cap before the last round", { roundCap: 2 }, "roundCap 2 is less than rounds 3."],
    ["more rounds than the cap", { rounds: 11 }, "roundCap 10 is less than rounds 11."],
  ])("[R57] %s", (_what, input, words) => {
    expect(refusal(input)).toEqual({ code: "bad-settings", words });
  });

  test("[R57] an unknown name, answered with the known ones", () => {
    expect(refusal({ maxHP: 10 })).toEqual({
      code: "bad-settings",
      words: `There is no setting 'maxHP'. Settings are: ${SETTINGS.map(({ key }) => key).join(", ")}.`,
    });
  });

  test("[R57] the limits themselves are accepted", () => {
    expect([refusal({ maxHp: 4, startHp: 4 }), refusal({ rounds: 4, roundCap: 4 })]).toEqual([
      null,
      null,
    ]);
  });
});

describe("[R58] hands", () => {
  const config = (settings: object, ...hands: readonly unknown[]) =>
    parseConfig(orcain, { settings, entries: hands.map((hand) => ({ hand })) });

  test("[R5, R58] nothing said is the default hand", () => {
    const parsed = parseConfig(orcain, undefined);
    expect(parsed.ok && parsed.value.entries).toEqual([
      { hand: DEFAULT_HAND },
      { hand: DEFAULT_HAND },
    ]);
  });

  test.each([
    ["three cards", cards("ADH")],
    ["five cards", cards("ADHCA")],
    ["an empty place", cards("ADH.")],
    ["an unknown card", ["attack", "heal", "heal", "dragon"]],
    ["the stand-in", ["attack", "heal", "heal", "GRASS"]],
    ["no list", "ADHC"],
  ])("[R58, R4] %s is no hand", (_what, hand) => {
    const parsed = config({}, hand, cards("ADHC"));
    expect(parsed.ok ? "accepted" : `${parsed.refusal.code}: ${parsed.refusal.words}`).toMatch(
      /^bad-entry: A hand is \{hand: four of attack, defense, heal, counter\}\. /,
    );
  });

  test.each([
    ["seat 0", "DDHC", "ADHC"],
    ["seat 1", "ADHC", "DDHC"],
  ])("[R58, R46] where attacks are demanded %s needs one in the hand", (_who, first, second) => {
    expect(config({ suddenDeath: "mustAttack" }, cards(first), cards(second))).toEqual({
      ok: false,
      refusal: { code: "bad-entry", words: "With mustAttack every hand needs an attack." },
    });
  });

  test("[R58] in a classic match a hand needs none", () => {
    expect(config({}, cards("DDHC"), cards("HHHH")).ok).toBe(true);
  });
});

test("[R59] the three paces, each a playable match", () => {
  const paces = PACES.map(({ id, settings }) => {
    const parsed = parseSettings(settings);
    return [id, parsed.ok && parsed.value.prepMs];
  });
  expect(paces).toEqual([
    ["standard", 20_000],
    ["calm", 60_000],
    ["untimed", 0],
  ]);
});
