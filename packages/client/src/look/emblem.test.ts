import { expect, test } from "vitest";
import { emblemOf } from "./emblem.ts";

test("an avatar wears its own emblem", () => {
  expect(emblemOf("paladin")).toBe("winged-shield");
});

test.each([null, "", "dragon", "toString"])("%j wears the wolf's head", (avatar) => {
  expect(emblemOf(avatar)).toBe("wolf-head");
});
