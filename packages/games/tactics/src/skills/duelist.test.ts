import { describe, expect, test } from "vitest";
import { buffs, hp, legal, play, playAll, scene, told } from "../testing/scene.ts";
import type { Setting } from "../testing/setting.ts";

const duelist = (skill: "challenge" | "strike" | "feint", more: Partial<Setting> = {}) =>
  scene({ board: "..... ..... ..h.. ..H.. .....", skills: [skill, "hawk"], ...more });

describe("Challenge", () => {
  test("[R36, R38, R54] an enemy within 2 is challenged, and struck back when it attacks the duelist", () => {
    const after = play(duelist("challenge"), "skill c3");
    expect(buffs(after, "c3")).toBe("challenge2");
    const back = play(after, "attack c2");
    expect([hp(back, "c2"), hp(back, "c3")]).toEqual([4, 3]);
  });

  test("[R54] [F15] a challenged hero's skill does all its damage, and nobody strikes back", () => {
    const back = playAll(duelist("challenge"), "skill c3", "skill c2");
    expect([hp(back, "c2"), hp(back, "c3"), told(back, "countered")]).toEqual([3, 5, []]);
  });
});

describe("Elemental Strike", () => {
  test("[R59] 3 damage to an enemy beside it, and the debuff one chooses", () => {
    const table = duelist("strike");
    expect(legal(table).filter((move) => move.startsWith("skill"))).toEqual([
      "skill c3 weakness",
      "skill c3 bleed",
      "skill c3 slow",
    ]);
    const after = play(table, "skill c3 weakness");
    expect([hp(after, "c3"), buffs(after, "c3")]).toEqual([1, "weakness2"]);
  });

  test("[R59] without a choice its victim bleeds", () => {
    expect(buffs(play(duelist("strike"), "skill c3"), "c3")).toBe("bleed2");
  });

  test("[R59] [F13] through a guardian the Tank takes both, blow and debuff", () => {
    const table = duelist("strike", { board: "..... ..... ..ht. ..H.. ....." });
    const after = play(table, "skill c3 slow");
    expect([hp(after, "d3"), buffs(after, "d3"), buffs(after, "c3")]).toEqual([2, "slow2", ""]);
  });
});

describe("Feint", () => {
  test("[R32] the duelist dodges the next attack", () => {
    const back = playAll(duelist("feint"), "skill", "attack c2");
    expect([hp(back, "c2"), hp(back, "c3"), buffs(back, "c2")]).toEqual([5, 3, ""]);
  });

  test("[R54] [F15] and no skill", () => {
    const back = playAll(duelist("feint"), "skill", "skill c2");
    expect([hp(back, "c2"), hp(back, "c3")]).toEqual([3, 5]);
  });
});
