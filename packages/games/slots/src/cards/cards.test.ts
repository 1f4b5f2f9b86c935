import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BOOK } from "../decks/book.ts";
import { plays } from "../legal.ts";
import { scene } from "../testing/scene.ts";
import { cardText } from "../text/card-text.ts";
import { CARD_IDS, CARDS, DECK_CARDS } from "./cards.ts";
import { TRIGGERS } from "./language.ts";

const VANILLA = ["squire", "champion", "veteran"];

/** What tests of cards begin with, after the rules they cite. */
const titles = globSync("*.test.ts", { cwd: import.meta.dirname })
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, "utf8"))
  .flatMap((text) => [...text.matchAll(/["`](?:\[R[\dR, ]+\] )?([A-Z][^"`]*)["`],\s*\(/g)])
  .map((found) => found[1] ?? "");

/** Something to consume, to aim at, and to shoot. */
const busy = scene({ board: ["scout champion . . .", "champion-1 dragon . . ."] }).position.state;

describe.each(CARD_IDS)("%s", (card) => {
  const { name } = CARDS[card];

  test("has a test that begins with its name", () => {
    expect(titles.filter((title) => title.startsWith(name))).not.toEqual([]);
  });

  test("says what it does, in sentences", () => {
    expect(cardText(card)).toMatch(VANILLA.includes(card) ? /^$/ : /^[A-Z\d].*\.$/);
  });

  test("can be played", () => {
    expect(plays(busy, 0, card)).not.toEqual([]);
  });

  test("has its name for an id", () => {
    expect(card).toBe(name.toLowerCase());
  });
});

test("[R2] a deck is made of every card but the token: 27 units and 9 actions", () => {
  const isAction = (card: (typeof CARD_IDS)[number]) => CARDS[card].kind === "action";
  expect([
    DECK_CARDS.length,
    DECK_CARDS.filter(isAction).length,
    CARD_IDS.filter((card) => !DECK_CARDS.includes(card)),
  ]).toEqual([36, 9, ["squire"]]);
});

test("no two cards have the same number, and the book has them all", () => {
  const numbers = CARD_IDS.map((card) => CARDS[card].number);
  expect(numbers).toEqual(numbers.map((_, index) => index));
  expect(BOOK.cards.map(({ number }) => number)).toEqual(numbers.slice(1));
});

test("[R42] whoever has an Activate has a counter, and nobody else", () => {
  const odd = CARD_IDS.filter((card) => {
    const row = CARDS[card];
    return row.kind === "unit" && (row.ready !== null) !== (row.on.activate !== undefined);
  });
  expect(odd).toEqual([]);
});

test("every trigger of the language is on some card", () => {
  const used = CARD_IDS.flatMap((card) => Object.keys(CARDS[card].on));
  expect(TRIGGERS.filter((trigger) => !used.includes(trigger))).toEqual([]);
});
