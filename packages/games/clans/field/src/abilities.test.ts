import { describe, expect, test } from "vitest";
import { board, endTurns, hps, hurts, play, refused, scene, told, unit } from "./testing/scene.ts";

const WOODS = ["woods woods woods", "woods woods woods", "woods woods woods"] as const;
const duel = (mine: string, theirs: string) =>
  scene({ board: [`${theirs} | . | .`, `${mine} | . | .`, ". | . | ."] });
const name = (text: string): string => text.replace(/^-/, "").replace(/[:( ].*$/, "");
const strike = (mine: string, theirs: string) =>
  play(duel(mine, theirs), 0, `${name(mine)} attacks ${name(theirs)}`);
const blows = (mine: string, theirs: string) => hurts(strike(mine, theirs));

describe("abilities that add and shield", () => {
  test("[R48] fury adds to attacks and answers, not on the base", () => {
    expect(blows("pavlovsky-guard", "-line-infantry")[0]).toBe("-line-infantry 8 attack");
    expect(blows("fusilier", "-pavlovsky-guard")[1]).toBe("fusilier 7 answer");
    expect(hps(play(duel("pavlovsky-guard", "."), 0, "pavlovsky-guard hits the base"))).toEqual([
      25, 18,
    ]);
  });

  test("[R49] shield takes off attacks and answers, not what spreads", () => {
    expect(blows("fusilier", "-cuirassier")[0]).toBe("-cuirassier 4 attack");
    expect(blows("cuirassier", "-line-infantry")[1]).toBe("cuirassier 3 answer");
    expect(blows("grand-battery", "-fusilier -cuirassier")[1]).toBe("-cuirassier 10 cleave");
  });

  test("[R49] a tile shield covers its tile while it lives, fortify its column", () => {
    expect(blows("line-infantry", "-fusilier -lake-shield-totem")[0]).toBe("-fusilier 0 attack");
    const far = scene({ board: ["-fusilier | . | .", "line-infantry | . | .", ". | . | ."] });
    expect(hurts(play(far, 0, "line-infantry attacks fusilier"))[0]).toBe("-fusilier 6 attack");
    const column = scene({
      board: ["-sapper | . | .", "-fusilier | . | .", "line-infantry | . | ."],
    });
    expect(hurts(play(column, 0, "line-infantry attacks fusilier"))[0]).toBe("-fusilier 5 attack");
    expect(blows("line-infantry sapper", "-line-infantry")[1]).toBe("line-infantry 4 answer");
  });

  test("[R50] inspire adds to the column, itself included, on the base too; two add up", () => {
    const at = scene({
      board: [". | . | .", "fusilier drummer-boy | . | .", "imperial-eagle | . | ."],
    });
    expect(hps(play(at, 0, "fusilier hits the base"))).toEqual([25, 17]);
    expect(hps(play(at, 0, "drummer-boy hits the base"))).toEqual([25, 22]);
    const beside = scene({ board: [". | . | .", "fusilier | drummer-boy | .", ". | . | ."] });
    expect(hps(play(beside, 0, "fusilier hits the base"))).toEqual([25, 20]);
  });

  test("[R51] [GF-11] command twice, rally once, for others of the tile; not on the base", () => {
    expect(blows("fusilier marshal-ney", "-line-infantry")[0]).toBe("-line-infantry 7 attack");
    expect(blows("fusilier young-guard", "-line-infantry")[0]).toBe("-line-infantry 6 attack");
    expect(blows("young-guard", "-line-infantry")[0]).toBe("-line-infantry 6 attack");
    expect(hps(play(duel("fusilier young-guard", "."), 0, "fusilier hits the base"))).toEqual([
      25, 20,
    ]);
    expect(blows("fusilier", "-line-infantry -young-guard")[1]).toBe("fusilier 5 answer");
  });

  test("[R52] motivate adds damage and HP to its class near it, not to itself", () => {
    const at = scene({
      board: [". | . | .", "-line-infantry | . | .", "fusilier | melee-commander | archer"],
    });
    expect(unit(at, "fusilier")).toMatchObject({ hp: 10, motivated: 1 });
    expect([unit(at, "archer").motivated, unit(at, "melee-commander").motivated]).toEqual([0, 0]);
    expect(hurts(play(at, 0, "fusilier attacks line-infantry"))[0]).toMatch(
      /-line-infantry 6 attack/,
    );
  });

  test("[R52] [GF-10] HP come with a commander and go with it, down to one; two add up", () => {
    const at = scene({ board: [". | . | .", ". | . | .", "fusilier:3 | . | melee-commander"] });
    const near = play(at, 0, "melee-commander to center base");
    expect(unit(near, "fusilier")).toMatchObject({ hp: 4, motivated: 1 });
    const gone = play(endTurns(near, 2), 0, "melee-commander to east base");
    expect(unit(gone, "fusilier")).toMatchObject({ hp: 3, motivated: 0 });
    const two = scene({
      board: [". | . | .", "melee-commander | . | .", "fusilier | melee-commander | ."],
    });
    expect(unit(two, "fusilier").motivated).toBe(2);
    const dying = scene({ board: [". | . | .", ". | . | .", "fusilier:1 | melee-commander | ."] });
    expect(unit(play(dying, 0, "melee-commander to east base"), "fusilier").hp).toBe(1);
  });

  test("[R53] [GF-5] first strike: whom it kills does not answer; attacked it answers first, by the HP it has", () => {
    expect(blows("cossack", "-fusilier:3")).toEqual(["-fusilier 6 attack"]);
    expect(blows("cossack", "-fusilier")).toHaveLength(2);
    expect(blows("line-infantry", "-cossack")).toEqual([
      "line-infantry 6 answer",
      "-cossack 5 attack",
    ]);
    expect(blows("line-infantry:5", "-cossack")).toEqual([
      "line-infantry:5".replace(":5", "") + " 6 answer",
    ]);
  });

  test("[R53] if both strike first, neither does", () => {
    expect(blows("cossack", "-cossack:1")).toEqual(["-cossack 6 attack", "cossack 3 answer"]);
  });

  test("[R54] cleave hits one other on the tile, a hidden spy too", () => {
    const spied = strike("licorne-cannon", "-fusilier -spy");
    expect(hurts(spied)).toEqual(["-fusilier 6 attack", "-spy 6 cleave"]);
    expect(board(spied)[0]).toBe("-fusilier:3 | . | .");
  });

  test("[R55] thorns hurt an attacker that lives, also a ranged one, while they live", () => {
    expect(blows("archer", "-ancient-treant")).toEqual([
      "-ancient-treant 4 attack",
      "archer 3 thorns",
    ]);
    expect(
      blows("sunfire-warlord", "-ancient-treant:1").filter((hurt) => hurt.includes("thorns")),
    ).toEqual([]);
  });

  test("[R56] regen, regenerate, and the most wounded other of the column", () => {
    const at = scene({
      board: [". | . | .", "fusilier:3 | mire-hydra:5 | .", "woods-healing-tree:1 scout:3 | . | ."],
    });
    const next = endTurns(at, 2);
    expect(board(next)).toEqual([
      ". | . | .",
      "fusilier:5 | mire-hydra:7 | .",
      "woods-healing-tree:2 scout:3 | . | .",
    ]);
  });

  test("[R57] a medic heals a friend on its tile for its AP", () => {
    const at = scene({
      board: [". | . | .", ". | . | .", "field-medic fusilier:2 | pikeman:1 | ."],
    });
    const healed = play(at, 0, "field-medic heals fusilier");
    expect([unit(healed, "fusilier").hp, unit(healed, "field-medic").ap]).toEqual([7, 0]);
    expect(refused(at, 0, "field-medic heals pikeman").code).toBe("no-friend");
    expect(refused(play(at, 0, "end"), 1, "hero").code).toBe("hero-used");
  });

  test("[R57] played onto a wounded friend it heals the most wounded at once", () => {
    const at = scene({
      hands: ["expert-medic field-medic"],
      board: [". | . | .", ". | . | .", "line-infantry:2 | . | ."],
    });
    const healed = play(at, 0, "expert-medic to west base");
    expect([unit(healed, "line-infantry").hp, unit(healed, "expert-medic").ap]).toEqual([12, 0]);
    expect(told(play(at, 0, "field-medic to center base"), "healed")).toEqual([]);
  });

  test("[R58] a barrier takes the next damage, once, and not a hit of nothing", () => {
    const once = play(
      duel("hussar", "-barrier"),
      0,
      "hussar attacks barrier",
      "hussar attacks barrier",
    );
    expect(hurts(once)).toEqual(["-barrier 0 attack", "-barrier 6 attack"]);
    expect(unit(strike("scout", "-barrier"), "-barrier").charges.barrier).toBe(1);
    const trap = scene({
      terrain: WOODS,
      board: [". | . | .", "-^woods-mine | . | .", "barrier | . | ."],
    });
    expect(board(play(trap, 0, "barrier to west middle"))[1]).toBe("barrier:4 | . | .");
  });

  test("[R59] poison hurts at two turn starts; again it is two once more; fire comes on top", () => {
    const at = strike("poisoner:13(plusHp=9)", "-line-infantry");
    expect(unit(at, "poisoner").charges.poisoner).toBe(0);
    const hp = (turns: number) => unit(endTurns(at, turns), "-line-infantry").hp;
    expect([hp(0), hp(1), hp(3), hp(5)]).toEqual([10, 9, 8, 8]);
    expect(unit(strike("poisoner(spent)", "-line-infantry"), "-line-infantry").poison).toBe(0);
    const burning = scene({
      terrain: WOODS,
      board: ["-line-infantry(poison=2) fire(9) | . | .", ". | . | .", ". | . | ."],
    });
    expect(hurts(endTurns(burning))).toEqual(["-line-infantry 1 poison", "-line-infantry 1 fire"]);
    expect(unit(strike("poisoner", "-line-infantry(poison=1)"), "-line-infantry").poison).toBe(2);
  });
});
