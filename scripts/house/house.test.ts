import { describe, expect, test } from "vitest";
import { ARROWS, forbiddenImports } from "./arrows.ts";
import { GAME_PACKAGES } from "./game-packages.ts";
import { cyclesIn, importsOf } from "./imports.ts";
import { readTree } from "./tree.ts";

const tree = readTree("packages/**/*.ts", "packages/**/*.tsx");
const imports = importsOf(tree);

describe("arrows between packages", () => {
  test("this tree keeps to them", () => {
    expect(Object.keys(tree).length).toBeGreaterThan(80);
    expect(imports.length).toBeGreaterThan(300);
    expect(forbiddenImports(imports)).toEqual([]);
  });

  test("every package has its row", () => {
    const folders = Object.keys(readTree("packages/**/package.json")).map((file) =>
      file.replace("/package.json", ""),
    );
    expect(folders.filter((folder) => !(folder in ARROWS))).toEqual([]);
  });

  test.each([
    ["a value", 'import { orcain } from "@holmgang/orcain";'],
    ["a type", 'import type { View } from "@holmgang/orcain";'],
    ["a re-export", 'export * from "@holmgang/orcain";'],
    ["a named re-export", 'export { orcain } from "@holmgang/orcain";'],
    ["a dynamic import", 'const game = await import("@holmgang/orcain");'],
    ["the platform", 'import { readFileSync } from "node:fs";'],
    ["a library", 'import * as v from "valibot";'],
    [
      "a way around: a path into another package",
      'import { orcain } from "../../games/orcain/src/rules.ts";',
    ],
  ])("the kernel may not import %s", (_what, source) => {
    expect(forbiddenImports(importsOf({ "packages/kernel/src/thief.ts": source }))).toHaveLength(1);
  });

  test("games are found: every one has the same row, and whoever may know one may know all", () => {
    const games = GAME_PACKAGES.map(({ name }) => name);
    expect(games.length).toBeGreaterThan(1);
    expect(new Set(GAME_PACKAGES.map(({ folder }) => ARROWS[folder]?.join())).size).toBe(1);
    expect(games.filter((game) => !ARROWS["packages/bots"]?.includes(game))).toEqual([]);
  });

  test("what is imported must be written down, not computed", () => {
    const source = "const game = await import(`./${name}.ts`);";
    expect(forbiddenImports(importsOf({ "packages/lab/src/x.ts": source }))).toEqual([
      "packages/lab/src/x.ts may not import (computed)",
    ]);
  });

  test("a game may parse with valibot, and may not know the lab", () => {
    const source = 'import * as v from "valibot"; import { wilson } from "@holmgang/lab";';
    expect(forbiddenImports(importsOf({ "packages/games/orcain/src/x.ts": source }))).toEqual([
      "packages/games/orcain/src/x.ts may not import @holmgang/lab",
    ]);
  });

  test("the lab's core may not touch the platform, its runner may", () => {
    const source = 'import { Worker } from "node:worker_threads";';
    const found = forbiddenImports(
      importsOf({ "packages/lab/src/x.ts": source, "packages/lab/src/runner/x.ts": source }),
    );
    expect(found).toEqual(["packages/lab/src/x.ts may not import node:worker_threads"]);
  });

  test("what builds the client may read its sources, and they know nothing of it", () => {
    const found = forbiddenImports(
      importsOf({
        "packages/client/build/x.ts": 'import { NAMES } from "../src/look/names.ts";',
        "packages/client/src/x.ts": 'import { draw } from "../build/draw.ts";',
      }),
    );
    expect(found).toEqual(["packages/client/src/x.ts may not import ../build/draw.ts"]);
  });
});

describe("cycles", () => {
  test("there are none", () => {
    expect(cyclesIn(imports)).toEqual([]);
  });

  test("one would be found, also through types", () => {
    const cyclic = {
      "packages/kernel/src/a.ts": 'import { b } from "./b.ts";',
      "packages/kernel/src/b.ts": 'export type { C } from "./c.ts";',
      "packages/kernel/src/c.ts": 'import type { A } from "./a.ts";',
    };
    const [a, b, c] = Object.keys(cyclic);
    expect(cyclesIn(importsOf(cyclic))).toEqual([[a, b, c, a]]);
  });
});

describe("files", () => {
  const lengths = Object.entries({
    ...tree,
    ...readTree("scripts/**/*.ts", "bench/*.ts", "bench/contenders/*.ts"),
  })
    .map(([file, text]) => ({ file, lines: text.split("\n").length - 1 }))
    .toSorted((a, b) => a.lines - b.lines);

  test("are short: half of them under 100 lines, none over 250", () => {
    expect(lengths[Math.floor(lengths.length / 2)]!.lines).toBeLessThan(100);
    expect(lengths.filter(({ lines }) => lines > 250)).toEqual([]);
  });
});
