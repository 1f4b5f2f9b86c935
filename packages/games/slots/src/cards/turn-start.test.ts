import { describe, expect, test } from "vitest";
import { announced, board, modifiers, play, scene } from "../testing/scene.ts";

/** Seat 1 passes, and seat 0's turn begins. */
const begun = (setting: Parameters<typeof scene>[0]) =>
  play(scene({ ...setting, turn: 1 }), 1, "pass");

describe("Bard", () => {
  test("Bard gives +1 to the allies beside it at every start of its owner's turn", () => {
    const once = begun({ hands: ["veteran veteran"], board: ["scout bard scout scout ."] });
    expect(board(once, 0)).toBe("scout 3, bard 2, scout 3, scout 2, .");
    expect(board(play(once, 0, "veteran 5"), 0)).toBe(
      "scout 4, bard 2, scout 4, scout 2, veteran 4",
    );
  });

  test("Bard in an outer lane has one neighbour, and enemies get nothing", () => {
    const table = begun({ board: ["bard scout . . .", "scout scout . . ."] });
    expect([board(table, 0), board(table, 1)]).toEqual([
      "bard 2, scout 3, ., ., .",
      "scout 2, scout 2, ., ., .",
    ]);
  });

  test("Bard's gift stays when the ally moves away", () => {
    const table = begun({ hands: ["repositioning scout"], board: ["bard scout . . ."] });
    expect(board(play(table, 0, "repositioning o2 o3"), 0)).toBe("bard 2, ., scout 3, ., .");
  });

  test("Bard without its abilities gives nothing", () => {
    expect(board(begun({ board: ["bard~ scout . . ."] }), 0)).toBe("bard 2, scout 2, ., ., .");
  });
});

describe("Engineer", () => {
  test("Engineer makes its own slot stronger by 1", () => {
    const table = begun({ board: [". engineer . . ."] });
    expect([modifiers(table, 0), board(table, 0)]).toEqual([
      [0, 1, 0, 0, 0],
      "., engineer 2, ., ., .",
    ]);
  });

  test("Engineer leaves the slot to whoever comes after", () => {
    const table = begun({ hands: ["champion scout"], board: ["engineer . . . ."] });
    expect(board(play(table, 0, "champion 1"), 0)).toContain("champion 6");
  });

  test("[R13] Engineer stands still once its owner has passed", () => {
    const table = scene({ hands: ["", "scout scout"], board: ["engineer . . . ."], turn: 0 });
    const alone = play(table, 0, "pass");
    expect(modifiers(play(alone, 1, "scout 1"), 0)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe("Turret", () => {
  test("Turret deals 1 damage to the enemy in front at the start of its owner's turn", () => {
    const table = begun({ board: ["turret . . . .", "champion champion . . ."] });
    expect(board(table, 1)).toBe("champion 4, champion 5, ., ., .");
  });

  test("Turret does nothing in the turn it is played", () => {
    const table = scene({ hands: ["turret"], board: ["", "champion . . . ."] });
    expect(board(play(table, 0, "turret 1"), 1)).toBe("champion 5, ., ., ., .");
  });

  test("Turret with nobody in front does nothing", () => {
    const table = begun({ board: ["turret . . . .", ". champion . . ."] });
    expect(announced(table)).toEqual(["passed", "turn_start"]);
  });
});
