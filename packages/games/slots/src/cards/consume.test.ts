import { describe, expect, test } from "vitest";
import type { AbilityEffect } from "../shape.ts";
import { optionsFor } from "../targets.ts";
import {
  asked,
  board,
  grave,
  hand,
  legal,
  modifiers,
  play,
  refused,
  scene,
} from "../testing/scene.ts";

describe("Acolyte", () => {
  test("Acolyte gives +3 to the unit that consumes it", () => {
    const table = scene({ hands: ["champion"], board: ["acolyte . . . ."] });
    expect(board(play(table, 0, "champion 1"), 0)).toBe("champion 8, ., ., ., .");
  });

  test("Acolyte's gift is announced before its consumer arrives", () => {
    const table = scene({ hands: ["champion"], board: ["acolyte . . . ."] });
    const { events } = play(table, 0, "champion 1");
    expect(events.slice(1, 4)).toMatchObject([
      { kind: "unit_consumed" },
      { kind: "power_changed", card: "champion", amount: 3, power: 8, by: { card: "acolyte" } },
      { kind: "unit_placed", power: 8 },
    ]);
  });

  test("Acolyte gives it to any consumer, also to a Squire", () => {
    const table = scene({ hands: ["knight"], board: ["acolyte . . . ."] });
    expect(board(play(table, 0, "knight 2", "o1"), 0)).toBe("squire 4, knight 3, ., ., .");
  });

  test("[R44] Acolyte's gift is a buff: a Priest takes it", () => {
    const table = scene({
      hands: ["priest scout", "champion scout"],
      board: ["", "acolyte . . . ."],
      turn: 1,
    });
    const fed = play(table, 1, "champion 1");
    expect(board(play(fed, 0, "priest 1", "e1"), 1)).toBe("champion 5, ., ., ., .");
  });

  test("[R50] Acolyte without its abilities gives nothing", () => {
    const table = scene({ hands: ["champion"], board: ["acolyte~ . . . ."] });
    expect(board(play(table, 0, "champion 1"), 0)).toBe("champion 5, ., ., ., .");
  });

  test("[R39] Acolyte killed otherwise gives nothing", () => {
    const table = scene({ hands: ["strike"], board: ["acolyte champion . . ."] });
    expect(board(play(table, 0, "strike o1"), 0)).toBe("., champion 5, ., ., .");
  });
});

describe("Apprentice", () => {
  const decks = ["archer strike"] as const;

  test("Apprentice draws when it consumes", () => {
    const table = scene({ hands: ["apprentice"], decks, board: ["scout . . . ."] });
    expect(hand(play(table, 0, "apprentice 1"), 0)).toBe("archer");
  });

  test("[R39] Apprentice on an empty slot draws nothing", () => {
    expect(hand(play(scene({ hands: ["apprentice"], decks }), 0, "apprentice 1"), 0)).toBe("");
  });

  test("[R39] Apprentice draws nothing when it is the one consumed", () => {
    const table = scene({ hands: ["champion"], decks, board: ["apprentice . . . ."] });
    expect(hand(play(table, 0, "champion 1"), 0)).toBe("");
  });
});

describe("Warlock", () => {
  test("Warlock deals the power of what it consumed", () => {
    const table = scene({
      hands: ["warlock"],
      board: ["champion-1 . . . .", "dragon dragon . . ."],
    });
    expect(board(play(table, 0, "warlock 1", "e2"), 1)).toBe("dragon 7, dragon 3, ., ., .");
  });

  test("[R29, R65] Warlock counts the slot's modifier, and needs no ability of its victim", () => {
    const table = scene({
      hands: ["warlock"],
      board: ["scout~ . . . .", "dragon . . . ."],
      modifiers: ["2 0 0 0 0"],
    });
    expect(board(play(table, 0, "warlock 1"), 1)).toBe("dragon 3, ., ., ., .");
  });

  test("Warlock that consumed nothing deals nothing", () => {
    const table = scene({ hands: ["warlock"], board: ["", "dragon . . . ."] });
    expect(board(play(table, 0, "warlock 1"), 1)).toBe("dragon 7, ., ., ., .");
  });

  test("[R51] Warlock without a close enemy stands all the same", () => {
    const table = scene({ hands: ["warlock"], board: ["champion . . . .", ". . . . dragon"] });
    const after = play(table, 0, "warlock 1");
    expect([board(after, 0), asked(after)]).toEqual(["warlock 3, ., ., ., .", "1 turn"]);
  });
});

describe("Dragon", () => {
  test("Dragon is played onto own units only", () => {
    const table = scene({ hands: ["dragon"], board: [". scout . archer .", "scout . . . ."] });
    expect(legal(table)).toEqual(["dragon 2", "dragon 4", "pass"]);
  });

  test("Dragon consumes what it is played onto", () => {
    const table = scene({ hands: ["dragon"], board: ["scout . . . ."] });
    const after = play(table, 0, "dragon 1");
    expect([board(after, 0), grave(after, 0)]).toEqual(["dragon 7, ., ., ., .", "scout"]);
  });

  test("[R68] Dragon has nowhere to go while its owner has no unit", () => {
    const table = scene({ hands: ["dragon"], board: ["", "scout scout scout scout scout"] });
    expect([legal(table), refused(table, 0, "dragon 1").code]).toEqual([
      ["pass"],
      "needs-own-unit",
    ]);
  });

  test("[R68] Dragon brought by an effect would need an own unit as well", () => {
    const { state } = scene({ board: [". scout . . ."] }).position;
    const raising: AbilityEffect = {
      kind: "ability",
      card: "necromancer",
      trigger: "activate",
      seat: 0,
      lane: 4,
      unit: 1,
      x: 0,
      chosen: [{ card: "dragon" }],
    };
    expect(optionsFor(state, raising)).toEqual([{ seat: 0, lane: 1 }]);
  });
});

describe("Roots", () => {
  test("Roots gives its slot the power it had when it was consumed", () => {
    const table = scene({ hands: ["scout"], board: ["roots+1 . . . ."] });
    const after = play(table, 0, "scout 1");
    expect([modifiers(after, 0), board(after, 0)]).toEqual([
      [3, 0, 0, 0, 0],
      "scout 5, ., ., ., .",
    ]);
  });

  test("[R63] Roots killed outright gives all its power, the slot's share with it", () => {
    const table = scene({
      hands: ["assassinate"],
      board: ["", "roots+3 . . . ."],
      modifiers: ["", "1 0 0 0 0"],
    });
    expect(modifiers(play(table, 0, "assassinate e1"), 1)).toEqual([7, 0, 0, 0, 0]);
  });

  test("[R63] Roots that damage has killed gives nothing", () => {
    const table = scene({ hands: ["strike"], board: ["", "roots . . . ."] });
    expect(modifiers(play(table, 0, "strike e1"), 1)).toEqual([0, 0, 0, 0, 0]);
  });

  test("[R50] Roots without its abilities gives nothing", () => {
    const table = scene({ hands: ["scout"], board: ["roots~ . . . ."] });
    expect(modifiers(play(table, 0, "scout 1"), 0)).toEqual([0, 0, 0, 0, 0]);
  });

  test("[R40] Roots that returns to the hand has not died", () => {
    const table = scene({ hands: ["unsummon"], board: ["roots . . . ."] });
    const after = play(table, 0, "unsummon o1");
    expect([modifiers(after, 0), hand(after, 0)]).toEqual([[0, 0, 0, 0, 0], "roots"]);
  });
});
