import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GLYPH_NAMES } from "../src/look/glyph-names.ts";
import { drawSheet, fileOf, findSheets } from "./glyphs.ts";

const sheets = findSheets();

test.each(sheets)("the committed sheet is what `npm run glyphs` draws: $folder", (sheet) => {
  expect(readFileSync(fileOf(sheet, "glyphs.svg"), "utf8")).toBe(drawSheet(sheet.names));
});

test.each(sheets.filter(({ folder }) => folder !== "look"))(
  "a game brings along what its sheet has: $folder",
  (sheet) => {
    const brought = readFileSync(fileOf(sheet, "glyphs.ts"), "utf8").matchAll(/"([a-z0-9-]+)"/g);
    expect(Array.from(brought, ([, name]) => name)).toEqual(sheet.names);
  },
);

test("no glyph is listed that nobody draws", () => {
  const drawn = new Set(sheets.flatMap(({ names }) => names));
  expect(GLYPH_NAMES.filter((name) => !drawn.has(name))).toEqual([]);
});

test("a glyph that game-icons does not have is named", () => {
  expect(() => drawSheet(["wolf-head", "no-such-beast"])).toThrow("'no-such-beast'");
});
