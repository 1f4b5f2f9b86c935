import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawSprite, SPRITE } from "./glyphs.ts";

test("the committed sprite is what `npm run glyphs` draws", () => {
  expect(readFileSync(SPRITE, "utf8")).toBe(drawSprite());
});

test("a glyph that game-icons does not have is named", () => {
  expect(() => drawSprite(["wolf-head", "no-such-beast"])).toThrow("'no-such-beast'");
});
