import { describe, expect, test } from "vitest";
import { hits, lane, round, scene, told } from "../../testing/scene.ts";

const fight = (tile: string, terrain?: string) =>
  round(scene({ west: { board: ` | ${tile} | `, ...(terrain ? { terrain } : {}) } }));

describe("a fight", () => {
  test("[R28] is on the zone’s tile where both sides stand, and ends when one has nobody left", () => {
    const short = fight("desert-tank / lake-quick-strike ");
    expect(told(short, "fight_start")).toMatchObject([{ lane: 0, row: 1, terrain: "marsh" }]);
    expect(told(short, "tick").map(({ tick }) => tick)).toEqual([1, 2, 3, 4, 5]);
    const quick = fight("desert-elite-striker / drummer-boy ");
    expect(told(quick, "tick").map(({ tick }) => tick)).toEqual([1]);
  });

  test("[R28] elsewhere nobody fights", () => {
    expect(told(round(scene({ west: "fusilier | | " })), "fight_start")).toEqual([]);
  });

  test.each([
    ["desert-quick-strike", [1, 2, 3, 4, 5]],
    ["hussar", [2, 4]],
    ["fusilier", [3]],
    ["old-guard", [4]],
    ["lake-tank", [5]],
  ])("[R29] %s acts on ticks %s", (card, ticks) => {
    const struck = hits(fight(`${card} / lake-guardian `)).filter((hit) =>
      hit.includes(`${card}>`),
    );
    expect(struck.map((hit) => Number(hit[0]))).toEqual(ticks);
  });

  test("[R30] both hit at the same time, also if both fall", () => {
    expect(lane(fight("fusilier-6 / fusilier-5 "), 0)).toBe(" |  | ");
  });

  test("[R30] a fallen front card is followed by the one behind it, on the next tick", () => {
    const two = fight("desert-quick-strike-3 desert-quick-strike / desert-quick-strike ");
    expect(hits(two).slice(0, 3)).toEqual([
      "1 desert-quick-strike>desert-quick-strike 4",
      "1 desert-quick-strike>desert-quick-strike 4",
      "1 desert-quick-strike>desert-quick-strike 3 overflow",
    ]);
  });

  test("[R31] [GL-1] a ranged card behind a living one hits as well", () => {
    expect(hits(fight("lake-tank field-cannon / lake-guardian "))).toEqual([
      "2 field-cannon>lake-guardian 5 shot",
      "4 field-cannon>lake-guardian 5 shot",
      "5 lake-tank>lake-guardian 7",
      "5 lake-guardian>lake-tank 6",
    ]);
  });

  test("[R31] [GL-1] also if its front falls on that very tick, for it lived as the tick began", () => {
    const last = fight("sapper-7 austrian-cannon / fusilier ");
    expect(hits(last)).toContain("3 austrian-cannon>fusilier 5 shot");
  });

  test("[R31] [GL-1] not if its target has fallen to the front card", () => {
    expect(
      hits(fight("fusilier austrian-cannon / sapper-5 drummer-boy ")).some((hit) =>
        hit.includes("shot"),
      ),
    ).toBe(false);
  });

  test("[R31] [GL-1] shots of both sides land together", () => {
    const both = fight("lake-tank field-cannon-7 / lake-tank field-cannon-7 ");
    expect(hits(both).filter((hit) => hit.startsWith("2"))).toEqual([
      "2 field-cannon>lake-tank 6 shot",
      "2 field-cannon>lake-tank 6 shot",
    ]);
  });

  test("[R32] [GL-2] a banner that falls to overflow still helps the blow of that tick", () => {
    const banner = fight("fusilier-8 desert-war-banner / fusilier ");
    expect(hits(banner)).toEqual([
      "3 fusilier>fusilier 7",
      "3 fusilier>fusilier 5",
      "3 fusilier>desert-war-banner 4 overflow",
    ]);
  });

  test("[R33] a hit is aimed at the active card", () => {
    expect(hits(fight("fusilier / sapper hussar "))).toContain("3 fusilier>sapper 4");
  });

  test("[R34] what is more than needed goes on to the other card, past its shield, and may kill", () => {
    const over = fight("desert-berserker / sapper-3 austrian-grenadier-10 ");
    expect(hits(over)).toContain("4 desert-berserker>austrian-grenadier 7 overflow");
    expect(told(over, "fell").map(({ unit }) => unit.card)).toEqual([
      "sapper",
      "austrian-grenadier",
    ]);
  });

  test("[R35] terrain adds 1 where it is the card’s own, on any tile", () => {
    expect(hits(fight("fusilier / sapper ", "marsh woods marsh"))[0]).toBe("3 fusilier>sapper 5");
    const base = round(
      scene({ west: { board: "fusilier / hussar | | ", zone: 0, terrain: "woods marsh marsh" } }),
    );
    expect(hits(base)).toContain("3 fusilier>hussar 6");
  });

  test("[R35] everything that adds, then everything that takes away", () => {
    // 12 printed, 1 terrain, 1 inspire, 1 fury, 2 banner; less 2 totem, 1 fortify would be, 3 shield.
    const all = fight(
      "desert-berserker desert-war-banner / tidal-leviathan lake-shield-totem ",
      "marsh desert marsh",
    );
    expect(hits(all)).toContain("4 desert-berserker>tidal-leviathan 11");
  });

  test("[R36] [GL-7] reductions leave 1, and lift nothing", () => {
    expect(hits(fight("lake-quick-strike / tidal-leviathan "))[0]).toBe(
      "1 lake-quick-strike>tidal-leviathan 1",
    );
    expect(
      hits(fight("woods-healing-tree / tidal-leviathan ")).some((hit) => hit.startsWith("4")),
    ).toBe(false);
  });

  test("[R37] what was counted when the fight began stays when its source falls", () => {
    const inspired = fight("drummer-boy-3 line-infantry / desert-quick-strike ");
    expect(hits(inspired)).toContain("3 line-infantry>desert-quick-strike 7");
  });

  test("[R37] it is counted from the cards on the tile alone", () => {
    const far = round(scene({ west: "drummer-boy | line-infantry sapper / lake-guardian | " }));
    expect(hits(far)).toContain("3 line-infantry>lake-guardian 5");
  });

  test("[R38] healing stops at what is printed", () => {
    expect(lane(fight("ancient-treant-1 / drummer-boy "), 0)).toContain("ancient-treant 22");
  });
});
