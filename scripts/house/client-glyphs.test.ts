import { expect, test } from "vitest";
import { findSheets } from "../../packages/client/build/glyphs.ts";
import { importsOf } from "./imports.ts";
import { readTree } from "./tree.ts";

const tree = readTree("packages/client/src/games/*/*.ts", "packages/client/src/games/*/*.tsx");
const imports = Map.groupBy(importsOf(tree), ({ file }) => file);

/** A file with everything of its folder that it imports, directly or not. */
function withItsOwn(file: string, met: Set<string> = new Set()): Set<string> {
  if (!(file in tree) || met.has(file)) return met;
  met.add(file);
  for (const { target } of imports.get(file) ?? []) if (target !== null) withItsOwn(target, met);
  return met;
}

/** What a word in a file that knows no glyphs means is something else: an avatar may be called as a glyph is. */
const draws = (file: string, names: readonly string[]): boolean =>
  /glyph/i.test(tree[file] ?? "") && names.some((name) => tree[file]?.includes(`"${name}"`));

/** Every part of a game that is loaded by itself and draws one of the game's own glyphs. */
const parts = findSheets()
  .filter(({ folder }) => folder.startsWith("games/"))
  .flatMap(({ folder, names }) => {
    const at = `packages/client/src/${folder}`;
    const sheet = `${at}/glyphs.ts`;
    return (imports.get(`${at}/index.ts`) ?? [])
      .flatMap(({ target }) => (target?.startsWith(at) ? [target] : []))
      .map((part) => ({ part, sheet, files: withItsOwn(part) }))
      .filter(({ files }) => [...files].some((file) => file !== sheet && draws(file, names)));
  });

test("a game's face draws its own glyphs", () => {
  expect(parts.filter(({ part }) => part.endsWith("/face.ts")).length).toBeGreaterThan(3);
});

test.each(parts)("whoever loads $part loads the glyphs it draws", ({ files, sheet }) => {
  expect(files).toContain(sheet);
});
