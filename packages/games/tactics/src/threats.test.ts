import { describe, expect, test } from "vitest";
import { dangerAt, threats } from "./threats.ts";
import { scene } from "./testing/scene.ts";
import type { Setting } from "./testing/setting.ts";
import { TILES } from "./tiles.ts";

/** What threatens the first seat, drawn: the most that each tile can be hit for. */
function danger(setting: Setting): string {
  const { state } = scene(setting);
  const all = threats(state, 0);
  const rows = [20, 15, 10, 5, 0].map((from) =>
    TILES.slice(from, from + 5)
      .map((tile) => dangerAt(all, tile) || ".")
      .join(""),
  );
  return rows.join(" ");
}

describe("threats", () => {
  test("[R23, R24, R25] lines within range, and whatever is beside a tile that can be walked to", () => {
    // The Archer on c4 sees down to c1 and along its row; the hero in the corner reaches two steps.
    expect(danger({ board: "h.... ..a.. ..... ..... ..H.." })).toBe(
      ".221. 22.11 1111. ..1.. ..1..",
    );
  });

  test("[R24, R29, R54] an obstacle ends a line, the blind threaten nobody, a skill reaches round corners", () => {
    expect(
      danger({
        board: "....h ..#.. ..a.. ..... H....",
        skills: ["endure", "hawk"],
        buffs: { c3: "blind" },
      }),
    ).toBe("2222. .2222 ..222 ...22 ....2");
  });

  test("[R29] who is rooted threatens from where it stands, who is stunned not at all", () => {
    const board = "..... ..... ..h.. ..... H....";
    expect(danger({ board, buffs: { c3: "root" } })).toBe("..... ..1.. .1.1. ..1.. .....");
    expect(danger({ board, buffs: { c3: "stun" } })).toBe("..... ..... ..... ..... .....");
  });

  test("[R29] a rooted hero does not leap", () => {
    const board = "..... ..... ..h.. ..... H....";
    const skills = ["endure", "leap"] as const;
    expect(danger({ board, skills, buffs: { c3: "root" } })).toBe("..... ..1.. .1.1. ..1.. .....");
  });

  test("[R42, R53] who has acted acts next when this round's Blind is over and its skill is ready", () => {
    const table: Setting = {
      board: "....h ..... ..... ..... H....",
      skills: ["endure", "hawk"],
      cooldowns: [0, 1],
      buffs: { e5: "blind" },
    };
    expect(danger(table)).toBe("..... ..... ..... ..... .....");
    expect(danger({ ...table, done: "e5" })).toBe("2222. .2222 ..222 ...22 ....2");
  });

  test("[R16] whether it still acts in this round", () => {
    const { state } = scene({ board: "a.h.. ..... ..... ..... ..H..", done: "a5" });
    expect(threats(state, 0).map(({ unit, now }) => [unit, now])).toEqual([
      [5, true],
      [8, false],
    ]);
  });
});
