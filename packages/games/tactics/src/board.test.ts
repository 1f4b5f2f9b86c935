import { describe, expect, test } from "vitest";
import { words } from "./words.ts";
import { buffs, drawn, hp, legal, opening, play, refused, scene, told } from "./testing/scene.ts";
import { distance, NEIGHBOURS, tileName, tileNamed, TILES } from "./tiles.ts";
import { view } from "./view.ts";

describe("the board", () => {
  test("[R1] five columns and five rows, and one's own row is below", () => {
    const { state } = scene({ board: "a.h.t ..... ..... ..... T.H.A" });
    const ranks = ([0, 1] as const).map((seat) =>
      words
        .view(view(state, seat))
        .filter((line) => /^\d /.test(line))
        .map((line) => line.replaceAll(/ +/g, " ")),
    );
    expect([TILES.length, tileName(0), tileName(24)]).toEqual([25, "a1", "e5"]);
    expect(ranks).toEqual([
      ["5 arc3 · war5 · tan5", "4 · · · · ·", "3 · · · · ·", "2 · · · · ·", "1 TAN5 · WAR5 · ARC3"],
      ["1 ARC3 · WAR5 · TAN5", "2 · · · · ·", "3 · · · · ·", "4 · · · · ·", "5 tan5 · war5 · arc3"],
    ]);
  });

  test("[R2] steps go along rows and columns, and nothing is beside a corner", () => {
    const beside = NEIGHBOURS[tileNamed("c3")!]!.map(tileName).toSorted();
    expect(beside).toEqual(["b3", "c2", "c4", "d3"]);
    expect([NEIGHBOURS[0]!.length, distance(0, 24), distance(0, 6)]).toEqual([2, 8, 2]);
  });

  test("[R2] there are no diagonals", () => {
    const table = scene({ board: "..... ..... ...h. ..H.. ....." });
    expect([refused(table, "attack d3")?.code, refused(table, "move d3")?.code]).toEqual([
      "not-in-line",
      "not-straight",
    ]);
  });

  test("[R3] a unit and an obstacle block a tile, a buff tile and a beacon do not", () => {
    const table = scene({
      board: "..... ..... ..#.. .hH+li. .....",
      beacons: [null, "c1"],
    });
    expect(legal(table).filter((move) => move.startsWith("move"))).toEqual(["move d2", "move c1"]);
  });
});

describe("units", () => {
  test("[R4] [C20] a hero begins with 5 HP, an attack of 1, one tile of way and a range of 1", () => {
    const table = scene({ board: "..h.. ..... ..... ..... ..H.." });
    expect([hp(table, "c1"), refused(table, "move c3")?.code]).toEqual([5, "too-far"]);
  });

  test("[R4] `secondHeroHp` is for seat two's hero alone", () => {
    const team = { class: "mage", minions: ["tank", "archer"], skill: "wild" } as const;
    const table = opening({ settings: { heroHp: 7, secondHeroHp: 2 }, entries: [team, team] });
    expect(drawn(table)).toBe("t5.h9.a3 ..... ..... ..... T5.H7.A3");
  });

  test("[R5] [F10] what happens to several happens by id: hero, shadows, first and second minion", () => {
    const table = scene({ board: "t.h.a ...c. ..... ..... ..H..", skills: ["wild", "endure"] });
    const struck = told(play(table, "skill", [1, 1, 1]), "hurt").map(({ unit }) => unit.is);
    expect(struck).toEqual(["warrior", "clone", "tank", "archer"]);
  });

  test("[R6] HP does not rise above what a unit began with", () => {
    const table = scene({
      board: "..h.. ..... ..... ..+li.. ..H3..",
      settings: { overheal: false },
    });
    const after = play(table, "move c2");
    expect([hp(after, "c2"), buffs(after, "c2")]).toEqual([5, "life2"]);
    expect(told(after, "healed")).toMatchObject([{ amount: 2, hp: 5 }]);
  });

  test("[R6] a unit that lacks nothing gains nothing, and gets its buff", () => {
    const table = scene({
      board: "..h.. ..... ..... ..+li.. ..H..",
      settings: { overheal: false },
    });
    const after = play(table, "move c2");
    expect([hp(after, "c2"), buffs(after, "c2"), told(after, "healed")]).toEqual([5, "life2", []]);
  });

  test("[R6] with `overheal` HP may rise above what a unit began with", () => {
    const table = scene({ board: "..h.. ..... ..... ..+li.. ..H.." });
    const after = play(table, "move c2");
    expect([hp(after, "c2"), buffs(after, "c2")]).toEqual([8, "life2"]);
  });

  test("[R6] [F28] a blow takes no more HP than there are", () => {
    const table = scene({ board: "..h.. ..... ..t1.. ..H.. .....", buffs: { c2: "power" } });
    expect(told(play(table, "attack c3"), "hurt")).toMatchObject([{ amount: 1, hp: 0 }]);
  });
});
