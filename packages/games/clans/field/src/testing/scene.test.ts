import { describe, expect, test } from "vitest";
import {
  asked,
  board,
  can,
  ended,
  endTurns,
  hand,
  hps,
  hurts,
  legal,
  play,
  refused,
  scene,
  seen,
  told,
  unit,
} from "./scene.ts";
import { sound } from "./sound.ts";

const ROWS = ["-archer | . | .", "pikeman:5 | -pikeman | .", ". | hussar(ap=1) | ."] as const;

describe("a scene", () => {
  test("stands as it is drawn, and could be a match", () => {
    const at = scene({ board: ROWS, hands: ["fusilier", "fusilier/decoy"], decks: ["spy"] });
    expect(board(at)).toEqual([
      "-archer:6 | . | .",
      "pikeman:5 | -pikeman:10 | .",
      ". | hussar:6 | .",
    ]);
    expect(sound(at.position.state)).toBeNull();
    expect([asked(at), hand(at, 1), hps(at)]).toEqual(["0 turn", "fusilier/decoy", [25, 25]]);
    expect(unit(at, "hussar").ap).toBe(1);
  });

  test("shows what each may see of it", () => {
    const at = scene({ board: ["-archer | -scout | .", "pikeman | -spy | .", ". | . | ."] });
    expect(board(at, 0)).toEqual(["-archer:6 | . | .", "pikeman:10 | . | .", ". | . | ."]);
    expect(board(at, 1)[1]).toBe("pikeman:10 | -spy:1 | .");
    expect(seen(at, 0).tiles.map(({ terrain }) => terrain !== null)).toEqual(
      [true, true, true, true, true, true, true, false, false], // by tile
    );
  });

  test("is played in words, by names where they are unique", () => {
    const at = play(scene({ board: ROWS }), 0, "pikeman attacks archer");
    expect(hurts(at)).toEqual(["-archer 4 attack"]);
    expect(board(at)[0]).toBe("-archer:2 | . | .");
    expect(board(play(at, 0, "hussar to west"))[2]).toBe("hussar:6 | . | .");
  });

  test("tells what is legal, and why something is not", () => {
    const at = scene({ board: ROWS });
    expect(can(at, "pikeman")).toEqual(["to West base", "attacks archer", "attacks pikeman"]);
    expect(legal(at, 0)).toContain("4 attacks 3");
    expect(refused(at, 0, "pikeman to center middle").code).toBe("enemies-there");
    expect(refused(at, 0, "hero").code).toBe("hero-used");
  });

  test("goes on from turn to turn, by ends and bells, to an end", () => {
    const at = scene({ hp: [25, 1], board: [". | . | .", "hussar | . | .", ". | . | ."] });
    expect(asked(endTurns(at, 3))).toBe("1 turn");
    expect(told(play(at, 0, "bell"), "turn_start")).toMatchObject([{ seat: 1, halfTurn: 6 }]);
    expect(ended(play(at, 0, "hussar hits the base"))).toMatchObject({ seat: 0, reason: "base" });
    expect(ended(play(at, 0, "bank"))).toMatchObject({ seat: 1, reason: "time" });
  });

  test("has traps, fires and marks", () => {
    const at = scene({
      terrain: ["woods woods woods", "woods woods woods", "woods woods woods"],
      board: [". | . | .", "-^woods-mine | fire(7) | .", "fusilier | poisoner(spent) | ."],
    });
    expect(hurts(play(at, 0, "fusilier walks to west middle"))).toEqual(["fusilier 3 trap"]);
    expect(at.position.state.tiles[4]!.fire).toEqual({ until: 7, by: 0 });
    expect(unit(at, "poisoner").charges.poisoner).toBe(0);
  });

  test("may begin with the opening hands", () => {
    const at = scene({ halfTurn: 0, hands: ["fusilier spy", "spy"], decks: ["scout", "scout"] });
    const dealt = play(play(at, 1, "keep"), 0, "replace 1");
    expect([hand(dealt, 0).split(" ").length, asked(dealt)]).toEqual([2, "0 turn"]);
  });
});
