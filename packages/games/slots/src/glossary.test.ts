import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CARD_IDS, CARDS } from "./cards/cards.ts";
import { ONGOING } from "./cards/language.ts";
import { TERMS } from "./glossary-terms.ts";
import { GLOSSARY } from "./glossary.ts";
import { parseSettings } from "./settings.ts";
import type { Settings } from "./settings.ts";
import { cardLines, cardText, KEYWORD_NAMES, KEYWORDS } from "./text/card-text.ts";

const rules = readFileSync(new URL("../RULES.md", import.meta.url), "utf8");
const ruleText = (rule: string): string =>
  rules.split(/\n(?=\*\*R\d+\*\*|## )/).find((part) => part.startsWith(`**${rule}** `)) ?? "";

const meaning = (id: string, changes: Partial<Settings> = {}): string | undefined => {
  const settings = parseSettings(changes);
  return settings.ok ? GLOSSARY.find((entry) => entry.id === id)?.text(settings.value) : undefined;
};

/** The cells of the rules' tables that people read, by the name in the first one. */
const written = rules
  .split("\n")
  .filter((line) => /^\| [A-Z]/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));
const UNITS = written.filter((cells) => cells.length === 5);
const ACTIONS_AND_EFFECTS = written.filter((cells) => cells.length === 4);

describe("every word has an entry", () => {
  test.each(UNITS)("%2$s is told as its row in the rules", (...[, name = "", power, text]) => {
    const told = GLOSSARY.find(({ term }) => term === name.replace(" (token)", ""))?.id ?? "";
    const kind = name.endsWith(" (token)") ? "Token" : "Unit";
    expect(meaning(told)).toBe(`${kind}, power ${power}. ${text === "–" ? "" : text}`.trim());
  });

  test.each(ACTIONS_AND_EFFECTS)("%2$s is told as its row in the rules", (...[, name, text]) => {
    const told = GLOSSARY.filter(({ term }) => term.split(" (")[0] === name).map(({ id }) =>
      meaning(id)?.replace(/^Action\. /, ""),
    );
    expect(told).toContain(text);
  });

  test("and every card and effect has its row", () => {
    expect(written).toHaveLength(CARD_IDS.length + Object.keys(ONGOING).length);
  });

  test("every keyword on any card, under the name it has there", () => {
    const used = CARD_IDS.flatMap(cardLines).flatMap(({ keyword }) => keyword ?? []);
    const missing = [...new Set([...used, ...KEYWORDS])].filter(
      (keyword) => !TERMS.some(({ id, term }) => id === keyword && term === KEYWORD_NAMES[keyword]),
    );
    expect(missing).toEqual([]);
  });

  test("every word of the table that cards use", () => {
    const words = ["Close", "In front", "Wounded", "Buff", "Damage", "Heal", "Kill", "Cleanse"];
    const more = [
      "Return",
      "Move or swap",
      "Slot modifier",
      "Ongoing effect",
      "Pass",
      "Round",
      "Lane",
    ];
    const terms = new Set(TERMS.map(({ term }) => term));
    expect([...words, ...more].filter((word) => !terms.has(word))).toEqual([]);
  });

  test("every card that a card's text names", () => {
    const terms = new Set(GLOSSARY.map(({ term }) => term));
    expect([cardText("knight").includes("Squire"), terms.has("Squire")]).toEqual([true, true]);
  });
});

describe("every entry", () => {
  test.each(TERMS)("$term comes from a rule that speaks of it", ({ term, rule }) => {
    expect(ruleText(rule).replaceAll(/\s+/g, " ").toLowerCase()).toContain(term.toLowerCase());
  });

  test.each(CARD_IDS)("%s comes from a rule that speaks of it or of its kind", (card) => {
    const { rule = "", term } = GLOSSARY.find(({ id }) => id === card) ?? {};
    const labels = cardLines(card).flatMap(({ keyword }) => keyword && KEYWORD_NAMES[keyword]);
    const spoken = [term, ...labels, "A unit is played", "An action's targets"];
    expect(spoken.some((word) => word && ruleText(rule).includes(word))).toBe(true);
  });

  test("a rule about a single card is where that card's entry leads", () => {
    const points = [...rules.matchAll(/^\*\*(R\d+)\*\* _([A-Z]\w+)_(?: |'s |:)/gm)]
      .map((found) => [found[1], found[2]])
      .filter(([, name]) => CARD_IDS.some((card) => CARDS[card].name === name));
    expect(points).toHaveLength(13);
    expect(points).toEqual(
      points.map(([, name]) => [GLOSSARY.find(({ term }) => term === name)?.rule, name]),
    );
  });

  test("is there once, and has something to say", () => {
    expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length);
    for (const { id } of GLOSSARY) expect(meaning(id), id).toMatch(/^[A-Z].*\.$/);
  });
});

test("[R9] the numbers are those of the match", () => {
  expect(meaning("round", { laterDraw: 5 })).toContain("both draw 5.");
});
