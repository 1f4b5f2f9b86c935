import { globSync, readFileSync } from "node:fs";
import { countCards } from "@holmgang/decks";
import { tableUnder } from "@holmgang/kernel/testing";
import { describe, expect, test } from "vitest";
import { CARD_IDS, cardRow } from "../../src/cards/cards.ts";
import {
  FIELD_ABILITIES,
  fieldAbilityName,
  fieldAbilityText,
} from "../../src/cards/field-abilities.ts";
import { FIELD_STAGES, FIELD_TAGS } from "../../src/cards/field-language.ts";
import { FIELD_STARTERS } from "../../src/decks/field-starters.ts";
import { HEROES } from "../../src/heroes.ts";
import { SETTINGS } from "./settings.ts";

const home = new URL("../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, home), "utf8");
const rules = read("RULES.md");
const readings = read("READINGS.md");

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

test("the cards in the rules are the cards of the field", () => {
  expect(tableUnder(rules, "The cards")).toEqual(
    CARD_IDS.flatMap((id) => {
      const { name, token, field, cost, family } = cardRow(id);
      if (!field) return [];
      const { damage, hp, ap, gain, strike, range, troop, element, rarity, abilities } = field;
      const says = [
        ...abilities.map(fieldAbilityName),
        ...(family ? [`${capital(family)} family`] : []),
      ];
      return [
        [
          `${name}${token ? " (token)" : ""}`,
          ...[damage, hp, ap, gain, strike, range].map(String),
          troop ? capital(troop) : "–",
          element ? capital(element) : "–",
          capital(rarity),
          String(cost),
          says.join(", ") || "–",
        ],
      ];
    }),
  );
});

test("the starter decks in the rules are those of the field", () => {
  expect(tableUnder(rules, "The starter decks")).toEqual(
    FIELD_STARTERS.map(({ name, hero, cards, decoy }) => [
      name,
      HEROES[hero].name,
      [...countCards(cards)].map(([card, count]) => `${count} ${cardRow(card).name}`).join(", ") +
        (decoy ? `, 1 decoy of ${cardRow(decoy).name}` : ""),
    ]),
  );
});

test("every paragraph of the older chapter has a rule", () => {
  const rows = tableUnder(rules, "Where the older document went");
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(([, rule = ""]) => !/R\d+/.test(rule))).toEqual([]);
});

test("every ability has a stage, a name of its own, a sentence, and a card", () => {
  const used = new Set(
    CARD_IDS.flatMap((id) => cardRow(id).field?.abilities.map(({ tag }) => tag) ?? []),
  );
  expect(FIELD_TAGS.filter((tag) => !used.has(tag))).toEqual([]);
  expect(new Set(FIELD_TAGS.map((tag) => FIELD_ABILITIES[tag].name)).size).toBe(FIELD_TAGS.length);
  for (const tag of FIELD_TAGS) {
    expect(FIELD_STAGES).toContain(FIELD_ABILITIES[tag].does.at);
    expect(fieldAbilityText({ tag, amount: 2 })).toMatch(/^[A-Z].*\.$/);
  }
});

test("no card carries the same ability twice", () => {
  for (const id of CARD_IDS) {
    const tags = cardRow(id).field?.abilities.map(({ tag }) => tag) ?? [];
    expect(new Set(tags).size, id).toBe(tags.length);
  }
});

test("every setting that the text names is a setting", () => {
  const named = [...rules.matchAll(/`([a-z]+[A-Z]\w+|ages|relic|story|stake)`/g)].map(
    (found) => found[1],
  );
  const keys: readonly (string | undefined)[] = SETTINGS.map(({ key }) => key);
  expect(named.filter((name) => !keys.includes(name))).toEqual([]);
});

describe("data that was mended", () => {
  test("a Siege Cannon fires every second turn", () => {
    expect(cardRow("siege-cannon").field).toMatchObject({ ap: 2, gain: 1, strike: 2 });
  });

  test("AP can be saved by those who hold more than they gain", () => {
    const saving = CARD_IDS.filter((id) => {
      const { field } = cardRow(id);
      return field && field.ap > field.gain && field.strike === 1;
    });
    expect(saving.toSorted()).toEqual([
      "camel-gun",
      "horse-artillery",
      "marshal-ney",
      "napoleons-guard",
      "shadow-assassin",
    ]);
  });
});

describe("the readings", () => {
  const listed = [...readings.matchAll(/^\| (GF-\d+) +\|.*\| (R\d+) +\|$/gm)].map(
    ([, id = "", rule = ""]) => ({ id, rule }),
  );
  /** The brackets that titles begin with: `[R69] [GF-24]`. */
  const cited = globSync("src/**/*.test.ts", { cwd: import.meta.dirname + "/.." })
    .flatMap((file) => [...read(file).matchAll(/["`]\[(R[\dR, ]+)\]((?: \[GF-\d+\])+) /g)])
    .flatMap(([, of = "", ids = ""]) =>
      [...ids.matchAll(/GF-\d+/g)].map(([id]) => ({ id, rules: of.split(", ") })),
    );

  test("are GF-1 to GF-35", () => {
    const numbers = listed.map(({ id }) => Number(id.slice(3)));
    expect(numbers).toEqual(Array.from({ length: 35 }, (_, i) => i + 1));
  });

  test.each(listed)("$id has an example, which cites the rule it stands in", ({ id, rule }) => {
    expect(cited.filter((each) => each.id === id).flatMap((each) => each.rules)).toContain(rule);
  });

  test("every reading that a test cites exists", () => {
    const ids = listed.map(({ id }) => id);
    expect(cited.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
