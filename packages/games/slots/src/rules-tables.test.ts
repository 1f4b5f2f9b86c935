import { readFileSync } from "node:fs";
import { tableUnder } from "@holmgang/kernel/testing";
import { expect, test } from "vitest";
import { CARD_IDS, CARDS } from "./cards/cards.ts";
import type { CardRow, OngoingId } from "./cards/language.ts";
import { ONGOING } from "./cards/language.ts";
import { SETTINGS } from "./settings.ts";
import { cardText, ongoingLine } from "./text/card-text.ts";

const rules = readFileSync(new URL("../RULES.md", import.meta.url), "utf8");

/** Cards of one kind by name, as a table has them. */
const listed = (kind: CardRow["kind"]) =>
  CARD_IDS.filter((card) => CARDS[card].kind === kind).toSorted();

test("the units in the rules are the units of the game, power and text", () => {
  expect(
    tableUnder(rules, "The units").map(([name, power, text]) => [name, Number(power), text]),
  ).toEqual(
    listed("unit").map((card) => {
      const row = CARDS[card];
      const isToken = row.kind === "unit" && row.token;
      return [
        `${row.name}${isToken ? " (token)" : ""}`,
        row.kind === "unit" ? row.power : null,
        cardText(card) || "–",
      ];
    }),
  );
});

test("the actions in the rules are the actions of the game", () => {
  expect(tableUnder(rules, "The actions")).toEqual(
    listed("action").map((card) => [CARDS[card].name, cardText(card)]),
  );
});

test("[R45] the ongoing effects in the rules are those of the game", () => {
  const effects = Object.keys(ONGOING) as OngoingId[]; // the keys of the literal
  expect(tableUnder(rules, "The ongoing effects")).toEqual(
    effects.map((effect) => [ONGOING[effect].name, ongoingLine(effect)]),
  );
});

test("[R73] every setting that the text names is a setting", () => {
  const named = [...rules.matchAll(/`([a-z]+[A-Z]\w+|copies|stake)`/g)].map((found) => found[1]);
  const keys: readonly (string | undefined)[] = SETTINGS.map(({ key }) => key);
  expect(named.filter((name) => !keys.includes(name))).toEqual([]);
});
