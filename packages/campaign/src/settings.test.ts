import { seededRng } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { battleOf, parseSetup } from "./index.ts";
import { SETTINGS } from "./settings.ts";
import { playRun, QUICK, randomMove } from "./testing/index.ts";
import { atBattle } from "./testing/scene.ts";

/** Both ends of every setting, one at a time. */
const EXTREMES = SETTINGS.flatMap((row): readonly (readonly [string, unknown])[] =>
  row.kind === "integer"
    ? [
        [row.key, row.min],
        [row.key, row.max],
      ]
    : row.options.map((option) => [row.key, option]),
).filter(([key, value]) => !(key === "battleTurns" && value === 200)); // it would only take long

describe("settings", () => {
  test.each(EXTREMES)("[C1] a run can be played with %s at %s", (key, value) => {
    const setup = parseSetup({
      seed: `${key} ${String(value)}`,
      settings: { ...QUICK, [key]: value },
    });
    if (!setup.ok) throw new Error(setup.refusal.words);
    const rng = seededRng(key);
    const { journal } = playRun(setup.value, (state) => randomMove(state, rng), { most: 14 });
    expect(journal.inputs.length).toBeGreaterThan(0);
  });

  test("[C25] no base has more HP than the field allows", () => {
    const settings = { bossHp: 500, bossHpAct: 200, startHp: 500 };
    const state = atBattle({ kind: "boss", difficulty: "boss" }, { act: 3 }, { settings });
    expect(battleOf(state)?.config.settings.baseHpSecond).toBe(999);
  });
});
