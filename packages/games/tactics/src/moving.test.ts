import { describe, expect, test } from "vitest";
import { parseMove } from "./parse.ts";
import { buffs, drawn, hp, legal, play, refused, scene, thing, told } from "./testing/scene.ts";
import type { Scene } from "./testing/scene.ts";

const code = (table: Scene, line: string) => refused(table, line)?.code ?? null;
const listed = (table: Scene, verb: string) =>
  legal(table).filter((move) => move.split(" ")[0] === verb);

describe("move", () => {
  test("[R23] along a row or a column, as far as the unit moves or less", () => {
    const table = scene({ board: "..h.. ..... ..... ..S.. H....", acts: "c2" });
    expect(listed(table, "move")).toEqual(
      "c3 c4 d2 e2 c1 b2 a2".split(" ").map((tile) => `move ${tile}`),
    );
  });

  test("[R23] [X5] the tile it ends on and every tile between must be free", () => {
    const table = scene({ board: "..h.. ..... .#S.A ..... H....", acts: "c3" });
    expect(["a3", "b3", "e3", "c5", "c4"].map((tile) => code(table, `move ${tile}`))).toEqual([
      "path-blocked",
      "occupied",
      "occupied",
      "occupied",
      null,
    ]);
  });

  test("[R23] nobody turns a corner, goes too far or stays", () => {
    const table = scene({ board: "..h.. ..... ..... ..... ..H.." });
    expect(["d2", "c3", "c1"].map((tile) => code(table, `move ${tile}`))).toEqual([
      "not-straight",
      "too-far",
      "stands-there",
    ]);
  });
});

describe("what can be attacked", () => {
  test("[R24] an enemy or an obstacle in a straight line, as far as the range", () => {
    const table = scene({ board: "..a.. ....h #..A. ..... H..t.", acts: "d3" });
    expect(listed(table, "attack")).toEqual(["attack d1", "attack a3"]);
  });

  test("[R24] [C24] an obstacle hides what is behind it, a unit does not", () => {
    const hidden = scene({ board: "..... ..h.. ..#.. ..A.. H....", acts: "c2" });
    const open = scene({ board: "..... ..h.. ..t.. ..A.. H....", acts: "c2" });
    expect([code(hidden, "attack c4"), code(open, "attack c4")]).toEqual([
      "no-line-of-sight",
      null,
    ]);
  });

  test("[R24] an unseen unit cannot be attacked, nor one's own", () => {
    const table = scene({ board: "..... ..... ..h.. .THA. .....", buffs: { c3: "invisible" } });
    expect(["c3", "b2", "c1"].map((tile) => code(table, `attack ${tile}`))).toEqual([
      "unseen",
      "own-unit",
      "nothing-there",
    ]);
  });

  test("[R24, R27] [C12] everybody can hit an obstacle; only with Power is it gone at once", () => {
    const table = scene({ board: "..h.. ..... ..... ..#.. ..H.." });
    expect([thing(play(table, "attack c2"), "c2"), code(table, "destroy c2")]).toMatchObject([
      { hp: 2 },
      "needs-power",
    ]);
  });
});

