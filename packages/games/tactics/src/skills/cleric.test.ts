import { describe, expect, test } from "vitest";
import { CURABLE } from "../buffs/buffs.ts";
import { asked, buffs, drawn, hp, legal, play, refused, scene, told } from "../testing/scene.ts";
import type { Setting } from "../testing/setting.ts";

const cleric = (
  skill: "trinity" | "many" | "ascend",
  more: Partial<Setting> = {},
  board = "..h.. ..... ..... ..... T.H..",
) => scene({ board, skills: [skill, "endure"], ...more });

describe("Trinity", () => {
  test("[R54, R56] 3 HP and Life for itself or an ally within 2", () => {
    const table = cleric("trinity");
    expect([hp(play(table, "skill c1"), "c1"), hp(play(table, "skill a1"), "a1")]).toEqual([
      11, 11,
    ]);
    expect([refused(table, "skill c2")?.code, refused(table, "skill c5")?.code]).toEqual([
      "no-ally",
      "out-of-range",
    ]);
  });

  test("[R64] [C21] one debuff by chance, not all of them", () => {
    const table = cleric("trinity", { buffs: { a1: "bleed slow mark" } });
    const cured = [0, 1, 2].map((roll) => buffs(play(table, "skill a1", [roll]), "a1"));
    expect(cured).toEqual(["slow2 mark2 life2", "bleed2 mark2 life2", "bleed2 slow2 life2"]);
  });

  test.each(CURABLE)(
    "[R64] [F20] it removes %s; where there is only one, no chance is asked",
    (buff) => {
      const table = cleric("trinity", { buffs: { a1: `power ${buff}2` } });
      expect(buffs(play(table, "skill a1"), "a1")).toBe("power2 life2");
    },
  );

  test("[R64] [F20] nothing else is a debuff", () => {
    const table = cleric("trinity", { buffs: { a1: "speed root stun" } });
    expect(buffs(play(table, "skill a1"), "a1")).toBe("speed2 root1 stun1 life2");
  });
});

describe("Power of Many", () => {
  test("[R30, R56] 1 HP and Rally for all of one's units", () => {
    const after = play(cleric("many"), "skill");
    expect([drawn(after), buffs(after, "a1"), buffs(after, "c1")]).toEqual([
      "..h5.. ..... ..... ..... T6.H6..",
      "rally1",
      "rally1",
    ]);
  });

  test("[R17, R68] [X2] a skill ends the turn, and asks for what the fallen leave", () => {
    const wild = scene({
      board: "..h.a1 ..... ..... ..... ..H..",
      skills: ["wild", "endure"],
    });
    expect([asked(play(cleric("many"), "skill")), asked(play(wild, "skill", [1]))]).toEqual([
      "1 action",
      "1 remains",
    ]);
  });
});

describe("Ascended Form", () => {
  test("[R29, R44] no HP is lost and no attack made; it moves, and used skills rest", () => {
    const board = "..... ..... ..h.. ..H.. T....";
    const after = play(cleric("ascend", {}, board), "skill");
    const hit = play(after, "attack c2");
    expect([hp(hit, "c2"), told(hit, "unharmed").length]).toEqual([5, 1]);
    const again = cleric("ascend", { buffs: { c2: "invulnerable" } }, board);
    expect(legal(again)).toEqual(["move d2", "move c1", "move b2", "skill", "end"]);
  });
});
