import { describe, expect, test } from "vitest";
import {
  board,
  grave,
  hand,
  legal,
  modifiers,
  ongoing,
  play,
  refused,
  scene,
  told,
} from "../testing/scene.ts";

describe("Assassinate", () => {
  test("Assassinate kills an enemy of power 5 or more", () => {
    const table = scene({ hands: ["assassinate"], board: ["", "champion . . . ."] });
    expect(board(play(table, 0, "assassinate e1"), 1)).toBe("., ., ., ., .");
  });

  test("Assassinate goes by power, not by what is printed, and never at one's own", () => {
    const table = scene({
      hands: ["assassinate"],
      board: ["dragon . . . .", "champion-1 veteran scout scout+2 ."],
      modifiers: ["", "0 1 0 0 0"],
    });
    expect(legal(table)).toEqual(["assassinate e2", "pass"]);
  });

  test("[R54] Assassinate cannot be played while no enemy is strong enough", () => {
    const table = scene({ hands: ["assassinate"], board: ["dragon . . . .", "veteran . . . ."] });
    expect(refused(table, 0, "assassinate e1").code).toBe("no-target");
  });

  test("[R43] Assassinate lets the dead unit's Death happen", () => {
    const table = scene({ hands: ["assassinate"], board: ["", "roots+4 . . . ."] });
    expect(modifiers(play(table, 0, "assassinate e1"), 1)).toEqual([6, 0, 0, 0, 0]);
  });
});

describe("Energize", () => {
  test("Energize gives one of one's units +3", () => {
    const table = scene({ hands: ["energize"], board: ["scout-1 . . . ."] });
    expect(board(play(table, 0, "energize o1"), 0)).toBe("scout 4, ., ., ., .");
  });

  test("Energize is for one's own units", () => {
    const table = scene({ hands: ["energize"], board: ["", "scout . . . ."] });
    expect(legal(table)).toEqual(["pass"]);
  });
});

describe("Fireball", () => {
  const all = "dragon dragon dragon dragon dragon";

  test("Fireball deals 2 damage to both sides of a lane and of the lanes beside it", () => {
    const table = scene({ hands: ["fireball"], board: [all, all] });
    const after = play(table, 0, "fireball e3");
    const burnt = "dragon 7, dragon 5, dragon 5, dragon 5, dragon 7";
    expect([board(after, 0), board(after, 1)]).toEqual([burnt, burnt]);
  });

  test("[R72] Fireball at the edge has two lanes", () => {
    const table = scene({ hands: ["fireball"], board: [all, all] });
    expect(board(play(table, 0, "fireball o1"), 1)).toBe(
      "dragon 5, dragon 5, dragon 7, dragon 7, dragon 7",
    );
  });

  test("[R72] Fireball may be aimed at an empty slot of either side, also on an empty board", () => {
    expect(legal(scene({ hands: ["fireball"] }))).toHaveLength(11);
  });

  test("[R48] Fireball hits all before anybody dies", () => {
    const table = scene({ hands: ["fireball"], board: ["scout . . . .", "scout scout . . ."] });
    expect(told(play(table, 0, "fireball e1"), "units_died")).toHaveLength(1);
  });
});

describe("Repositioning", () => {
  test("Repositioning moves a unit of either side to the slot beside it", () => {
    const table = scene({ hands: ["repositioning"], board: ["", ". champion-1 . . ."] });
    expect(board(play(table, 0, "repositioning e2 e3"), 1)).toBe("., ., champion 4, ., .");
  });

  test("Repositioning swaps two neighbours", () => {
    const table = scene({ hands: ["repositioning"], board: ["scout champion . . ."] });
    expect(board(play(table, 0, "repositioning o1 o2"), 0)).toBe("champion 5, scout 2, ., ., .");
  });

  test("Repositioning reaches the next slot of the same owner, and no other", () => {
    const table = scene({ hands: ["repositioning"], board: ["scout . . . .", ". . scout . ."] });
    expect(legal(table)).toEqual([
      "repositioning o1 o2",
      "repositioning e3 e2",
      "repositioning e3 e4",
      "pass",
    ]);
  });

  test("[R26] Repositioning is no deployment: no Deploy, no ongoing effect, no consuming", () => {
    const table = scene({
      hands: ["repositioning"],
      decks: ["veteran"],
      board: ["scout . . . ."],
      ongoing: [[0, 1, "brambles"]],
    });
    const after = play(table, 0, "repositioning o1 o2");
    expect([board(after, 0), hand(after, 0)]).toEqual(["., scout 2, ., ., .", ""]);
  });
});

describe("Seed, Strike and Unsummon", () => {
  test("Seed makes one of one's slots and the slots beside it stronger by 1", () => {
    const after = play(scene({ hands: ["seed"] }), 0, "seed o3");
    expect([modifiers(after, 0), modifiers(after, 1)]).toEqual([
      [0, 1, 1, 1, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  test("Seed in an outer lane reaches two slots", () => {
    expect(modifiers(play(scene({ hands: ["seed"] }), 0, "seed o5"), 0)).toEqual([0, 0, 0, 1, 1]);
  });

  test("Strike deals 3 damage to a unit of either side", () => {
    const table = scene({ hands: ["strike"], board: ["champion . . . .", "champion . . . ."] });
    expect(legal(table)).toEqual(["strike o1", "strike e1", "pass"]);
    expect(board(play(table, 0, "strike e1"), 1)).toBe("champion 2, ., ., ., .");
  });

  test("Strike with no unit on the board cannot be played", () => {
    expect(refused(scene({ hands: ["strike"] }), 0, "strike e1").code).toBe("no-target");
  });

  test("Unsummon returns a unit to its owner's hand", () => {
    const table = scene({ hands: ["unsummon", "veteran"], board: ["", "champion-3 . . . ."] });
    const after = play(table, 0, "unsummon e1");
    expect([board(after, 1), hand(after, 1)]).toEqual(["., ., ., ., .", "veteran champion"]);
  });

  test("Unsummon may save one's own unit", () => {
    const table = scene({ hands: ["unsummon"], board: ["champion-3 . . . ."] });
    expect(hand(play(table, 0, "unsummon o1"), 0)).toBe("champion");
  });
});

describe("Bulwark and Brambles", () => {
  test("Bulwark lies on one of one's own slots", () => {
    const table = scene({ hands: ["bulwark"] });
    expect(legal(table)).toEqual([1, 2, 3, 4, 5].map((n) => `bulwark o${n}`).concat("pass"));
    expect(ongoing(play(table, 0, "bulwark o2"), 0, 1)).toEqual(["bulwark"]);
  });

  test("Bulwark does nothing for the unit that stands there already", () => {
    const table = scene({ hands: ["bulwark"], board: ["scout . . . ."] });
    expect(board(play(table, 0, "bulwark o1"), 0)).toBe("scout 2, ., ., ., .");
  });

  test("Brambles lie on an enemy slot, with or without a unit", () => {
    const table = scene({ hands: ["brambles"], board: ["", "scout . . . ."] });
    expect(legal(table)).toEqual([1, 2, 3, 4, 5].map((n) => `brambles e${n}`).concat("pass"));
    expect(ongoing(play(table, 0, "brambles e1"), 1, 0)).toEqual(["brambles"]);
  });

  test("[R55] Brambles, like every action, go to the graveyard of whoever played them", () => {
    expect(grave(play(scene({ hands: ["brambles"] }), 0, "brambles e1"), 0)).toBe("brambles");
  });
});
