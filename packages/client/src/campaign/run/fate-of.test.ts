import { expect, test } from "vitest";
import { fateOf } from "./fate-of.ts";

test("the fight that broke the base or the army is fatal; others that were lost are not", () => {
  expect(fateOf({ end: "lost" }, { result: "lost", reason: "base" })).toBe("fatal");
  expect(fateOf({ end: "conceded" }, { result: "lost", reason: "army" })).toBe("fatal");
  expect(fateOf({ end: "lost" }, null)).toBe("lost");
  expect(fateOf({ end: "retreated" }, { result: "lost", reason: "abandoned" })).toBe("lost");
});

test("what was won or went by in peace stays so", () => {
  expect(fateOf({ end: "won" }, { result: "won" })).toBe("won");
  expect(fateOf({ end: "peace" }, { result: "lost", reason: "limit" })).toBe("peace");
});
