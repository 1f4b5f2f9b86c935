import { expect, test } from "vitest";
import { ordinal } from "./ordinal.ts";

test("places are said as they are read", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 22, 101].map(ordinal).join(" ")).toBe(
    "1st 2nd 3rd 4th 11th 12th 13th 22nd 101st",
  );
});
