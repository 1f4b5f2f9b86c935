import { describe, expect, test } from "vitest";
import { board, grave, legal, modifiers, play, refused, scene, told } from "../testing/scene.ts";

describe("Necromancer", () => {
  const board0 = "necromancer@0 . . . .";

  test("Necromancer deploys a unit from the graveyard onto one of its owner's slots", () => {
    const table = scene({ board: [board0], graves: ["scout archer"] });
    const after = play(table, 0, "use 1", "archer", "o3");
    expect([board(after, 0), grave(after, 0)]).toEqual([
      "necromancer 2, ., archer 3, ., .",
      "scout",
    ]);
  });

  test("Necromancer raises units of printed power 3 or less, and nothing else", () => {
    const table = scene({
      board: [board0],
      graves: ["champion sentinel strike veteran scout scout"],
    });
    expect(legal(play(table, 0, "use 1"))).toEqual(["sentinel", "scout"]);
  });

  test("[R38] Necromancer's unit is new, and its Deploy counts", () => {
    const table = scene({
      board: [board0, ". . champion . ."],
      graves: ["archer"],
    });
    const after = play(table, 0, "use 1", "o3");
    expect([board(after, 0), board(after, 1)]).toEqual([
      "necromancer 2, ., archer 3, ., .",
      "., ., champion 3, ., .",
    ]);
  });

  test("[R42] Necromancer with nobody to raise cannot be used", () => {
    const table = scene({ board: [board0], graves: ["champion strike necromancer"] });
    expect([legal(table), refused(table, 0, "use 1").code]).toEqual([
      ["veteran 1", "veteran 2", "veteran 3", "veteran 4", "veteran 5", "pass"],
      "nothing-to-do",
    ]);
  });

  test("[R42] Necromancer once used must raise: neither choice is declined", () => {
    const table = play(scene({ board: [board0], graves: ["scout archer"] }), 0, "use 1");
    const codes = [refused(table, 0, "no").code, refused(play(table, 0, "scout"), 0, "no").code];
    expect(codes).toEqual(["must-choose", "must-choose"]);
  });

  test("[R67] Necromancer is stopped by a Sentinel too", () => {
    const table = scene({ board: [board0, "sentinel . . . sentinel"], graves: ["scout"] });
    expect(legal(play(table, 0, "use 1"))).toEqual(["o2", "o3", "o4"]);
  });

  test("[R62] Necromancer may raise onto its own slot, is consumed, and lies in the graveyard", () => {
    const table = scene({ board: [board0], graves: ["scout"] });
    const after = play(table, 0, "use 1", "o1");
    expect([board(after, 0), grave(after, 0)]).toEqual(["scout 2, ., ., ., .", "necromancer"]);
  });

  test("[R62] Necromancer raises no Necromancer", () => {
    const table = scene({ board: [board0], graves: ["necromancer scout"] });
    expect(told(play(table, 0, "use 1", "o2"), "unit_placed")[0]?.unit.card).toBe("scout");
  });
});

describe("Ranger", () => {
  test("Ranger moves to the slot beside it", () => {
    const table = scene({ board: [". ranger . . ."] });
    expect(board(play(table, 0, "use 2", "o3"), 0)).toBe("., ., ranger 4, ., .");
  });

  test("Ranger swaps with whoever stands there", () => {
    const table = scene({ board: ["scout ranger-1 . . ."] });
    expect(board(play(table, 0, "use 2", "o1"), 0)).toBe("ranger 3, scout 2, ., ., .");
  });

  test("Ranger in an outer lane moves without being asked where", () => {
    const table = scene({ board: [". . . . ranger"] });
    expect(board(play(table, 0, "use 5"), 0)).toBe("., ., ., ranger 4, .");
  });

  test("[R42] Ranger is ready in its owner's next turn, never in the one it arrived in", () => {
    const table = play(scene({ hands: ["ranger"], passed: [false, true] }), 0, "ranger 2");
    expect(legal(table)).toEqual(["use 2", "pass"]);
  });

  test("[R67] Ranger moves in front of a Sentinel", () => {
    const table = scene({ board: ["ranger . . . .", ". sentinel . . ."] });
    expect(board(play(table, 0, "use 1"), 0)).toBe("., ranger 4, ., ., .");
  });
});

describe("Rookie", () => {
  test("Rookie makes its own slot and a close own slot stronger by 2", () => {
    const table = scene({ board: [". rookie@0 . . ."] });
    const after = play(table, 0, "use 2", "o3");
    expect([modifiers(after, 0), modifiers(after, 1)]).toEqual([
      [0, 2, 2, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  test("[R71] Rookie is offered no slot of the rival", () => {
    const table = scene({ board: [". rookie@0 . . .", "scout scout scout . ."] });
    expect(legal(play(table, 0, "use 2"))).toEqual(["o1", "o3"]);
  });

  test("Rookie needs two starts of its owner's turn", () => {
    const table = scene({ hands: ["rookie scout scout"], passed: [false, true] });
    const first = play(table, 0, "rookie 1");
    expect([
      refused(first, 0, "use 1").code,
      legal(play(first, 0, "scout 5")).includes("use 1"),
    ]).toEqual(["not-ready", true]);
  });
});

describe("Vampire's ability", () => {
  test("Vampire deals 2 damage to a close unit of either side", () => {
    const table = scene({ board: ["scout vampire@0 . . .", "champion . . . champion"] });
    expect(legal(play(table, 0, "use 2"))).toEqual(["o1", "e1"]);
  });

  test("[R64] Vampire feeds on the damage of its own ability", () => {
    const table = scene({ board: [". vampire@0 . . .", "champion . . . ."] });
    const after = play(table, 0, "use 2");
    expect([board(after, 0), board(after, 1)]).toEqual([
      "., vampire 4, ., ., .",
      "champion 3, ., ., ., .",
    ]);
  });

  test("[R42] Vampire with nobody close cannot be used", () => {
    const table = scene({ board: [". vampire@0 . . .", ". . . . scout"] });
    expect(refused(table, 0, "use 2").code).toBe("nothing-to-do");
  });
});
