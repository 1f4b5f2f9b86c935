import { describe, expect, test } from "vitest";
import { board, can, hps, hurts, play, refused, scene, unit } from "../testing/scene.ts";

const WOODS = ["woods woods woods", "woods woods woods", "woods woods woods"] as const;
/** One before the other in the West, with this ground. */
const duel = (mine: string, theirs: string, terrain?: typeof WOODS) =>
  scene({
    board: [`${theirs} | . | .`, `${mine} | . | .`, ". | . | ."],
    ...(terrain && { terrain }),
  });
const name = (text: string): string => text.replace(/[:( ].*$/, "");
/** What an attack deals, and what comes back. */
const blows = (mine: string, theirs: string, terrain?: typeof WOODS): readonly string[] =>
  hurts(play(duel(mine, `-${theirs}`, terrain), 0, `${name(mine)} attacks ${name(theirs)}`));

describe("whom an attack reaches", () => {
  test("[R27] ahead up to its range, over others, and beside; never backwards", () => {
    const at = scene({
      board: ["-pikeman | . | .", "voltigeur | -fusilier | .", "desert-cannon | . | ."],
    });
    expect(can(at, "desert-cannon").filter((line) => line.startsWith("attacks"))).toEqual([
      "attacks pikeman",
    ]);
    expect(can(at, "voltigeur").filter((line) => line.startsWith("attacks"))).toEqual([
      "attacks pikeman",
      "attacks fusilier",
    ]);
    expect(refused(at, 0, "desert-cannon attacks fusilier").code).toBe("out-of-reach");
  });

  test("[R28] into the enemy base one hits only what one sees", () => {
    const at = scene({ board: ["-pikeman | . | .", ". | . | .", "desert-cannon | . | ."] });
    expect(can(at, "desert-cannon").filter((line) => line.startsWith("attacks"))).toEqual([]);
    const fog = scene({ board: [". | . | .", ". | voltigeur | .", "desert-cannon | . | ."] });
    expect(refused(fog, 0, "desert-cannon hits the base").code).toBe("fog");
    expect(hps(play(fog, 0, "voltigeur to west middle", "desert-cannon hits the base"))).toEqual([
      25, 16,
    ]);
  });

  test("[R29] a guard must be attacked first", () => {
    const at = duel("fusilier", "-archer -janissary");
    expect(refused(at, 0, "fusilier attacks archer").code).toBe("guarded");
    expect(can(at, "fusilier")).toContain("attacks janissary");
  });
});

describe("the damage of an attack", () => {
  test("[R30] is printed, enhanced, inspired and commanded, furious, and one for terrain", () => {
    expect(blows("fusilier", "line-infantry")[0]).toBe("-line-infantry 5 attack");
    expect(blows("fusilier(enhanced=5)", "line-infantry")[0]).toBe("-line-infantry 10 attack");
    expect(blows("fusilier drummer-boy", "line-infantry")[0]).toBe("-line-infantry 6 attack");
    expect(blows("fusilier marshal-ney", "line-infantry")[0]).toBe("-line-infantry 7 attack");
    expect(blows("grenadier", "line-infantry")[0]).toBe("-line-infantry 9 attack");
  });

  test("[R30] [GF-23] the terrain that counts is the target’s", () => {
    const ground = ["woods desert desert", "desert desert desert", "desert desert desert"] as const;
    expect(
      hurts(
        play(
          scene({
            terrain: ground,
            board: ["-fusilier | . | .", "grenadier | . | .", ". | . | ."],
          }),
          0,
          "grenadier attacks fusilier",
        ),
      )[0],
    ).toBe("-fusilier 10 attack");
    const own = ["desert desert desert", "woods desert desert", "desert desert desert"] as const;
    expect(
      hurts(
        play(
          scene({ terrain: own, board: ["-fusilier | . | .", "grenadier | . | .", ". | . | ."] }),
          0,
          "grenadier attacks fusilier",
        ),
      )[0],
    ).toBe("-fusilier 9 attack");
  });

  test("[R30] classes: pike against cavalry, cavalry against archer, ranged against a shield wall", () => {
    expect(blows("pikeman", "cavalry")[0]).toBe("-cavalry 9 attack");
    expect(blows("cavalry", "archer")[0]).toBe("-archer 8 attack");
    expect(blows("archer", "shield-guard")[0]).toBe("-shield-guard 2 attack");
  });

  test("[R31] [GF-6] wounds lower all of the sum, rounded up", () => {
    // 8 and fury and woods are 10, of which three quarters are 8, and the shield takes 1.
    expect(blows("grenadier:7", "cuirassier", WOODS)[0]).toBe("-cuirassier 7 attack");
    expect(blows("fusilier:1", "line-infantry")[0]).toBe("-line-infantry 3 attack");
  });

  test("[R31] [GF-7] a sum below nothing is nothing", () => {
    expect(blows("scout", "line-infantry")[0]).toBe("-line-infantry 0 attack");
    expect(blows("fusilier", "austrian-hussar(kit=archer)").slice(1)).toEqual([
      "fusilier 1 answer",
    ]);
    expect(blows("fusilier", "shaco(kit=archer)").slice(1)).toEqual([]);
  });

  test("[R32] [GF-22] shields may bring it to nothing", () => {
    expect(blows("voltigeur", "general-beaulieu")[0]).toBe("-general-beaulieu 1 attack");
    expect(blows("paralyzer", "general-beaulieu")[0]).toBe("-general-beaulieu 0 attack");
    expect(blows("fusilier", "lake-veteran -lake-shield-totem")[0]).toBe("-lake-veteran 0 attack");
    expect(blows("fusilier", "lake-veteran -sapper")[0]).toBe("-lake-veteran 4 attack");
  });
});

describe("the answer", () => {
  test("[R33] comes from whoever was hit, by what is left of it", () => {
    // Line Infantry 6, with 7 of 12 HP left: 6 × 19 / 24, rounded up.
    expect(blows("fusilier", "line-infantry")).toEqual([
      "-line-infantry 5 attack",
      "fusilier 5 answer",
    ]);
  });

  test("[R33] even of the dead, at half strength; not of a decoy, nor without damage, nor to the ranged", () => {
    expect(blows("sunfire-warlord", "fusilier")).toEqual([
      "-fusilier 18 attack",
      "sunfire-warlord 3 answer",
    ]);
    expect(blows("fusilier", "pikeman(decoy)")).toEqual(["-pikeman 5 attack"]);
    expect(blows("fusilier", "drummer-boy")).toHaveLength(1);
    expect(blows("hussar", "line-infantry")).toHaveLength(1);
  });

  test("[R33] with fury, pike and ground, less 4 of the ranged, less shields", () => {
    expect(blows("cavalry", "pikeman")[1]).toBe("cavalry 8 answer");
    expect(blows("line-infantry", "hussar:6")[1]).toBe("line-infantry 1 answer");
    expect(blows("cuirassier", "line-infantry")[1]).toBe("cuirassier 3 answer");
    expect(blows("fusilier", "grenadier", WOODS)[1]).toBe("fusilier 9 answer");
  });

  test("[R34] only the one attacked answers, and nobody helps it", () => {
    const alone = blows("fusilier", "line-infantry")[1];
    expect(blows("fusilier", "line-infantry -drummer-boy")).toEqual([
      "-line-infantry 5 attack",
      alone,
    ]);
    expect(blows("fusilier", "line-infantry -marshal-ney")[1]).toBe(alone);
  });
});

describe("the order of an attack", () => {
  test("[R35] hit, answer, thorns; cleave; the dead; the advance", () => {
    const at = scene({
      board: [". | . | .", "-fusilier:1 -scout | . | .", "sunfire-warlord | . | ."],
    });
    const done = play(at, 0, "sunfire-warlord attacks fusilier");
    const kinds = done.events
      .map(({ kind }) => kind)
      .filter((kind) => ["hurt", "fell", "moved"].includes(kind));
    expect(hurts(done)).toEqual([
      "-fusilier 18 attack",
      "sunfire-warlord 3 answer",
      "-scout 18 cleave",
    ]);
    expect(kinds).toEqual(["hurt", "hurt", "hurt", "fell", "fell", "moved"]);
    expect(board(done)[1]).toBe("sunfire-warlord:15 | . | .");
  });

  test("[R35] [GF-3] what comes after the answer comes also if the attacker died of it", () => {
    const pushed = play(
      scene({ board: [". | . | .", "-line-infantry | . | .", "pusher:1 | . | ."] }),
      0,
      "pusher attacks line-infantry",
    );
    expect(board(pushed)).toEqual(["-line-infantry:10 | . | .", ". | . | .", ". | . | ."]);
    const poisoned = play(
      duel("poisoner:1", "-line-infantry"),
      0,
      "poisoner attacks line-infantry",
    );
    expect(unit(poisoned, "-line-infantry").poison).toBe(2);
  });

  test("[R36] cleave, sweep and splash deal what the target took: nothing through a barrier", () => {
    const at = duel("grand-battery", "-barrier -old-guard:14(kit=archer)");
    expect(hurts(play(at, 0, "grand-battery attacks barrier"))).toEqual(["-barrier 0 attack"]);
    expect(
      hurts(
        play(duel("grand-battery", "-fusilier -cuirassier"), 0, "grand-battery attacks fusilier"),
      ),
    ).toEqual(["-fusilier 10 attack", "-cuirassier 10 cleave"]);
  });

  test("[R37] whoever kills hand to hand takes the ground", () => {
    const middle = (mine: string, theirs: string) =>
      board(
        play(
          scene({ board: [". | . | .", `${theirs} | . | .`, `${mine} | . | .`] }),
          0,
          `${mine} attacks scout`,
        ),
      );
    expect(middle("fusilier", "-scout")[1]).toBe("fusilier:9 | . | .");
    expect(middle("archer", "-scout")[1]).toBe(". | . | .");
    expect(middle("fusilier", "-scout -pikeman")[1]).toBe("-pikeman:10 | . | .");
    expect(board(play(duel("fusilier", "-scout"), 0, "fusilier attacks scout"))[1]).toBe(
      "fusilier:9 | . | .",
    );
  });

  test("[R37] it enters the tile as any other", () => {
    const marsh = ["desert desert desert", "marsh marsh marsh", "desert desert desert"] as const;
    const at = scene({
      terrain: marsh,
      board: [". | . | .", "-scout | . | .", "voltigeur | . | ."],
    });
    expect(unit(play(at, 0, "voltigeur attacks scout"), "voltigeur")).toMatchObject({
      ap: 0,
      tile: 3,
    });
  });
});
