import { LANES_CARDS, TAGS } from "@holmgang/clans";
import { readFileSync } from "node:fs";
import { homeOf } from "@holmgang/games/homes";
import { expect, test } from "vitest";
import type { Meaning } from "../../game/meaning.ts";
import { contents } from "./glossary-contents.ts";
import { glossary } from "./glossary.ts";

const all: readonly Meaning[] = [...glossary, ...contents({})];
const said = (id: string, from = all) => from.find((each) => each.id === id)?.text;

test("every ability and every card is told once, by a rule that there is", () => {
  const ids = all.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...TAGS, ...LANES_CARDS.map((id) => `card:${id}`)]));
  const rules = readFileSync(new URL("RULES.md", homeOf("clans")), "utf8");
  for (const { rule, text } of all) {
    expect(rules).toContain(`**${rule}**`);
    expect(text).toMatch(/^[A-Z].*\.$/);
  }
});

test("numbers are those of the match", () => {
  expect(said("epic")).toBe("A deck may hold 2 of each. Whoever kills one is paid 150 gold.");
  const rich = contents({ killGold: 10, ages: true, ageTwoRound: 4 });
  expect(said("legendary", rich)).toContain("paid 40 gold");
  expect(said("age", rich)).toContain("round 4");
  expect(said("command")).toContain("twice X more");
});
