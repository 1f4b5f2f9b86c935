import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SETTINGS } from "./settings.ts";
import { RULE_TABLES } from "./testing/rule-tables.ts";

const home = new URL("../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, home), "utf8");
const rules = read("RULES.md");
const readings = read("READINGS.md");
const titles = globSync("src/**/*.test.ts", { cwd: `${import.meta.dirname}/..` })
  .flatMap((file) => [...read(file).matchAll(/["`]\[(C\d+(?:, C\d+)*)\]((?: \[GC-\d+\])*) /g)])
  .map(([, cited = "", ids = ""]) => ({
    rules: cited.split(", "),
    ids: ids.match(/GC-\d+/g) ?? [],
  }));

/** The table under a heading, its line of dashes left out. */
const tableUnder = (heading: string): readonly (readonly string[])[] =>
  (rules.split(/^## \d+\. /m).find((part) => part.startsWith(`${heading}\n`)) ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| --"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe("the rules", () => {
  const numbers = [...rules.matchAll(/^\*\*C(\d+)\*\* /gm)].map((found) => Number(found[1]));
  const cited = new Set(
    titles.flatMap((title) => title.rules.map((rule) => Number(rule.slice(1)))),
  );

  test("are numbered from 1 without a gap, each cited by a test, and no other", () => {
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.filter((number) => !cited.has(number))).toEqual([]);
    expect([...cited].filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test("mention only rules that exist", () => {
    const mentioned = [...`${rules}${readings}`.matchAll(/\bC(\d+)\b/g)].map((found) =>
      Number(found[1]),
    );
    expect(mentioned.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test("fit a terminal, tables aside", () => {
    const lines = rules.split("\n").filter((line) => !line.startsWith("|"));
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  test.each(Object.keys(RULE_TABLES))("show the table they are played by: %s", (heading) => {
    const { head, rows } = RULE_TABLES[heading]!;
    expect(tableUnder(heading)).toEqual([head, ...rows]);
  });

  test("name settings that exist, and all of them in the table", () => {
    const keys: readonly (string | undefined)[] = SETTINGS.map(({ key }) => key);
    const named = [...rules.matchAll(/`([a-z]+(?:[A-Z]\w+)?)`/g)].map((found) => found[1]);
    expect(named.filter((name) => !keys.includes(name))).toEqual([]);
  });

  test("have a place for every sentence of the older chapter", () => {
    const rows = tableUnder("Where the older document went").slice(1);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(([, rule = ""]) => !/C\d+/.test(rule))).toEqual([]);
  });
});

describe("the readings", () => {
  const listed = [...readings.matchAll(/^\| (GC-\d+) +\|.*\| (C\d+) +\|$/gm)].map(
    ([, id = "", rule = ""]) => ({ id, rule }),
  );

  test("are GC-1 to GC-33", () => {
    expect(listed.map(({ id }) => Number(id.slice(3)))).toEqual(
      Array.from({ length: 33 }, (_, i) => i + 1),
    );
  });

  test.each(listed)("$id has an example, which cites the rule it stands in", ({ id, rule }) => {
    const examples = titles.filter(({ ids }) => ids.some((each) => each === id));
    expect(examples.flatMap((title) => title.rules)).toContain(rule);
  });
});
