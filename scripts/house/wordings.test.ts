import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words for machines that once stood on pages, in the terminal and in stories. */
const GONE: Readonly<Record<string, RegExp>> = {
  "a seat by its number": /["'`]Seat (\$\{|[01])/,
  "somebody who thinks": /Somebody is thinking/,
  "one side": /One side (conceded|did not)/,
  "a pot of nothing": /pot \$\{\w+\}, stake/,
  "a rating of nothing": /value="–"/,
  "thousandths of a second": /\(ms\)"/,
  "a strength without a scale": /["'`]strength/,
  "luck without a sentence": /["'`]luck \$\{/,
  "a layout as letters on a page": /client\/[^]*CARDS\[card\]\.letter/,
};

const SOURCES = globSync("packages/**/src/**/*.{ts,tsx}", {
  exclude: (name) => name.includes("node_modules") || name.includes(".test.ts"),
}).map((file) => `${file}\n${readFileSync(file, "utf8")}`);

test.each(Object.entries(GONE))("nobody reads %s", (_what, wording) => {
  const found = SOURCES.filter((source) => wording.test(source)).map(
    (source) => source.split("\n")[0],
  );
  expect(found).toEqual([]);
});

test("there is something to read", () => {
  expect(SOURCES.length).toBeGreaterThan(500);
});
