import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CARD_IDS, CARDS, cardText } from "./cards.ts";
import { GLOSSARY } from "./glossary.ts";
import { parseSettings } from "./settings.ts";
import type { Settings } from "./settings.ts";

const rules = readFileSync(new URL("../RULES.md", import.meta.url), "utf8");

function settings(changes: Partial<Settings> = {}): Settings {
  const read = parseSettings(changes);
  if (!read.ok) throw new Error(read.refusal.words);
  return read.value;
}

const meaning = (id: string, changes: Partial<Settings> = {}): string | undefined =>
  GLOSSARY.find((entry) => entry.id === id)?.text(settings(changes));

test("every card has an entry, in the words on the card", () => {
  for (const card of CARD_IDS) expect(meaning(card)).toBe(cardText(card, settings()));
});

test("every card that a card's text names has an entry", () => {
  const names = Object.values(CARDS).map(({ name }) => name);
  const terms = new Set(GLOSSARY.map(({ term }) => term));
  const named = CARD_IDS.flatMap((card) => cardText(card, settings()).match(/\b[A-Z]\w+/g) ?? []);
  const cards = named.filter((word) => names.some((name) => name === word));
  expect(cards.length).toBeGreaterThan(3);
  expect(cards.filter((name) => !terms.has(name))).toEqual([]);
});

test("every entry comes from a rule that exists and speaks of it", () => {
  for (const { term, rule } of GLOSSARY) {
    const said = rules
      .split(/\n(?=\*\*R\d+\*\*|## )/)
      .find((part) => part.startsWith(`**${rule}** `));
    expect(said?.toLowerCase(), `${term}, ${rule}`).toContain(term.toLowerCase());
  }
});

test("no term is there twice, and all have something to say", () => {
  expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length);
  for (const { id } of GLOSSARY) expect(meaning(id)).toMatch(/^[A-Z].*\.$/);
});

test("[R15] the numbers are those of the match", () => {
  expect(meaning("attack", { damage: 7 })).toContain("7");
  expect(meaning("bell", { prepMs: 0 })).toContain("no clock");
  expect(meaning("bell", { prepMs: 60_000 })).toContain("60 seconds");
  expect(meaning("pot", { stake: 3 })).toContain("3 tokens");
  expect(meaning("pot", { stake: 0 })).toContain("nothing");
  expect(meaning("away", { afkLimit: 1 })).toContain("One such round");
  expect(meaning("round", { rounds: 1 })).toContain("the first round");
  expect(meaning("sudden-death", { suddenDeath: "mustAttack" })).toContain("needs an Attack");
});
