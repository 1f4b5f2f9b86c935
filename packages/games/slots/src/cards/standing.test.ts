import { describe, expect, test } from "vitest";
import {
  board,
  grave,
  hand,
  legal,
  play,
  refused,
  scene,
  TIED,
  told,
  wonBy,
} from "../testing/scene.ts";

/** Both have passed, and the lanes are counted: who won each. */
const counted = (setting: Parameters<typeof scene>[0]) =>
  told(play(scene({ ...setting, passed: [false, true] }), 0, "pass"), "lane_resolved").map(
    ({ winner }) => winner,
  );

describe("units that only stand there", () => {
  test.each([
    ["champion", 5],
    ["veteran", 4],
  ])("Champion and Veteran: %s is worth its power, and nothing happens", (card, power) => {
    const after = play(scene({ hands: [card] }), 0, `${card} 3`);
    expect([board(after, 0), after.events.length]).toEqual([`., ., ${card} ${power}, ., .`, 3]);
  });

  test("Veteran consumes like any other unit", () => {
    const table = scene({ hands: ["veteran"], board: ["scout . . . ."] });
    expect(board(play(table, 0, "veteran 1"), 0)).toBe("veteran 4, ., ., ., .");
  });

  test.each([
    ["dies", "strike o1"],
    ["is consumed", "scout 1"],
    ["returns to a hand", "unsummon o1"],
  ])("[R28] Squire leaves the game when it %s", (_how, line) => {
    const table = scene({ hands: ["strike scout unsummon"], board: ["squire . . . ."] });
    const after = play(table, 0, line);
    expect(`${hand(after, 0)} ${grave(after, 0)}`).not.toContain("squire");
  });

  test("[R28] Squire leaves the game when the board is cleared", () => {
    const table = scene({ board: ["squire scout . . ."], passed: [false, true] });
    expect(grave(play(table, 0, "pass"), 0)).toBe("scout");
  });
});

describe("Rogue", () => {
  test("Rogue turns its lane around: the lower power wins", () => {
    expect(counted({ board: ["rogue scout . . .", "champion champion . . ."] })).toEqual([
      0,
      1,
      null,
      null,
      null,
    ]);
  });

  test("Rogue loses its own lane to a lower power", () => {
    expect(counted({ board: ["rogue . . . .", "acolyte . . . ."] })[0]).toBe(1);
  });

  test("[R66] Rogue: equal powers win nothing, a lone unit wins, two Rogues are as one", () => {
    expect(counted({ board: ["rogue rogue . rogue .", "scout . rogue rogue+3 ."] })).toEqual([
      null,
      0,
      1,
      0,
      null,
    ]);
  });

  test("[R66] Rogue without its abilities turns nothing around", () => {
    expect(counted({ board: ["rogue~ . . . .", "champion . . . ."] })[0]).toBe(1);
  });
});

describe("Sentinel", () => {
  test("Sentinel keeps the rival from deploying in front of it", () => {
    const table = scene({ hands: ["scout"], board: ["", "sentinel . . . sentinel"] });
    expect(legal(table)).toEqual(["scout 2", "scout 3", "scout 4", "pass"]);
  });

  test("[R67] Sentinel guards also a slot where the rival has a unit", () => {
    const table = scene({ hands: ["dragon"], board: ["scout . . . .", "sentinel . . . ."] });
    expect(refused(table, 0, "dragon 1").code).toBe("barred");
  });

  test("[R67] Sentinel stops no moves", () => {
    const table = scene({ hands: ["repositioning"], board: [". scout . . .", "sentinel . . . ."] });
    expect(board(play(table, 0, "repositioning o2 o1"), 0)).toBe("scout 2, ., ., ., .");
  });

  test("Sentinel does not bar its own side", () => {
    const table = scene({ hands: ["", "scout"], board: ["", "sentinel . . . ."], turn: 1 });
    expect(legal(table)).toContain("scout 1");
  });

  test("Sentinel without its abilities bars nobody", () => {
    const table = scene({ hands: ["scout"], board: ["", "sentinel~ . . . ."] });
    expect(legal(table)).toContain("scout 1");
  });
});

describe("Noble", () => {
  const decks = ["archer scout strike veteran energize seed"] as const;

  test("Noble that has won its lane draws 2, before the cards of the next round", () => {
    const table = scene({
      hands: ["seed"],
      decks,
      board: ["noble . . . ."],
      passed: [false, true],
    });
    expect(hand(play(table, 0, "pass"), 0)).toBe("seed archer scout strike veteran energize");
  });

  test("Noble draws also when its owner loses the round", () => {
    const board1 = [". . . . noble", "scout scout . . ."] as const;
    const table = scene({ hands: ["seed"], decks, board: board1, passed: [false, true] });
    const after = play(table, 0, "pass");
    expect([told(after, "round_end")[0]?.winner, hand(after, 0).split(" ").length]).toEqual([1, 6]);
  });

  test.each([
    ["that has lost its lane", "noble . . . .", "champion . . . ."],
    ["in an even lane", "noble . . . .", "veteran . . . ."],
    ["without its abilities", "noble~ . . . .", ". . . . ."],
  ])("Noble %s draws nothing", (_which, own, other) => {
    const table = scene({ hands: ["seed"], decks, board: [own, other], passed: [false, true] });
    expect(hand(play(table, 0, "pass"), 0)).toBe("seed archer scout strike");
  });

  test.each([
    ["won", [wonBy(0)]],
    ["won after a tie", [TIED]],
  ])("[R16] Noble does not conquer when the match has just been %s", (_how, results) => {
    const table = scene({
      hands: ["seed"],
      decks,
      board: ["noble . . . ."],
      passed: [false, true],
      results,
    });
    const after = play(table, 0, "pass");
    expect([told(after, "conquered"), hand(after, 0)]).toEqual([[], "seed"]);
  });
});
