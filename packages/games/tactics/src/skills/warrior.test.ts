import { describe, expect, test } from "vitest";
import {
  announced,
  buffs,
  drawn,
  ended,
  hp,
  play,
  refused,
  scene,
  told,
} from "../testing/scene.ts";
import type { Setting } from "../testing/setting.ts";
import { tileNamed } from "../tiles.ts";

const leaper = (board: string, more: Partial<Setting> = {}) =>
  scene({ board, skills: ["leap", "endure"], ...more });
const shocker = (board: string, more: Partial<Setting> = {}) =>
  scene({ board, skills: ["shockwave", "endure"], ...more });

describe("Heroic Leap", () => {
  test("[R54, R56] over anything onto a free tile within 3; 2 damage to each enemy beside it", () => {
    const table = leaper(".ha.. ..... ..... ..#.. ..H..");
    expect(drawn(play(table, "skill c4"))).toBe(".h5a1.. ..H5.. ..... ..#3.. .....");
  });

  test("[R54] not onto a unit or an obstacle, and not farther", () => {
    const table = leaper("h.... ..... ..#.. ..... ..H..");
    expect(["c3", "c5", "c1"].map((tile) => refused(table, `skill ${tile}`)?.code)).toEqual([
      "occupied",
      "out-of-range",
      "occupied",
    ]);
  });

  test("[R57] [F12] a buff tile fires on landing, before the blows", () => {
    const after = play(leaper("..h.. ..+po.. ..... ..... ..H.."), "skill c4");
    expect(announced(after).slice(0, 6)).toEqual([
      "skill_used",
      "moved",
      "tile_fired",
      "buff_gained",
      "healed",
      "hurt",
    ]);
    expect(hp(after, "c5")).toBe(3);
  });

  test("[R57] [F12] if the tile kills the hero, nobody is hit", () => {
    const after = play(leaper("..h1.. ..+we.. ..... ..... ..H1.."), "skill c4");
    expect([hp(after, "c5"), ended(after)]).toEqual([
      1,
      { result: "win", seat: 1, reason: "hero" },
    ]);
  });
});

describe("Shockwave", () => {
  test("[R58] 1 damage to each enemy beside it, and a push of a tile", () => {
    const table = shocker("..... ..... ..h.. .aHt. .....");
    expect(drawn(play(table, "skill"))).toBe("..... ..h4.. ..... a2.H5.t4 .....");
  });

  test("[R58] [F11] where there is no room it is one blow of 2, to which a mark adds once", () => {
    const table = shocker("..... ..... ..... ..... h.atH", { buffs: { d1: "mark" } });
    const after = play(table, "skill");
    expect(told(after, "hurt")).toMatchObject([{ amount: 4 }]);
    expect(told(after, "moved")).toEqual([]);
  });

  test("[R58] the edge, a unit and an obstacle leave no room", () => {
    const table = shocker("..h.. ..... ...#. .taH. ...T.");
    expect(told(play(table, "skill"), "hurt")).toMatchObject([{ amount: 2 }]);
  });

  test("[R58] who is pushed is pushed even if a Tank took the blow, and fires the tile it comes to", () => {
    const table = shocker("..... ..+bl.. ..ht. ..H.. .....");
    const after = play(table, "skill");
    expect([drawn(after), buffs(after, "c4")]).toEqual([
      "..... ..h5.. ...t4. ..H5.. .....",
      "bleed2",
    ]);
  });

  test("[R58] [F11] a unit at 0 is not pushed and falls where it stood", () => {
    const after = play(shocker("h.... ..... ..a1.. ..H.. ....."), "skill");
    expect([told(after, "moved"), told(after, "fell")[0]?.tile]).toEqual([[], tileNamed("c3")]);
  });

  test("[R55] [F22] with nobody beside it is refused", () => {
    expect(refused(shocker("..h.. ..... ..... ..H.. ....."), "skill")?.code).toBe("hits-nobody");
  });
});

describe("Endure", () => {
  test("[R37, R56] a shield that takes 3, and no more Bleed", () => {
    const table = scene({
      board: "..h.. ..... ..... ..... ..H..",
      buffs: { c1: "bleed" },
    });
    const after = play(table, "skill");
    expect([buffs(after, "c1"), after.state.units[0]!.shield]).toEqual(["shield2", 3]);
  });

  test("[R53] used in round 3 it is ready again in round 5", () => {
    const table = scene({ board: "..h.. ..... ..... ..... ..H..", round: 3 });
    let now = play(table, "skill");
    const rests: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      now = play(now, "end");
      if (now.state.active === 0)
        rests.push(`${now.state.round} ${refused(now, "skill")?.code ?? "ready"}`);
    }
    expect(rests).toEqual(["4 resting", "5 ready"]);
  });

  test("[R53] `skillCooldown` is how long it rests", () => {
    const settings = { skillCooldown: 1 };
    const table = scene({ board: "..h.. ..... ..... ..... ..H..", settings });
    expect(refused(play(play(table, "skill"), "end"), "skill")).toBeNull();
  });
});
