import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRules } from "./read-rules.ts";

const SAMPLE = `# Sample

Before it begins.

## The table

**R1** Two seats & one field.

| a | b |
| - | - |
| 1 | 2 |

**R2** See R1, or [Settings](#settings).

And a line that belongs to it.

## An example

No number here.
`;

test("a document becomes sections, and a section its rules", () => {
  const { title, intro, sections } = readRules(SAMPLE);
  expect(title).toBe("Sample");
  expect(intro).toBe("<p>Before it begins.</p>");
  expect(sections.map(({ id }) => id)).toEqual(["the-table", "an-example"]);
  expect(sections[0]?.blocks.map(({ rule }) => rule)).toEqual(["R1", "R2"]);
  expect(sections[1]?.blocks).toEqual([
    { rule: null, html: "<p>No number here.</p>", text: "No number here." },
  ]);
});

test("what follows a rule belongs to it, and its number stands apart", () => {
  const [first, second] = readRules(SAMPLE).sections[0]!.blocks;
  expect(first?.html).toMatch(/^<p>Two seats/);
  expect(first?.html).toContain(
    '<div class="rules__wide" tabindex="0" role="group" aria-label="R1"><table>',
  );
  expect(first?.text).toBe("Two seats & one field. a b 1 2");
  expect(second?.html).toContain("And a line that belongs to it.");
});

test("a rule that names another leads to it", () => {
  const second = readRules(SAMPLE).sections[0]!.blocks[1]!;
  expect(second.html).toContain('See <a href="#R1">R1</a>, or <a href="#settings">Settings</a>');
});

test("Orcain's rules lose nothing on the way", () => {
  const markdown = readFileSync(new URL("../../games/orcain/RULES.md", import.meta.url), "utf8");
  const rules = readRules(markdown).sections.flatMap(({ blocks }) => blocks);
  const numbers = [...markdown.matchAll(/^\*\*(R\d+)\*\* /gm)].map((found) => found[1]);
  expect(rules.flatMap(({ rule }) => rule ?? [])).toEqual(numbers);
  expect(rules.every(({ text }) => text.length > 10)).toBe(true);
});
