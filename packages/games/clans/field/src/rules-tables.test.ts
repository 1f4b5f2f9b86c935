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
import type { FieldTag } from "../../src/cards/field-language.ts";
import { FIELD_STARTERS } from "../../src/decks/field-starters.ts";
import { HEROES } from "../../src/heroes.ts";
import { isTrap } from "./copy.ts";
import { SETTINGS } from "./settings.ts";
import { hurts, play, scene } from "./testing/scene.ts";

const home = new URL("../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, home), "utf8");
const rules = read("RULES.md");
const readings = read("READINGS.md");

/** The rules by number, each in one line. */
const paragraphs = [...rules.matchAll(/^\*\*(R\d+)\*\* ([\s\S]*?)\n\n/gm)].map(
  ([, id = "", text = ""]) => ({ id, text: text.replaceAll("\n", " ") }),
);

/** Every test of the field, by its title and all that it says. */
const tests = globSync("src/**/*.test.ts", { cwd: import.meta.dirname + "/.." })
  .flatMap((file) =>
    read(file)
      .split(/^\s*test\(/m)
      .slice(1),
  )
  .map((text) => ({ title: /^["`](.*)["`],/m.exec(text)?.[1] ?? "", text }));

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

test("the older chapter went to rules that there are", () => {
  const there = new Set(paragraphs.map(({ id }) => id));
  const named = tableUnder(rules, "Where the older document went").flatMap(([, rule = ""]) => [
    ...rule.matchAll(/R\d+/g),
  ]);
  expect(named.map(([id]) => id).filter((id) => !there.has(id))).toEqual([]);
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

/** Cards that have an ability, as tests name them: `pikeman`, `-pikeman`, `kit=pikeman`. */
const carriers = (tag: FieldTag): RegExp => {
  const ids = CARD_IDS.filter((id) =>
    cardRow(id).field?.abilities.some((each) => each.tag === tag),
  );
  return new RegExp(`(?<![a-z]|[a-z]-)(${ids.join("|")})(?![a-z-])`);
};

test.each(FIELD_TAGS)("%s stands in two tests of rules that name it", (tag) => {
  const name = FIELD_ABILITIES[tag].name.toLowerCase();
  const naming = paragraphs.filter(({ text }) => text.toLowerCase().includes(name));
  const cites = (title: string) => naming.some(({ id }) => new RegExp(`\\b${id}\\b`).test(title));
  const found = tests.filter(({ title, text }) => cites(title) && carriers(tag).test(text));
  expect(found.length, naming.map(({ id }) => id).join()).toBeGreaterThanOrEqual(2);
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

/** Cards whose numbers or words made no sense where they were found. */
const MENDED = [
  "Siege Cannon",
  "Horse Artillery",
  "Camel Gun",
  "Marshal Ney",
  "Napoleon’s Guard",
  "Shadow Assassin",
  "Woods Mine",
  "Murad Bey",
  "Cossack",
  "Bedouin Raider",
];
const WOODS = "woods woods woods";

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

  test("a Woods Mine is laid, and never stands on the board", () => {
    expect(isTrap({ card: "woods-mine" })).toBe(true);
    const laid = play(
      scene({ hands: ["woods-mine"], terrain: [WOODS, WOODS, WOODS] }),
      0,
      "woods-mine to west middle",
    );
    expect([laid.position.state.units, laid.position.state.tiles[3]?.traps[0]?.card]).toEqual([
      [],
      "woods-mine",
    ]);
  });

  test("a Napoleon’s Guard rages, is shielded, inspires and guards", () => {
    expect(cardRow("napoleons-guard").field?.abilities.map(fieldAbilityName)).toEqual([
      "Fury 2",
      "Shield 2",
      "Inspire 1",
      "Guard",
    ]);
  });

  test.each(["murad-bey", "cossack", "bedouin-raider"])("%s strikes first, as R53 says", (card) => {
    const at = scene({ board: [`-${card} | . | .`, "scout:1 | . | .", ". | . | ."] });
    expect(hurts(play(at, 0, `scout attacks ${card}`))).toEqual([
      expect.stringMatching(/^scout \d+ answer$/),
    ]);
  });

  test("all of them are named among the readings", () => {
    const [, mended = ""] = readings.split("## Numbers that were changed on purpose");
    expect(MENDED.filter((name) => !mended.split("##")[0]!.includes(name))).toEqual([]);
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
