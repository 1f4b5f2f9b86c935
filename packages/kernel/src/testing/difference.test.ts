import { expect, test } from "vitest";
import { difference } from "./difference.ts";

test.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, "a.1.b is 2 or 3"],
  [{ a: 1 }, { a: 1, b: null }, "b is missing or null"],
  [[1, 2], [1], "1 is 2 or missing"],
  [[], {}, "all of it is [] or {}"],
  [{ a: null }, { a: {} }, "a is null or {}"],
  ["x", "y", 'all of it is "x" or "y"'],
])("%j and %j differ where %3$s says", (one, two, told) => {
  expect(difference(one, two)).toBe(told);
});

test("equal data differs nowhere, whatever the order of its keys", () => {
  expect(difference({ a: [1, null], b: "x" }, { b: "x", a: [1, null] })).toBeNull();
});
