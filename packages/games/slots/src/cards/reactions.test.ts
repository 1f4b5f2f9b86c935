import { describe, expect, test } from "vitest";
import { board, modifiers, play, scene, told } from "../testing/scene.ts";

describe("Ghoul", () => {
  test.each([
    ["an enemy", "strike e1"],
    ["an ally", "strike o1"],
  ])("Ghoul gets +2 when %s close to it dies", (_who, line) => {
    const table = scene({ hands: ["strike"], board: ["scout ghoul . . .", "scout . . . ."] });
    expect(board(play(table, 0, line), 0)).toContain("ghoul 3");
  });

  test("Ghoul does not notice a death two lanes away", () => {
    const table = scene({ hands: ["strike"], board: ["ghoul . scout . ."] });
    expect(board(play(table, 0, "strike o3"), 0)).toBe("ghoul 1, ., ., ., .");
  });

  test("Ghoul feeds on a consumed unit too", () => {
    const table = scene({ hands: ["champion"], board: ["scout ghoul . . ."] });
    expect(board(play(table, 0, "champion 1"), 0)).toBe("champion 5, ghoul 3, ., ., .");
  });

  test("[R40] Ghoul gets nothing from a unit that returns to a hand", () => {
    const table = scene({ hands: ["unsummon"], board: ["scout ghoul . . ."] });
    expect(board(play(table, 0, "unsummon o1"), 0)).toBe("., ghoul 1, ., ., .");
  });

  test("[R17] Ghoul gets nothing when the board is cleared", () => {
    const table = scene({ hands: ["", ""], board: ["scout ghoul . . ."], passed: [false, true] });
    const after = play(table, 0, "pass");
    expect([told(after, "units_died"), told(after, "power_changed")]).toEqual([[], []]);
  });

  test("Ghoul without its abilities gets nothing", () => {
    const table = scene({ hands: ["strike"], board: ["scout ghoul~ . . ."] });
    expect(board(play(table, 0, "strike o1"), 0)).toBe("., ghoul 1, ., ., .");
  });
});

describe("Vampire", () => {
  test("Vampire gets as much as a close unit is dealt, of either side", () => {
    const table = scene({ hands: ["strike"], board: [". vampire . . .", "champion . . . ."] });
    expect(board(play(table, 0, "strike e1"), 0)).toBe("., vampire 5, ., ., .");
  });

  test("[R64] Vampire takes the whole number, also what was more than needed", () => {
    const table = scene({ hands: ["strike"], board: ["acolyte vampire . . ."] });
    expect(board(play(table, 0, "strike o1"), 0)).toBe("., vampire 5, ., ., .");
  });

  test("[R64] Vampire takes nothing from damage dealt to itself", () => {
    const table = scene({ hands: ["strike"], board: [". vampire+5 . . ."] });
    expect(board(play(table, 0, "strike o2"), 0)).toBe("., vampire 4, ., ., .");
  });

  test("[R64] Vampire takes the number once for every unit that one effect hits", () => {
    const table = scene({
      hands: ["fireball"],
      board: [". . . vampire .", ". dragon dragon . ."],
    });
    expect(board(play(table, 0, "fireball e2"), 0)).toBe("., ., ., vampire 4, .");
  });

  test("Vampire does not notice damage two lanes away", () => {
    const table = scene({ hands: ["strike"], board: ["vampire . champion . ."] });
    expect(board(play(table, 0, "strike o3"), 0)).toBe("vampire 2, ., champion 2, ., .");
  });
});

describe("Wizard", () => {
  test("Wizard makes its slot stronger by 2 after its owner's action", () => {
    const table = scene({ hands: ["energize"], board: [". wizard . . ."] });
    expect(modifiers(play(table, 0, "energize o2"), 0)).toEqual([0, 2, 0, 0, 0]);
  });

  test("[R69] Wizard waits for the action's own effect, and may not live to see the end of it", () => {
    const table = scene({ hands: ["strike"], board: [". wizard . . ."] });
    const after = play(table, 0, "strike o2");
    expect([board(after, 0), modifiers(after, 0)]).toEqual(["., ., ., ., .", [0, 0, 0, 0, 0]]);
  });

  test("[R69] Wizard that the action moved makes its new slot stronger", () => {
    const table = scene({ hands: ["repositioning"], board: ["wizard . . . ."] });
    expect(modifiers(play(table, 0, "repositioning o1 o2"), 0)).toEqual([0, 2, 0, 0, 0]);
  });

  test("Wizard does not care for the rival's actions", () => {
    const table = scene({ hands: ["", "seed veteran"], board: ["wizard . . . ."], turn: 1 });
    expect(told(play(table, 1, "seed o1"), "slot_changed").map(({ by }) => by.card)).toEqual([
      "seed",
      "seed",
    ]);
  });

  test("Wizard does not care for units", () => {
    const table = scene({ hands: ["veteran"], board: ["wizard . . . ."] });
    expect(told(play(table, 0, "veteran 3"), "slot_changed")).toEqual([]);
  });

  test("Wizard without its abilities does nothing", () => {
    const table = scene({ hands: ["energize"], board: ["wizard~ . . . ."] });
    expect(modifiers(play(table, 0, "energize o1"), 0)).toEqual([0, 0, 0, 0, 0]);
  });
});
