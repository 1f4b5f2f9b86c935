import { describe, expect, test } from "vitest";
import { buffs, drawn, hp, legal, play, playAll, refused, scene } from "../testing/scene.ts";
import type { Setting } from "../testing/setting.ts";

const huntress = (
  skill: "hawk" | "blades" | "nature",
  board: string,
  more: Partial<Setting> = {},
) => scene({ board, skills: [skill, "endure"], ...more });

describe("Spirit Hawk", () => {
  test("[R54] 2 damage to an enemy within 4 steps, round corners and past obstacles", () => {
    const table = huntress("hawk", "..... ..... ....h ...#. ..H#.");
    expect(hp(play(table, "skill e3"), "e3")).toBe(3);
  });

  test("[R54] and no farther", () => {
    const table = huntress("hawk", "....h ..... ..... ..... ..H..");
    expect(refused(table, "skill e5")?.code).toBe("out-of-range");
  });
});

describe("Spectral Blades", () => {
  test("[R65] 1 damage to every enemy on a line, through units and obstacles", () => {
    const table = huntress("blades", "..... ..h.. ..#.. ..a.. ..H..");
    expect(drawn(play(table, "skill c2"))).toBe("..... ..h4.. ..#3.. ..a2.. ..H5..");
  });

  test("[R65] [X11] the line is three tiles long, however it is aimed", () => {
    const table = huntress("blades", "..h.. ..a.. ..... ..... ..H..");
    expect(drawn(play(table, "skill c4"))).toBe("..h5.. ..a2.. ..... ..... ..H5..");
    expect(refused(table, "skill c5")?.code).toBe("out-of-range");
  });

  test("[R55] [F22] along an empty line it is refused; a line is listed once", () => {
    const table = huntress("blades", "..... ..h.. ..... ..... ..H..");
    expect(refused(table, "skill b1")?.code).toBe("hits-nobody");
    expect(legal(table).filter((move) => move.startsWith("skill"))).toEqual(["skill c2"]);
  });
});

describe("Nature's Power", () => {
  const table = huntress("nature", "..... ..... ..h9.. ..H.. .....");

  test("[R63] Life, and 2 more on each of the next two attacks, whenever they come", () => {
    const charged = play(table, "skill");
    expect([hp(charged, "c2"), buffs(charged, "c2")]).toEqual([8, "life2"]);
    const hits = ["end", "attack c3", "end", "attack c3", "end", "attack c3"];
    expect(hp(playAll(charged, ...hits), "c3")).toBe(9 - 3 - 3 - 1);
  });

  test("[R63] [F17] used again it has two charges, not more", () => {
    const again = huntress("nature", "..h.. ..... ..... ..... ..H..", { charges: [1, 0] });
    expect(play(again, "skill").state.heroes![0].charges).toBe(2);
  });

  test("[R63] a move and hit uses one as well", () => {
    const far = huntress("nature", "..... ..... ..h.. ..... ..H..", { charges: [2, 0] });
    const after = play(far, "both c2 c3");
    expect([hp(after, "c3"), after.state.heroes![0].charges]).toEqual([2, 1]);
  });
});
