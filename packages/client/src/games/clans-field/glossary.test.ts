import { readFileSync } from "node:fs";
import { FAMILIES, HERO_IDS, RARITIES, TERRAINS } from "@holmgang/clans";
import { FIELD_ABILITIES, FIELD_CARDS } from "@holmgang/clans/field";
import { homeOf } from "@holmgang/games/homes";
import { expect, test } from "vitest";
import type { Meaning } from "../../game/meaning.ts";
import { contents } from "./glossary-contents.ts";
import { glossary } from "./glossary.ts";

const all: readonly Meaning[] = [...glossary, ...contents({})];
const said = (id: string, from = all) => from.find((each) => each.id === id)?.text;

test("every ability, ground, rarity, family, hero and card is told once, by a rule that there is", () => {
  const ids = all.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining([
      ...Object.keys(FIELD_ABILITIES),
      ...TERRAINS,
      ...RARITIES,
      ...FAMILIES,
      ...HERO_IDS,
      ...FIELD_CARDS.map((id) => `card:${id}`),
    ]),
  );
  const rules = readFileSync(new URL("RULES.md", homeOf("clans-field")), "utf8");
  for (const { rule, text } of all) {
    expect(rules).toContain(`**${rule}**`);
    expect(text).toMatch(/^[A-Z0-9].*\.$/);
    expect(text).not.toContain("NaN");
  }
});

test("an ability is told by a rule that names it", () => {
  const rules = readFileSync(new URL("RULES.md", homeOf("clans-field")), "utf8").split(/^\*\*/m);
  for (const id of Object.keys(FIELD_ABILITIES)) {
    const told = all.find((each) => each.id === id)!;
    const rule = rules.find((part) => part.startsWith(`${told.rule}**`))!;
    expect(rule.toLowerCase().replaceAll(/\s+/g, " ")).toContain(
      NAMED[id] ?? told.term.toLowerCase(),
    );
  }
});

/** Where the rules use another form of the word. */
const NAMED: Readonly<Record<string, string>> = { terrain_affinity: "attuned", cannon: "class" };

test("numbers are those of the match", () => {
  expect(said("epic")).toBe("A deck may hold 2 of each. Whoever kills one is paid 150 gold.");
  expect(said("half_turn")).toContain("after half-turn 80");
  expect(said("command")).toContain("twice X more");
  const odd = contents({ killGold: 10, ageTwoTurn: 5, tallRange: 1, fireTick: false, baseHp: 9 });
  expect(said("legendary", odd)).toContain("paid 40 gold");
  expect(said("age", odd)).toContain("half-turn 5");
  expect(said("tall", odd)).toContain("up to 1 step away");
  expect(said("base", odd)).toContain("9 HP");
  expect(said("fire", odd)).not.toContain("stands in it");
  expect(said("relic", contents({ relic: "Desert Cache" }))).toContain("Desert Cache");
});

test("[R15] a hero is told as it is in the field", () => {
  expect(said("saladin")).toContain("on the base too");
  expect(said("charles")).toContain("takes 2");
});
