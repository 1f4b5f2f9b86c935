import { describe, expect, test } from "vitest";
import { asked, board, grave, hand, legal, ongoing, play, scene, told } from "../testing/scene.ts";

describe("Archer", () => {
  test("Archer deals 2 damage to the close enemy that is chosen", () => {
    const table = scene({ hands: ["archer"], board: ["", "champion champion . . ."] });
    expect(board(play(table, 0, "archer 2", "e1"), 1)).toBe("champion 3, champion 5, ., ., .");
  });

  test("Archer reaches the enemies left, in front and right, and no further", () => {
    const table = scene({ hands: ["archer"], board: ["", "scout scout scout scout scout"] });
    expect(legal(play(table, 0, "archer 3"))).toEqual(["e2", "e3", "e4"]);
  });

  test.each([
    ["archer 1", ["e1", "e2"]],
    ["archer 5", ["e4", "e5"]],
  ])("Archer in an outer lane has one side only: %s", (line, targets) => {
    const table = scene({ hands: ["archer"], board: ["", "scout scout scout scout scout"] });
    expect(legal(play(table, 0, line))).toEqual(targets);
  });

  test("Archer with one enemy close shoots it without asking", () => {
    const table = scene({ hands: ["archer"], board: ["", "champion . . . scout"] });
    expect(board(play(table, 0, "archer 2"), 1)).toBe("champion 3, ., ., ., scout 2");
  });

  test("Archer with no enemy close stands all the same", () => {
    const table = scene({ hands: ["archer"], board: ["", ". . . . scout"] });
    expect(board(play(table, 0, "archer 2"), 0)).toBe("., archer 3, ., ., .");
  });
});

describe("Hunter", () => {
  test("Hunter kills a close wounded enemy, however much power it has left", () => {
    const table = scene({ hands: ["hunter"], board: ["", "dragon-1 . . . ."] });
    expect(board(play(table, 0, "hunter 1"), 1)).toBe("., ., ., ., .");
  });

  test("[R33] Hunter sees no wound where buffs or the slot make up for it", () => {
    const table = scene({
      hands: ["hunter"],
      board: ["", "champion+1-1 archer-2 . . ."],
      modifiers: ["", "0 2 0 0 0"],
    });
    expect(board(play(table, 0, "hunter 1"), 1)).toBe("champion 5, archer 3, ., ., .");
  });

  test("Hunter chooses where several are wounded", () => {
    const table = scene({ hands: ["hunter"], board: ["", "champion-1 scout archer-2 . ."] });
    expect(legal(play(table, 0, "hunter 2"))).toEqual(["e1", "e3"]);
  });

  test("[R60] Hunter leaves a wounded ally alone", () => {
    const table = scene({ hands: ["hunter"], board: ["champion-1 . . . ."] });
    expect(board(play(table, 0, "hunter 2"), 0)).toBe("champion 4, hunter 4, ., ., .");
  });
});

describe("Knight", () => {
  test("Knight may have a Squire on the slot to its left or right", () => {
    const table = play(scene({ hands: ["knight"] }), 0, "knight 2");
    expect(legal(table)).toEqual(["o1", "o3", "no"]);
    expect(board(play(table, 0, "o3"), 0)).toBe("., knight 3, squire 1, ., .");
  });

  test("Knight may also come alone", () => {
    const table = scene({ hands: ["knight"] });
    expect(board(play(table, 0, "knight 2", "no"), 0)).toBe("., knight 3, ., ., .");
  });

  test("[R51] Knight in an outer lane is asked for its one slot, for it may decline", () => {
    expect(legal(play(scene({ hands: ["knight"] }), 0, "knight 5"))).toEqual(["o4", "no"]);
  });

  test("[R70] Knight's Squire consumes the unit it is deployed onto", () => {
    const table = scene({ hands: ["knight"], board: ["scout . . . ."] });
    const after = play(table, 0, "knight 2", "o1");
    expect([board(after, 0), grave(after, 0)]).toEqual(["squire 1, knight 3, ., ., .", "scout"]);
  });

  test("[R67] Knight between two Sentinels' slots is not even asked", () => {
    const table = scene({ hands: ["knight"], board: ["", "sentinel . sentinel . ."] });
    expect(asked(play(table, 0, "knight 2"))).toBe("1 turn");
  });
});

