import { describe, expect, test } from "vitest";
import { scene, seen } from "../testing/scene.ts";
import { eyeOn, gripOn } from "./seen.ts";

describe("what a view tells of sight and hold", () => {
  test("[R45] an enemy base tile is seen from the middle before it, by a scout also from beside", () => {
    const at = seen(scene({ board: [". | . | .", "scout | . | .", ". | . | ."] }), 0);
    expect(([6, 7, 8] as const).map((tile) => eyeOn(at, 0, tile))).toEqual(["unit", "scout", null]);
  });

  test("[R66] a spy sees it as well", () => {
    const at = seen(scene({ board: [". | . | .", ". | . | spy", ". | . | ."] }), 0);
    expect(eyeOn(at, 0, 8)).toBe("spy");
  });

  test("[R63] a silencer ahead keeps from attacking, glue from walking", () => {
    const board = ["-silencer | -glue | .", "hussar | hussar | hussar", ". | . | ."] as const;
    const at = seen(scene({ board }), 0);
    const held = ([3, 4, 5] as const).map((tile) => gripOn(at, 0, tile));
    expect(held.map(({ walk, attack }) => [walk, attack])).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
  });
});
