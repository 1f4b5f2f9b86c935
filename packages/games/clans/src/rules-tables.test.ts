import { globSync, readFileSync } from "node:fs";
import { countCards } from "@holmgang/decks";
import { tableUnder } from "@holmgang/kernel/testing";
import { describe, expect, test } from "vitest";
import { abilityName } from "./cards/abilities.ts";
import { CARD_IDS, cardRow } from "./cards/cards.ts";
import { STARTERS } from "./decks/starters.ts";
import { HEROES } from "./heroes.ts";
import { SETTINGS } from "./lanes/settings.ts";

const home = new URL("../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, home), "utf8");
const rules = read("RULES.md");
const readings = read("READINGS.md");

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

test("the cards in the rules are the cards of the game", () => {
  expect(tableUnder(rules, "The cards")).toEqual(
    CARD_IDS.filter((id) => cardRow(id).lanes).map((id) => {
      const { name, token, lanes, cost, family } = cardRow(id);
      const abilities = lanes!.abilities.map(abilityName);
      const says = [...abilities, ...(family ? [`${capital(family)} family`] : [])];
      return [
        `${name}${token ? " (token)" : ""}`,
        ...[lanes!.damage, lanes!.hp, lanes!.tick, lanes!.move].map(String),
        lanes!.element ? capital(lanes!.element) : "–",
        capital(lanes!.rarity),
        String(cost),
        says.join(", ") || "–",
      ];
    }),
  );
});

test("the starter decks in the rules are those of the game, in their order", () => {
  expect(tableUnder(rules, "The starter decks")).toEqual(
    STARTERS.map(({ name, hero, cards }) => [
      name,
      HEROES[hero].name,
      [...countCards(cards)].map(([card, count]) => `${count} ${cardRow(card).name}`).join(", "),
    ]),
  );
});

test("[R74] every setting that the text names is a setting", () => {
  const named = [...rules.matchAll(/`([a-z]+[A-Z]\w+|ages|speeds|stake)`/g)].map(
    (found) => found[1],
  );
  const keys: readonly (string | undefined)[] = SETTINGS.map(({ key }) => key);
  expect(named.filter((name) => !keys.includes(name))).toEqual([]);
});

describe("the readings", () => {
  const listed = [...readings.matchAll(/^\| (GL-\d+) +\|.*\| (R\d+) +\|$/gm)].map(
    ([, id = "", rule = ""]) => ({ id, rule }),
  );
  /** The brackets that titles begin with: `[R69] [GL-24] [GL-33]`. */
  const cited = globSync("src/**/*.test.ts", { cwd: import.meta.dirname + "/.." })
    .flatMap((file) => [...read(file).matchAll(/["`]\[(R[\dR, ]+)\]((?: \[GL-\d+\])+) /g)])
    .flatMap(([, of = "", ids = ""]) =>
      [...ids.matchAll(/GL-\d+/g)].map(([id]) => ({ id, rules: of.split(", ") })),
    );

  test("are GL-1 to GL-37, without a GL-28", () => {
    const numbers = listed.map(({ id }) => Number(id.slice(3)));
    expect(numbers).toEqual(Array.from({ length: 37 }, (_, i) => i + 1).filter((n) => n !== 28));
  });

  test.each(listed)("$id has an example, which cites the rule it stands in", ({ id, rule }) => {
    expect(cited.filter((each) => each.id === id).flatMap((each) => each.rules)).toContain(rule);
  });

  test("every reading that a test cites exists", () => {
    const ids = listed.map(({ id }) => id);
    expect(cited.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("every rule that a section went to exists", () => {
    const last = Math.max(...[...rules.matchAll(/^\*\*R(\d+)\*\*/gm)].map(([, n]) => Number(n)));
    expect(
      [...readings.matchAll(/\bR(\d+)\b/g)].map(([, n]) => Number(n)).filter((n) => n > last),
    ).toEqual([]);
  });
});
