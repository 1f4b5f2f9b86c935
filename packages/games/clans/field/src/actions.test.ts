import { describe, expect, test } from "vitest";
import { board, endTurns, hurts, play, refused, scene, unit } from "./testing/scene.ts";

const WOODS = ["woods woods woods", "woods woods woods", "woods woods woods"] as const;

describe("actions", () => {
  test("[R76] [GF-9] take the AP of an attack; what would do nothing is refused", () => {
    const at = scene({
      board: [
        ". | . | .",
        ". | . | .",
        "field-medic(ap=0) fusilier:1 | ap-booster voltigeur | resetter pikeman",
      ],
    });
    expect(refused(at, 0, "field-medic heals fusilier").code).toBe("no-ap");
    expect(refused(at, 0, "ap-booster boosts voltigeur").code).toBe("useless");
    expect(refused(at, 0, "resetter resets pikeman").code).toBe("useless");
    expect(refused(at, 0, "pikeman heals resetter").code).toBe("cannot");
  });

  test("[R77] an enhancer doubles what is printed, for good, and is gone", () => {
    const at = scene({
      board: [". | . | .", ". | . | .", "enhancer fusilier | enhancer drummer-boy | ."],
    });
    const enhanced = play(at, 0, "2 enhances fusilier");
    expect([unit(enhanced, "fusilier").enhanced, board(enhanced)[2]]).toEqual([
      5,
      "fusilier:9 | enhancer:2 drummer-boy:4 | .",
    ]);
    expect(refused(at, 0, "6 enhances drummer-boy").code).toBe("useless");
    expect(enhanced.position.state.seats[0].fallen).toMatchObject([
      { card: "enhancer", how: "spent" },
    ]);
  });

  test("[R78] [GF-2] a switcher swaps the abilities of two friends near it", () => {
    const at = scene({ board: [". | . | .", "archer | . | .", "switcher | pikeman | fusilier"] });
    const switched = play(at, 0, "switcher switches archer and pikeman");
    expect([unit(switched, "archer").kit, unit(switched, "pikeman").kit]).toEqual([
      "pikeman",
      "archer",
    ]);
    expect(refused(at, 0, "switcher switches archer and fusilier").code).toBe("no-friend");
  });

  test("[R78] [GF-30] never itself, no spies, no decoys; uses travel along", () => {
    const at = scene({
      board: [
        ". | . | .",
        "barrier(spent) | . | .",
        "switcher pikeman(decoy) | firestarter spy | .",
      ],
    });
    expect(refused(at, 0, "switcher switches switcher and barrier").code).toBe("no-friend");
    expect(refused(at, 0, "switcher switches spy and barrier").code).toBe("no-friend");
    expect(refused(at, 0, "switcher switches pikeman and barrier").code).toBe("no-friend");
    const switched = play(at, 0, "switcher switches barrier and firestarter");
    expect(unit(switched, "firestarter")).toMatchObject({
      kit: "barrier",
      charges: { barrier: 0 },
    });
  });

  test("[R79] a resetter gives a use back, a booster an AP", () => {
    const at = scene({
      board: [". | . | .", ". | . | .", "resetter barrier(spent) | ap-booster voltigeur(ap=0) | ."],
    });
    expect(unit(play(at, 0, "resetter resets barrier"), "barrier").charges.barrier).toBe(1);
    const boosted = play(at, 0, "ap-booster boosts voltigeur");
    expect([unit(boosted, "voltigeur").ap, board(boosted)[2]]).toEqual([
      1,
      "resetter:1 barrier:4 | voltigeur:5 | .",
    ]);
  });

  test("[R80] [GF-1] woods beside burn for two half-turns, and hurt whoever stands there at its turn", () => {
    const at = scene({
      terrain: WOODS,
      board: [". | . | .", "-pikeman | . | .", "firestarter | . | ."],
    });
    const lit = play(at, 0, "firestarter lights west middle");
    expect(lit.position.state.tiles[3]!.fire).toEqual({ until: 6, by: 0 });
    expect(refused(lit, 0, "firestarter lights center base").code).toBe("used-up");
    expect(hurts(endTurns(lit))).toEqual(["-pikeman 1 fire"]);
    expect(endTurns(lit, 2).position.state.tiles[3]!.fire).toBeNull();
    const cold = scene({
      settings: { fireTick: false },
      terrain: WOODS,
      board: [". | . | .", "-pikeman fire(9) | . | .", ". | . | ."],
    });
    expect(hurts(endTurns(cold))).toEqual([]);
  });

  test("[R80] only woods burn; what burns as long already is not lit again", () => {
    const at = scene({
      terrain: ["lake lake lake", "lake lake lake", "lake woods lake"],
      board: [". | . | .", ". | . | .", "firestarter | fire(9) | ."],
    });
    expect(refused(at, 0, "firestarter lights west middle").code).toBe("no-woods");
    expect(refused(at, 0, "firestarter lights center base").code).toBe("useless");
  });

  test("[R81] a converter turns its tile or one beside it, and puts fires out", () => {
    const at = scene({
      terrain: WOODS,
      board: [". | . | .", "fire(9) | . | .", "converter | . | ."],
    });
    const turned = play(at, 0, "converter turns west middle into lake");
    expect(turned.position.state.tiles[3]).toMatchObject({ terrain: "lake", fire: null });
    expect(refused(at, 0, "converter turns west base into woods").code).toBe("useless");
    expect(refused(at, 0, "converter turns east base into lake").code).toBe("too-far");
  });
});
