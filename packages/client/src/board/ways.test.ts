import { describe, expect, test } from "vitest";
import { back, footOf, moveBy, stepOn, stepsAfter, turnTo } from "./ways.ts";
import type { Way } from "./ways.ts";

const way = (path: string): Way<string> => ({ path: path.split(" "), move: path });

/** An archer on c1 that may move, shoot or do both; it may be dragged, too. A heart may be spent on one target or two. */
const WAYS: readonly Way<string>[] = [
  way("move c2"),
  way("move c3"),
  way("hit d1"),
  way("hit e1"),
  way("both c2 d1"),
  way("both c2 e1"),
  way("both c3 d1"),
  way("heart b1"),
  way("heart b1 b2"),
  way("end"),
  { path: ["c1", "c2"], move: "move c2" },
];

const after = (...path: string[]) => [...stepsAfter(WAYS, path)];

describe("what is open", () => {
  test("to begin with, everything a move begins with, once each", () => {
    expect([...stepsAfter(WAYS, []).keys()]).toEqual(["move", "hit", "both", "heart", "end", "c1"]);
  });

  test("a step that completes a move says which", () => {
    expect(after("move")).toEqual([
      ["c2", "move c2"],
      ["c3", "move c3"],
    ]);
    expect(after("both")).toEqual([
      ["c2", null],
      ["c3", null],
    ]);
    expect(stepsAfter(WAYS, []).get("end")).toBe("end");
  });

  test("a move that is complete may go on", () => {
    expect(after("heart")).toEqual([["b1", "heart b1"]]);
    expect(after("heart", "b1")).toEqual([["b2", "heart b1 b2"]]);
  });

  test("nothing follows what leads nowhere", () => {
    expect(after("hit", "c2")).toEqual([]);
    expect(after("move", "c2")).toEqual([]);
  });

  test("of two moves with one path the first counts", () => {
    const twins = [
      { path: ["a"], move: 1 },
      { path: ["a"], move: 2 },
    ];
    expect(stepsAfter(twins, []).get("a")).toBe(1);
    expect(moveBy(twins, ["a"])).toBe(1);
  });
});

describe("a path", () => {
  test("makes its move when no step is missing", () => {
    expect(moveBy(WAYS, ["both", "c2", "e1"])).toBe("both c2 e1");
    expect(moveBy(WAYS, ["both", "c2"])).toBeNull();
    expect(moveBy(WAYS, ["c1", "c2"])).toBe("move c2");
    expect(moveBy(WAYS, [])).toBeNull();
  });

  test("goes on by open steps alone", () => {
    expect(stepOn(WAYS, ["both"], "c3")).toEqual(["both", "c3"]);
    expect(stepOn(WAYS, ["both", "c3"], "e1")).toBeNull();
    expect(stepOn(WAYS, ["move"], "hit")).toBeNull();
  });

  test("goes back step by step, and no further than nothing", () => {
    expect(back(["both", "c3", "d1"])).toEqual(["both", "c3"]);
    expect(back([])).toEqual([]);
  });

  test("that is complete can still end otherwise, unless it leads on", () => {
    expect(footOf(WAYS, ["hit", "d1"])).toEqual(["hit"]);
    expect(footOf(WAYS, ["heart", "b1"])).toEqual(["heart", "b1"]);
    expect(footOf(WAYS, ["both", "c2"])).toEqual(["both", "c2"]);
    expect(footOf(WAYS, ["both"])).toEqual(["both"]);
    expect(footOf(WAYS, ["nowhere"])).toEqual(["nowhere"]);
    expect(footOf([], [])).toEqual([]);
  });
});

describe("turning to something else", () => {
  test("goes on where that is open", () => {
    expect(turnTo(WAYS, ["both"], "c2")).toEqual(["both", "c2"]);
    expect(turnTo(WAYS, ["heart", "b1"], "b2")).toEqual(["heart", "b1", "b2"]);
  });

  test("changes the last choice first, then those before it", () => {
    expect(turnTo(WAYS, ["hit", "d1"], "e1")).toEqual(["hit", "e1"]);
    expect(turnTo(WAYS, ["both", "c2", "d1"], "e1")).toEqual(["both", "c2", "e1"]);
    expect(turnTo(WAYS, ["both", "c2", "d1"], "c3")).toEqual(["both", "c3"]);
    expect(turnTo(WAYS, ["both", "c2", "d1"], "hit")).toEqual(["hit"]);
  });

  test("takes back what was chosen, with all that followed", () => {
    expect(turnTo(WAYS, ["move"], "move")).toEqual([]);
    expect(turnTo(WAYS, ["both", "c2", "d1"], "c2")).toEqual(["both"]);
  });

  test("to what can be chosen nowhere, there is no way", () => {
    expect(turnTo(WAYS, ["both", "c2"], "a5")).toBeNull();
    expect(turnTo([], [], "c2")).toBeNull();
  });
});
