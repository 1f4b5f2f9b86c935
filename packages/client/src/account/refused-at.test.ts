import { expect, test } from "vitest";
import { refusedAt } from "./refused-at.ts";

const refusal = (code: string) => ({ code, words: "No." });

test("a refusal is told at the field it is about", () => {
  expect(refusedAt(refusal("bad-nickname"), "nickname", "password")).toBe("No.");
  expect(refusedAt(refusal("bad-nickname"), "password", "password")).toBeUndefined();
});

test("one about no field is told at the one named for it", () => {
  expect(refusedAt(refusal("too-many-attempts"), "password", "password")).toBe("No.");
  expect(refusedAt(refusal("too-many-attempts"), "nickname", "password")).toBeUndefined();
});

test("without a refusal nothing is told", () => {
  expect(refusedAt(null, "nickname", "password")).toBeUndefined();
});