describe("move and hit", () => {
  test("[R25] [C14] a move of a tile or more, then an enemy beside it, for an Archer too", () => {
    const table = scene({ board: "..... ..h.. ..... ..... H.A..", acts: "c1" });
    expect([code(table, "both c2 c4"), code(table, "both c1 c4")]).toEqual([
      "not-beside",
      "stands-there",
    ]);
    const near = scene({ board: "..... ..... ..h.. ..... H.A..", acts: "c1" });
    expect(hp(play(near, "both c2 c3"), "c3")).toBe(4);
  });

  test("[R25] [F23] never an obstacle", () => {
    const table = scene({ board: "..h.. ..... ..#.. ..... ..H.." });
    expect(code(table, "both c2 c3")).toBe("units-only");
  });

  test("[R25] not with Power, Blind or Ascended", () => {
    const having = (buff: string) =>
      scene({ board: "..... ..... ..h.. ..... ..H..", buffs: { c1: buff } });
    expect(
      ["power", "blind", "invulnerable"].map((buff) => code(having(buff), "both c2 c3")),
    ).toEqual(["too-strong", "blind", "ascended"]);
  });

  test("[R41] a buff tile fires between the two, and its effect counts for the hit", () => {
    const table = scene({ board: "..... ..... ..h.. ..+we.. ..H.." });
    const after = play(table, "both c2 c3");
    expect([hp(after, "c2"), told(after, "attacked")[0]?.power]).toEqual([4, 0]);
  });

  test("[R41] [F5] the hit is made even with new Power or new Slow", () => {
    const onto = (tile: string) => scene({ board: `..... ..... ..h.. ..+${tile}.. ..H..` });
    const after = ["po", "sl"].map((tile) => play(onto(tile), "both c2 c3"));
    expect(after.map((now) => [hp(now, "c3"), buffs(now, "c2")])).toEqual([
      [1, "power2"],
      [4, "slow2"],
    ]);
  });

  test("[R41] if the tile kills the mover there is no hit", () => {
    const table = scene({ board: "..... ..... ..h.. ..+we.. H.S1..", acts: "c1" });
    expect(drawn(play(play(table, "both c2 c3"), "obstacle"))).toBe(
      "..... ..... ..h5.. ..#3.. H5....",
    );
  });

  test("[R41] [X3] a Feint is dodged with, a mark adds, a challenge halves, after a move as well", () => {
    const hit = (laid: Readonly<Record<string, string>>) =>
      play(
        scene({ board: "..... ..... ..h.. ..... H.S..", acts: "c1", buffs: laid }),
        "both c2 c3",
      );
    expect(told(hit({ c3: "feint" }), "dodged")).toHaveLength(1);
    expect(told(hit({ c3: "mark" }), "hurt")[0]?.amount).toBe(4);
    const tank = scene({
      board: "h.... ..... ..t.. ..... H.S..",
      acts: "c1",
      buffs: { c1: "challenge" },
    });
    expect(told(play(tank, "both c2 c3"), "hurt")[0]?.amount).toBe(1);
  });
});

describe("the other actions", () => {
  test("[R26] [C19] these are all there are: no move with a skill after it", () => {
    const kinds = ["move", "attack", "both", "skill", "destroy", "end"];
    const full = { unit: 0, to: 1, at: 2, debuff: null };
    expect(parseMove({ kind: "move_and_skill", ...full }).ok).toBe(false);
    expect(parseMove({ kind: "skill", ...full }).ok).toBe(false);
    const table = scene({ board: "..h.. ..... ..#.. ..H.. .....", buffs: { c2: "power" } });
    const found = new Set(legal(table).map((move) => move.split(" ")[0]!));
    expect([...found].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  test("[R26] only a hero has a skill, and not while it rests", () => {
    const board = "..h.. ..... ..... ..T.. ..H..";
    expect(code(scene({ board, acts: "c2" }), "skill")).toBe("no-skill");
    expect(code(scene({ board, cooldowns: [1, 0] }), "skill")).toBe("resting");
  });

  test("[R27] with Power an obstacle beside the unit is gone, however strong", () => {
    const table = scene({
      board: "..h.. ..... ..... ..#9.. ..H..",
      buffs: { c1: "power" },
    });
    expect(drawn(play(table, "destroy c2"))).toBe("..h5.. ..... ..... ..... ..H5..");
  });

  test("[R28] to end is always allowed", () => {
    const table = scene({ board: "..h.. ..... ..... ..... ..H..", buffs: { c1: "stun" } });
    expect(legal(table)).toEqual(["end"]);
  });

  test("[R29] a stunned unit can only end; a rooted one neither moves nor uses a skill that moves it", () => {
    const rooted = scene({
      board: "..... ..... ..h.. ..... ..H..",
      skills: ["leap", "endure"],
      buffs: { c1: "root" },
    });
    expect(["move c2", "both c2 c3", "skill c2"].map((line) => code(rooted, line))).toEqual([
      "rooted",
      "rooted",
      "rooted",
    ]);
  });

  test("[R29] a rooted mage may set a beacon, and may not go to it", () => {
    const mage = (beacon: string | null) =>
      scene({
        board: "..h.. ..... ..... ..... ..H..",
        skills: ["beacon", "endure"],
        buffs: { c1: "root" },
        beacons: [beacon, null],
      });
    expect([code(mage(null), "skill c3"), code(mage("c3"), "skill")]).toEqual([null, "rooted"]);
  });

  test("[R29] [F24] Blind or Ascended cannot attack an obstacle, and can destroy one", () => {
    const board = "..h.. ..... ..... ..#.. ..H..";
    for (const buff of ["blind", "invulnerable"]) {
      const table = scene({ board, buffs: { c1: `${buff} power` } });
      expect(listed(table, "attack")).toEqual([]);
      expect(code(table, "destroy c2")).toBeNull();
    }
  });
});
