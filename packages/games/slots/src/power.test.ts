import { describe, expect, test } from "vitest";
import { isWounded, powerAt } from "./power.ts";
import { board, grave, play, scene, told } from "./testing/scene.ts";

const of = (unit: string, modifier = 0) =>
  scene({ board: [`${unit} . . . .`], modifiers: [`${modifier} 0 0 0 0`] }).position.state;
const HERE = { seat: 0, lane: 0 } as const;

describe("power", () => {
  test.each([
    ["champion", 0, 5],
    ["champion+2", 0, 7],
    ["champion-2", 0, 3],
    ["champion", 2, 7],
    ["champion", -2, 3],
    ["champion+1-3", 2, 5],
    ["champion-9", 0, 0],
  ])("[R29] %s on a slot of %i has power %i", (unit, modifier, power) => {
    expect(powerAt(of(unit, modifier), HERE)).toBe(power);
  });

  test("[R30] damage is counted in full: a Scout on +2 that takes 3 has 1 left, not 2", () => {
    const table = scene({
      hands: ["strike"],
      board: ["", "scout . . . ."],
      modifiers: ["", "2 0 0 0 0"],
    });
    expect(board(play(table, 0, "strike e1"), 1)).toBe("scout 1, ., ., ., .");
  });

  test("[R30] a slot keeps a damaged unit alive, and losing the slot kills it", () => {
    const table = scene({
      hands: ["repositioning"],
      board: ["", "scout-3 . . . ."],
      modifiers: ["", "2 0 0 0 0"],
    });
    expect(board(table, 1)).toBe("scout 1, ., ., ., .");
    expect(grave(play(table, 0, "repositioning e1 e2"), 1)).toBe("scout");
  });

  test("[R31] a buff raises power above what is printed and stays for turns to come", () => {
    const table = scene({
      hands: ["energize scout scout", "scout scout"],
      board: ["scout . . . ."],
    });
    const later = play(play(play(table, 0, "energize o1"), 1, "scout 5"), 0, "scout 2");
    expect(board(later, 0)).toBe("scout 5, scout 2, ., ., .");
  });
});

describe("wounds", () => {
  test("[R32] healing takes away damage, at most as much as there is", () => {
    const table = scene({ hands: ["mender"], board: ["champion-1 . dragon-5 . ."] });
    const after = play(table, 0, "mender 2");
    expect(
      told(after, "unit_healed").map(({ card, amount, power }) => [card, amount, power]),
    ).toEqual([
      ["champion", 1, 5],
      ["dragon", 2, 4],
    ]);
  });

  test("[R32] healing never takes a buff away: 7 of 5 stays 7", () => {
    const table = scene({ hands: ["mender"], board: ["champion+2 . . . ."] });
    expect(board(play(table, 0, "mender 2"), 0)).toContain("champion 7");
  });

  test("[R32] healing a buffed and damaged unit leaves it above what is printed", () => {
    const table = scene({ hands: ["mender"], board: ["champion+3-1 . . . ."] });
    expect(board(play(table, 0, "mender 2"), 0)).toContain("champion 8");
  });

  test.each([
    ["champion-1", 0, true],
    ["champion", 0, false],
    ["champion+1-1", 0, false],
    ["champion-1", 1, false],
    ["champion", -1, true],
  ])("[R33] %s on a slot of %i: wounded is %s", (unit, modifier, wounded) => {
    expect(isWounded(of(unit, modifier), HERE)).toBe(wounded);
  });

  test("[R34] a unit without power dies at once", () => {
    const table = scene({ hands: ["strike"], board: ["", "archer . . . ."] });
    const after = play(table, 0, "strike e1");
    expect([board(after, 1), grave(after, 1)]).toEqual(["., ., ., ., .", "archer"]);
  });

  test("[R34] damage that leaves 1 does not kill", () => {
    const table = scene({ hands: ["strike"], board: ["", "veteran . . . ."] });
    expect(board(play(table, 0, "strike e1"), 1)).toBe("veteran 1, ., ., ., .");
  });
});

describe("modifiers", () => {
  test("[R35] a modifier counts for whoever stands on the slot when lanes are counted", () => {
    const table = scene({
      board: ["scout . . . .", "archer . . . ."],
      modifiers: ["2 0 0 0 0"],
      passed: [false, true],
    });
    expect(told(play(table, 0, "pass"), "lane_resolved")[0]).toMatchObject({
      winner: 0,
      powers: [4, 3],
    });
  });

  test("[R35] modifiers add up", () => {
    const table = scene({ hands: ["seed seed seed"], passed: [false, true] });
    const after = play(table, 0, "seed o1", "seed o2");
    expect(after.position.state.seats[0].slots.map(({ modifier }) => modifier)).toEqual([
      2, 2, 1, 0, 0,
    ]);
  });

  test("[R35] on an empty slot a modifier wins no lane", () => {
    const table = scene({ modifiers: ["9 0 0 0 0"], passed: [false, true] });
    expect(told(play(table, 0, "pass"), "round_end")[0]?.points).toEqual([0, 0]);
  });

  test("[R35] it stays with the slot when the unit goes", () => {
    const table = scene({
      hands: ["repositioning"],
      board: ["champion scout . . ."],
      modifiers: ["2 0 0 0 0"],
    });
    expect(board(play(table, 0, "repositioning o1 o2"), 0)).toBe("scout 4, champion 5, ., ., .");
  });
});
