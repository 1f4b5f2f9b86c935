import { describe, expect, test } from "vitest";
import {
  board,
  can,
  endTurns,
  hps,
  hurts,
  play,
  refused,
  scene,
  told,
  unit,
} from "./testing/scene.ts";

const WOODS = ["woods woods woods", "woods woods woods", "woods woods woods"] as const;
const EMPTY = ". | . | .";
const duel = (mine: string, theirs: string) =>
  scene({ board: [`${theirs} | . | .`, `${mine} | . | .`, EMPTY] });

describe("where abilities meet", () => {
  test("[R21] [GF-25] knocked back by fire, a unit is frightened where it lands", () => {
    const at = scene({
      terrain: WOODS,
      board: [EMPTY, ". | -fear | .", "hussar | . | ."],
    });
    // Seat two's fear looks at seat one's center base: from there the hussar goes to the fire and is thrown back.
    const back = scene({ terrain: WOODS, board: [EMPTY, ". | -fear | .", "fire(9) | hussar | ."] });
    expect(told(play(at, 0, "hussar to center base"), "frightened")).toHaveLength(1);
    expect(told(play(back, 0, "hussar to west base"), "frightened")).toHaveLength(1);
  });

  test("[R30, R78] archer and shield wall go with a switch", () => {
    const hit = (mine: string, theirs: string) =>
      hurts(play(duel(mine, `-fusilier(kit=${theirs})`), 0, `${mine} attacks fusilier`))[0];
    expect(hit("cavalry", "archer")).toBe("-fusilier 8 attack");
    expect(hit("archer", "shield-guard")).toBe("-fusilier 2 attack");
  });

  test("[R48, R53] fury and first strike: the answer lands first, and with fury", () => {
    expect(hurts(play(duel("fusilier", "-murad-bey"), 0, "fusilier attacks murad-bey"))).toEqual([
      "fusilier 17 answer",
    ]);
  });

  test("[R49, R74] a tile shield does not help against a splash", () => {
    const at = scene({
      board: [EMPTY, "-pikeman | -fusilier -lake-shield-totem | .", "one-side-attacker | . | ."],
    });
    expect(hurts(play(at, 0, "one-side-attacker attacks pikeman"))).toContain("-fusilier 3 splash");
  });

  test("[R50, R70] a decoy inspires as what it seems", () => {
    const at = duel("fusilier drummer-boy(decoy)", "-line-infantry");
    expect(hurts(play(at, 0, "fusilier attacks line-infantry"))[0]).toBe("-line-infantry 6 attack");
  });

  test("[R51, R78] command goes with a switch", () => {
    const at = scene({
      board: ["-line-infantry | . | .", "fusilier pikeman | . | .", "switcher marshal-ney | . | ."],
    });
    const hit = (from: typeof at) => hurts(play(from, 0, "fusilier attacks line-infantry"))[0];
    expect(hit(at)).toBe("-line-infantry 5 attack");
    const switched = play(at, 0, "switcher switches pikeman and marshal-ney");
    expect(hit(switched)).toBe("-line-infantry 7 attack");
  });

  test("[R52, R57] lent HP can be healed, and are given back all the same", () => {
    const at = scene({
      board: [EMPTY, EMPTY, "line-infantry:8 field-medic | melee-commander | ."],
    });
    const healed = play(at, 0, "field-medic heals line-infantry");
    expect(unit(healed, "line-infantry")).toMatchObject({ hp: 13, motivated: 1 });
    const away = play(healed, 0, "melee-commander to east base");
    expect(unit(away, "line-infantry")).toMatchObject({ hp: 12, motivated: 0 });
  });

  test("[R55, R58] a barrier takes thorns", () => {
    const at = duel("archer(kit=barrier)", "-ancient-treant");
    const blows = hurts(play(at, 0, "archer attacks ancient-treant"));
    expect(blows.slice(1)).toEqual(["archer 0 answer", "archer 3 thorns"]);
  });

  test("[R56, R59] poison hurts before regen heals", () => {
    const at = scene({ board: ["-lake-mist-weaver:5(poison=2) | . | .", EMPTY, EMPTY] });
    expect(unit(endTurns(at), "-lake-mist-weaver").hp).toBe(5);
  });

  test("[R57, R63] silence does not keep a medic from healing, nor a converter from turning", () => {
    const at = scene({ board: ["-silencer | . | .", "converter | . | .", EMPTY] });
    expect(can(at, "converter").some((line) => line.startsWith("turns"))).toBe(true);
  });

  test("[R60, R72] on the desert a shield wall takes two off the attuned", () => {
    const at = duel("terrain-adept", "-shield-guard");
    expect(hurts(play(at, 0, "terrain-adept attacks shield-guard"))[0]).toBe(
      "-shield-guard 0 attack",
    );
  });

  test("[R61, R29] a guard is first for slanting attacks too", () => {
    const at = scene({
      board: ["-archer -janissary | . | .", ". | diagonal-attacker scout | .", EMPTY],
    });
    expect(refused(at, 0, "diagonal-attacker attacks archer").code).toBe("guarded");
  });

  test("[R63, R37] glue does not hold an advance, paralyze does not hold a push", () => {
    const glued = scene({ board: ["-glue | . | .", "fusilier | -scout:1 | .", EMPTY] });
    expect(board(play(glued, 0, "fusilier attacks scout"))[1]).toBe(". | fusilier:9 | .");
    const pushed = scene({ board: [EMPTY, "-voltigeur | . | .", "paralyzer pusher | . | ."] });
    expect(board(play(pushed, 0, "pusher attacks voltigeur"))[0]).toMatch(/^-voltigeur/);
  });

  test("[R63, R38] silence keeps from the base", () => {
    const at = scene({ board: [". | -silencer | .", ". | fusilier | .", EMPTY] });
    expect(refused(at, 0, "fusilier hits the base").code).toBe("silenced");
  });

  test("[R64, R67] a spy is frightened too, and only its owner hears of it", () => {
    const at = scene({ board: ["-fear | . | .", ". | spy | .", EMPTY] });
    const gone = play(at, 0, "spy to west middle");
    expect([told(gone, "frightened").length, unit(gone, "spy").ap]).toEqual([1, 0]);
  });

  test("[R65, R66] a spy dies in a trap, and its grave is found", () => {
    const at = scene({ terrain: WOODS, board: [EMPTY, "-^woods-mine | . | .", "spy | . | ."] });
    const dead = play(at, 0, "spy to west middle");
    expect([hurts(dead), told(dead, "fell").length]).toEqual([["spy 3 trap"], 1]);
  });

  test("[R65, R71] a Shaco’s copy springs a trap and dies of it", () => {
    const at = scene({
      terrain: WOODS,
      hands: ["shaco"],
      board: [EMPTY, EMPTY, EMPTY],
    });
    at.position.state.tiles[0]!.traps[1] = {
      copy: 0,
      card: "woods-mine",
      decoy: false,
      plusDamage: 0,
      plusHp: 0,
    };
    expect(board(play(at, 0, "shaco to center base"))[2]).toBe(". | shaco:3 | shaco:3");
  });

  test("[R65, R70] a trap that is a decoy springs and deals nothing", () => {
    const at = scene({
      terrain: WOODS,
      board: [EMPTY, "-^woods-mine(decoy) | . | .", "barrier | . | ."],
    });
    const sprung = play(at, 0, "barrier to west middle");
    expect([told(sprung, "trap_sprung").length, hurts(sprung)]).toEqual([1, ["barrier 0 trap"]]);
    expect(unit(sprung, "barrier")).toMatchObject({ hp: 4, charges: { barrier: 1 } });
  });

  test("[R66, R70] a decoy of a spy is gone in the enemy base, and nobody is struck", () => {
    const at = scene({ board: ["-pikeman | . | .", "spy(decoy) | spy(decoy) | .", EMPTY] });
    const both = play(at, 0, "2 to west enemy base", "4 to center enemy base");
    expect([board(both)[0], hps(both)]).toEqual(["-pikeman:10 | . | .", [25, 25]]);
    expect([board(both)[1], told(both, "spy_struck")]).toEqual([EMPTY, []]);
    expect(told(both, "fell").map(({ how }) => how)).toEqual(["spent", "spent"]);
  });

  test("[R55, R70] a decoy that a hit of nothing left standing pricks nobody", () => {
    const pricked = (treant: string) =>
      hurts(play(duel("scout(kit=archer)", treant), 0, "scout attacks ancient-treant")).slice(1);
    expect(pricked("-ancient-treant(decoy)")).toEqual([]);
    expect(pricked("-ancient-treant")).toEqual(["scout 3 thorns"]);
  });

  test("[R67, R68] a watcher sees through one that conceals", () => {
    const at = scene({
      board: [EMPTY, "-marsh-fog-stalker -line-infantry | . | .", "watcher | . | ."],
    });
    expect(board(at, 0)[1]).toContain("-line-infantry:12");
  });

  test("[R69, R58] a barrier takes the hit, not the push", () => {
    const at = scene({ board: [EMPTY, "-barrier | . | .", "pusher | . | ."] });
    expect(board(play(at, 0, "pusher attacks barrier"))[0]).toBe("-barrier:4 | . | .");
  });

  test("[R72, R81] turned ground gives and takes at once", () => {
    const at = scene({ board: [EMPTY, EMPTY, "terrain-adept converter | . | ."] });
    const marsh = play(at, 0, "converter turns west base into marsh");
    expect(unit(marsh, "terrain-adept")).toMatchObject({ hp: 9, steeped: 5 });
    expect(unit(play(marsh, 0, "converter turns west base into lake"), "terrain-adept").hp).toBe(4);
  });

  test("[R74, R70] a sweep kills a decoy in the fog, and its killer is not paid", () => {
    const at = scene({
      board: ["-pikeman(decoy) | . | .", "-fusilier | . | .", "lane-sweeper | . | ."],
    });
    const swept = play(at, 0, "lane-sweeper attacks fusilier");
    expect([board(swept)[0], swept.position.state.seats[0].kills.common]).toEqual([EMPTY, 0]);
  });

  test("[R74, R66] two sides strike a spy they do not see", () => {
    const at = scene({ board: [EMPTY, "-spy | -pikeman | .", ". | two-side-attacker | ."] });
    expect(hurts(play(at, 0, "two-side-attacker attacks pikeman"))).toContain("-spy 3 splash");
  });

  test("[R75, R38] by a scout’s eyes a cannon hits the base two lanes’ neighbours away", () => {
    const at = scene({ board: [EMPTY, ". | scout | .", "desert-cannon | . | ."] });
    expect(hps(play(at, 0, "desert-cannon hits the base"))).toEqual([25, 16]);
    const tall = scene({ board: [EMPTY, ". | tall | .", "desert-cannon | . | ."] });
    expect(hps(play(tall, 0, "desert-cannon hits the base"))).toEqual([25, 16]);
  });

  test("[R77, R38] what an enhancer added counts on the base, and by wounds", () => {
    const at = duel("fusilier(enhanced=5)", ".");
    expect(hps(play(at, 0, "fusilier hits the base"))).toEqual([25, 15]);
  });

  test("[R79, R58] a barrier that was reset takes a second hit, and no third", () => {
    const at = scene({ board: ["-hussar | . | .", "resetter barrier | . | .", EMPTY] });
    const reset = play(play(at, 0, "resetter resets barrier"), 0, "end");
    expect(unit(reset, "barrier").charges.barrier).toBe(2);
    const strike = "hussar attacks barrier";
    expect(hurts(play(reset, 1, strike, strike))).toEqual(["barrier 0 attack", "barrier 0 attack"]);
    const third = endTurns(play(reset, 1, strike, strike), 2);
    expect(hurts(play(third, 1, strike))).toEqual(["barrier 6 attack"]);
  });

  test("[R79, R20] a boosted unit attacks once more", () => {
    const at = scene({ board: ["-shield-guard | . | .", "fusilier ap-booster | . | .", EMPTY] });
    const twice = play(
      at,
      0,
      "fusilier attacks shield-guard",
      "ap-booster boosts fusilier",
      "fusilier attacks shield-guard",
    );
    expect(hurts(twice).filter((hurt) => hurt.endsWith("attack"))).toHaveLength(2);
  });
});
