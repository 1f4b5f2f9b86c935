import { withRolls } from "@holmgang/kernel/testing";
import { describe, expect, test } from "vitest";
import { redact } from "./redact.ts";
import { findRelic } from "./relic.ts";
import { board, hand, hurts, play, refused, scene, seen, told, unit } from "./testing/scene.ts";

const WOODS = ["woods woods woods", "woods woods woods", "woods woods woods"] as const;

describe("entering a tile", () => {
  test("[R21] a trap comes before fire, fire before fear, fear before marsh", () => {
    const at = scene({
      terrain: WOODS,
      board: ["-fear | . | .", "-^woods-mine fire(9) | . | .", "line-infantry | . | ."],
    });
    const gone = play(at, 0, "line-infantry to west middle");
    expect(hurts(gone)).toEqual(["line-infantry 3 trap", "line-infantry 1 fire"]);
    // Knocked back, it is not before the one that spreads fear any more.
    expect(told(gone, "frightened")).toEqual([]);
    expect(board(gone)[2]).toBe("line-infantry:8 | . | .");
  });

  test("[R21] whoever dies on the way meets no more", () => {
    const at = scene({
      terrain: WOODS,
      relic: 0,
      board: [". | . | .", "-^woods-mine | . | .", "drummer-boy:3 | . | ."],
    });
    const gone = play(at, 0, "drummer-boy to west middle");
    expect([board(gone)[1], told(gone, "relic_found")]).toEqual([". | . | .", []]);
  });

  test("[R21] [R72] a trap comes before what the marsh gives to the attuned", () => {
    const at = (hp: number) =>
      scene({
        terrain: ["desert desert desert", "marsh desert desert", "desert desert desert"],
        board: [". | . | .", "-^woods-mine | . | .", `terrain-adept:${hp} | . | .`],
      });
    expect(board(play(at(3), 0, "terrain-adept to west middle"))[1]).toBe(". | . | .");
    const met = play(at(4), 0, "terrain-adept to west middle");
    expect(unit(met, "terrain-adept")).toMatchObject({ hp: 6, ap: 0, steeped: 5 });
    expect(told(met, "changed").map(({ why }) => why)).toEqual(["marsh", "attuned"]);
  });

  test("[R26] [R72] so does one that is played there", () => {
    const at = scene({
      terrain: ["desert desert desert", "marsh marsh desert", "desert desert desert"],
      hands: ["terrain-adept terrain-adept"],
      board: [". | . | .", "-^woods-mine | . | .", ". | . | ."],
    });
    const placed = play(
      at,
      0,
      "terrain-adept (1) to west middle",
      "terrain-adept (2) to center middle",
    );
    expect(board(placed)[1]).toBe("terrain-adept:6 | terrain-adept:9 | .");
  });

  test("[R22] a trap springs once, on the first enemy", () => {
    const at = scene({
      terrain: WOODS,
      board: [". | . | .", "-^woods-mine | . | .", "voltigeur fusilier | . | ."],
    });
    const both = play(at, 0, "voltigeur to west middle", "fusilier to west middle");
    expect(hurts(both)).toEqual(["voltigeur 3 trap"]);
    expect(told(both, "trap_sprung")).toMatchObject([{ seat: 1, card: "woods-mine" }]);
  });

  test("[R23] fire deals one and knocks back, where a trap may lie again", () => {
    const at = scene({ terrain: WOODS, board: [". | . | .", ". | fire(9) | .", ". | hussar | ."] });
    const burnt = play(at, 0, "hussar to center middle");
    expect([board(burnt)[2], hurts(burnt)]).toEqual([". | hussar:5 | .", ["hussar 1 fire"]]);
    const trapped = scene({
      terrain: WOODS,
      board: [". | . | .", "-^woods-mine hussar | fire(9) | .", ". | . | ."],
    });
    expect(hurts(play(trapped, 0, "hussar to center middle"))).toEqual([
      "hussar 1 fire",
      "hussar 3 trap",
    ]);
  });

  test("[R23] without room to fall back to it stays in the fire", () => {
    const at = scene({
      terrain: WOODS,
      board: ["-pikeman -pikeman | . | .", "-hussar fire(9) | . | .", "pusher | . | ."],
    });
    const pushed = play(at, 0, "pusher attacks hussar");
    expect(board(pushed)[1]).toBe("-hussar:4 | . | .");
  });

  test("[R24] marsh takes all AP, however one comes", () => {
    const terrain = ["marsh marsh marsh", "marsh marsh marsh", "marsh marsh marsh"] as const;
    const at = scene({
      terrain,
      board: [". | . | .", "-voltigeur | . | .", "hussar pusher | . | ."],
    });
    expect(unit(play(at, 0, "hussar to center base"), "hussar").ap).toBe(0);
    expect(unit(play(at, 0, "pusher attacks voltigeur"), "-voltigeur")).toMatchObject({
      ap: 0,
      tile: 6,
    });
  });

  test("[R25] the first to come to its tile has the relic, even above eight cards", () => {
    const at = scene({
      relic: 0,
      hands: ["scout scout scout scout scout scout scout scout"],
      board: [". | . | .", ". | . | .", "hussar | . | ."],
    });
    const found = play(at, 0, "hussar to west middle");
    expect(hand(found, 0).split(" ")).toHaveLength(9);
    expect(told(found, "relic_found")).toHaveLength(1);
    expect(seen(found, 1).seats[0].handCount).toBe(9);
  });

  test("[R25] it is one of twelve cards, at equal odds", () => {
    const found = (roll: number) => {
      const at = scene({ relic: 0, board: [". | . | .", "hussar | . | .", ". | . | ."] });
      const { state } = at.position;
      withRolls([roll], (rng) => findRelic({ state, table: { rng } }, unit(at, "hussar"), 0));
      return hand(at, 0);
    };
    expect(Array.from({ length: 12 }, (_, roll) => found(roll)).toSorted()).toEqual([
      "desert-berserker",
      "desert-elite-striker",
      "desert-shadow-scout",
      "desert-veteran",
      "lake-elite-striker",
      "lake-guardian",
      "lake-mist-weaver",
      "lake-veteran",
      "woods-elite-striker",
      "woods-sentinel",
      "woods-shroud-walker",
      "woods-veteran",
    ]);
    expect(() => found(12)).toThrow("below 12");
  });

  test("[R25] [GF-33] of a hidden spy’s find only its owner is told; the hand is counted", () => {
    const at = scene({ relic: 0, board: [". | . | .", ". | . | .", "spy | . | ."] });
    const found = play(at, 0, "spy to west middle");
    const heard = found.events.map((event) => redact(event, 1)).filter((event) => event !== null);
    expect(heard).toEqual([{ kind: "card_gained", seat: 0, copy: null }]);
    expect(seen(found, 1).seats[0].handCount).toBe(seen(at, 1).seats[0].handCount + 1);
  });

  test("[R26] [GF-13] a card that is played meets trap, fire and relic, neither fear nor marsh", () => {
    const at = scene({
      terrain: WOODS,
      hands: ["voltigeur scout"],
      board: ["-fear | . | .", "-^woods-mine | fire(9) | .", ". | . | ."],
    });
    expect(hurts(play(at, 0, "voltigeur to west middle"))).toEqual(["voltigeur 3 trap"]);
    const burnt = play(at, 0, "scout to center middle");
    expect([board(burnt)[1], told(burnt, "moved")]).toEqual([". | scout:3 | .", []]);
    const marsh = scene({
      terrain: ["marsh marsh marsh", "marsh marsh marsh", "marsh marsh marsh"],
      hands: ["voltigeur"],
      board: ["-fear | . | .", ". | . | .", ". | . | ."],
    });
    expect(unit(play(marsh, 0, "voltigeur to west base"), "voltigeur").ap).toBe(1);
  });

  test("[R26] [GF-13] killed by a trap it was played", () => {
    const at = scene({
      terrain: WOODS,
      hands: ["capuchin-thief pikeman fusilier"],
      board: [". | . | .", "-^woods-mine | . | .", ". | . | ."],
    });
    at.position.state.tiles[3]!.traps[1] = {
      ...at.position.state.tiles[3]!.traps[1]!,
      card: "woods-mine",
    };
    const both = play(at, 0, "capuchin-thief to west middle", "pikeman to west base");
    expect(refused(both, 0, "fusilier to west base").code).toBe("no-cards-left");
  });
});
