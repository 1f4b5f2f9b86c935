import { sha256Hex } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { digest } from "./digest.ts";

test.each([
  ["nothing", ""],
  ["letters", "holmgang"],
  ["more than one block", "x".repeat(200)],
  ["other scripts", "Þórr ⚔ 決闘 🪓"],
  ["half a character", "a\ud83e"],
])("the platform’s digest is the kernel’s: %s", (_what, text) => {
  expect(digest(text)).toBe(sha256Hex(text));
});