describe("Mimic", () => {
  test("Mimic takes the power of the enemy in front", () => {
    const table = scene({ hands: ["mimic"], board: ["", "champion+2 dragon . . ."] });
    expect(board(play(table, 0, "mimic 1"), 0)).toBe("mimic 7, ., ., ., .");
  });

  test("[R61] Mimic with nobody in front stays as it is", () => {
    const table = scene({ hands: ["mimic"], board: ["", ". dragon . . ."] });
    expect(board(play(table, 0, "mimic 1"), 0)).toBe("mimic 1, ., ., ., .");
  });

  test("[R61] Mimic may lose by it: a strong slot is not added to a weak model's power", () => {
    const table = scene({
      hands: ["mimic"],
      board: ["", "archer-2 . . . ."],
      modifiers: ["3 0 0 0 0"],
    });
    expect(board(play(table, 0, "mimic 1"), 0)).toBe("mimic 1, ., ., ., .");
  });
});

describe("Priest", () => {
  test("Priest cleanses a close slot of either side, and never its own", () => {
    const table = scene({ hands: ["priest"] });
    expect(legal(play(table, 0, "priest 2"))).toEqual(["o1", "o3", "e1", "e2", "e3"]);
  });

  test("[R44] Priest takes modifier, buffs and abilities, and leaves the damage", () => {
    const table = scene({
      hands: ["priest"],
      board: ["", "ghoul+6-0 . . . ."],
      modifiers: ["", "4 0 0 0 0"],
    });
    const after = play(table, 0, "priest 1", "e1");
    const { unit, modifier } = after.position.state.seats[1].slots[0]!;
    expect([unit?.buffs, unit?.silenced, modifier]).toEqual([0, true, 0]);
  });

  test("[R44] Priest may kill: the damage was only hidden by what it takes away", () => {
    const table = scene({ hands: ["priest"], board: ["", "scout+2-2 . . . ."] });
    expect(board(play(table, 0, "priest 1", "e1"), 1)).toBe("., ., ., ., .");
  });

  test("[R44] Priest may choose an empty slot, and what lies on it stays", () => {
    const table = scene({
      hands: ["priest"],
      modifiers: ["", "2 0 0 0 0"],
      ongoing: [[1, 0, "bulwark"]],
    });
    const after = play(table, 0, "priest 1", "e1");
    const { modifier } = after.position.state.seats[1].slots[0]!;
    expect([modifier, ongoing(after, 1, 0)]).toEqual([0, ["bulwark"]]);
  });
});

describe("Scout, Mender and Watchman", () => {
  test("Scout draws a card", () => {
    const table = scene({ hands: ["scout"], decks: ["archer strike"] });
    expect(hand(play(table, 0, "scout 1"), 0)).toBe("archer");
  });

  test("[R10] Scout draws nothing from an empty deck, and stands", () => {
    const after = play(scene({ hands: ["scout"] }), 0, "scout 1");
    expect([hand(after, 0), board(after, 0)]).toEqual(["", "scout 2, ., ., ., ."]);
  });

  test("Mender heals the allies beside it by 2 each", () => {
    const table = scene({ hands: ["mender"], board: ["dragon-3 . veteran-1 . champion-2"] });
    expect(board(play(table, 0, "mender 2"), 0)).toBe(
      "dragon 6, mender 2, veteran 4, ., champion 3",
    );
  });

  test("[R32] Mender takes no buff away, and no enemy's wounds", () => {
    const table = scene({ hands: ["mender"], board: ["champion+2 . . . .", "archer-1 . . . ."] });
    const after = play(table, 0, "mender 2");
    expect([board(after, 0), board(after, 1)]).toEqual([
      "champion 7, mender 2, ., ., .",
      "archer 2, ., ., ., .",
    ]);
    expect(told(after, "unit_healed")).toEqual([]);
  });

  test("Watchman lays Watchfire on its slot, and is not met by it itself", () => {
    const table = scene({ hands: ["watchman"], board: ["", "champion . . . ."] });
    const after = play(table, 0, "watchman 1");
    expect([ongoing(after, 0, 0), board(after, 1)]).toEqual([
      ["watchfire"],
      "champion 5, ., ., ., .",
    ]);
  });
});
