import { expect, test } from "vitest";
import { readTree } from "./tree.ts";
import { unusedExports } from "./unused-exports.ts";

/** What somebody finds by its file: a tool, a worker; and the word for a game that is only announced, when none is. */
const ENTRY_POINTS = [
  "packages/client/build/vite.config.ts: default",
  "packages/client/src/game/module.ts: ComingGame",
  "packages/server/src/testing/broken-bots.ts: think",
  "scripts/browser-setup.js: setup",
  "scripts/server-setup.js: setup",
];

/** A law kit is found in its game's folder, and what the template gives away is taken once it is a game. */
const FOUND =
  /\/testing\/law-kit\.ts: lawKit$|^scripts\/new-game\/template\/game\/src\/(index|words)\.ts: /;

test("nothing is exported for nobody", () => {
  const tree = readTree("packages/**/*.{ts,tsx}", "{scripts,bench,examples}/**/*.{ts,js}");
  const unused = unusedExports(tree).filter((each) => !FOUND.test(each));
  expect(unused.filter((each) => !ENTRY_POINTS.includes(each))).toEqual([]);
  expect(ENTRY_POINTS.filter((each) => !unused.includes(each))).toEqual([]);
});

test.each([
  ["a value", { "a.ts": "export const a = 1;" }, ["a.ts: a"]],
  ["a type", { "a.ts": "export interface A {}" }, ["a.ts: A"]],
  [
    "what is only passed on, wherever it passes through",
    { "a.ts": "export const a = 1;", "b.ts": 'export { a as b } from "./a.ts";' },
    ["a.ts: a", "b.ts: b"],
  ],
  [
    "what only a test uses",
    { "a.ts": "export const a = 1;", "a.test.ts": 'import { a } from "./a.ts";' },
    ["a.ts: a"],
  ],
])("%s would be found", (_what, tree, found) => {
  expect(unusedExports(tree)).toEqual(found);
});

test.each([
  ["a name", 'import { a } from "./a.ts";'],
  ["a type", 'import type { a } from "./a.ts";'],
  ["all of it", 'import * as all from "./a.ts";'],
  ["it while it runs", 'await import("./a.ts");'],
])("whoever imports %s uses it", (_what, source) => {
  const all = 'export * from "./home.ts";';
  expect(unusedExports({ "home.ts": "export const a = 1;", "a.ts": all, "b.ts": source })).toEqual(
    [],
  );
});

test("what its own file uses may be exported for a test", () => {
  const a = "export const a = 1; console.log(a);";
  expect(unusedExports({ "a.ts": a, "a.test.ts": 'import { a } from "./a.ts";' })).toEqual([]);
});
