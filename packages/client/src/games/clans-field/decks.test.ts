import { BOOK, STARTERS } from "@holmgang/clans";
import { clansField, fieldDeck, FIELD_STARTERS } from "@holmgang/clans/field";
import { deckCode, deckFaults } from "@holmgang/decks";
import { expect, test } from "vitest";
import { ownOptions, starterOptions } from "../../decks/deck-options.ts";
import { onShelf } from "../../decks/on-shelf.ts";
import { deckRules as lanesRules } from "../clans/deck-rules.ts";
import { deckCards, seeming } from "./deck-cards.ts";
import { columnOf, columnsOf } from "./deck-columns.ts";
import { deckRules } from "./deck-rules.ts";

const starters = FIELD_STARTERS.map((starter) => ({ ...starter, ...fieldDeck(starter) }));
const face = { ...deckRules, book: BOOK, starters };
const wrongWith = (hero: string, ...cards: string[]) =>
  deckFaults({ hero, cards }, BOOK, deckRules.limits({})).map(({ words }) => words);
const many = (count: number, card: string): string[] => Array<string>(count).fill(card);

test.each([{}, { ages: true }])("what is brought fits a match with %o", (changed) => {
  const settings = clansField.parseSettings(changed);
  if (!settings.ok) throw new Error(settings.refusal.words);
  const code = deckCode(fieldDeck(FIELD_STARTERS[1]!), BOOK);
  const own = ownOptions(face, changed, [{ id: "own", name: "Own", code }]);
  for (const { brings, wrong } of [...own, ...starterOptions(face, changed)]) {
    expect(wrong).toBeNull();
    const entry = deckRules.entry(brings, changed);
    expect(clansField.parseEntry(entry, settings.value)).toMatchObject({ ok: true });
  }
});

test("the collection has what the field has, each in its columns", () => {
  const ids = deckCards.map(({ id }) => id);
  expect(ids).toContain("pikeman");
  expect(ids).not.toContain("lake-tank");
  for (const id of ids)
    for (const counted of ["ap", "damage", "hp"] as const)
      expect(columnsOf(counted).map(({ from }) => from)).toContain(columnOf(counted, seeming(id)));
});

test("a decoy is offered beside the card it feigns, and only one", () => {
  expect(deckRules.offers("fusilier/decoy", ["pikeman"])).toBe(false);
  expect(deckRules.offers("fusilier/decoy", ["fusilier"])).toBe(true);
  expect(deckRules.offers("pikeman/decoy", ["fusilier", "pikeman", "fusilier/decoy"])).toBe(false);
  expect(wrongWith("charles", ...many(20, "pikeman"), "fusilier/decoy")).toEqual([
    "A decoy of Fusilier needs the card itself beside it.",
  ]);
  expect(wrongWith("charles", ...many(20, "pikeman"), "pikeman/decoy")).toEqual([]);
});

test("a deck stands on the shelf of every mode that has all its cards", () => {
  const kept = (id: string, hero: string | null, cards: readonly string[]) => ({
    id,
    game: BOOK.game,
    code: deckCode({ hero, cards }, BOOK),
  });
  const decks = [
    kept("new", null, []),
    kept("both", "napoleon", many(20, "fusilier")),
    kept("lanes", "nelson", STARTERS[2]!.cards),
    kept("field", "nelson", many(20, "pikeman")),
    kept("led", "charles", many(20, "fusilier")),
    kept("mixed", "nelson", ["lake-tank", "pikeman"]),
    { ...kept("foreign", null, []), game: "another" },
  ];
  const lanes = { ...lanesRules, book: BOOK };
  expect(onShelf(lanes, decks).map(({ id }) => id)).toEqual(["new", "both", "lanes", "mixed"]);
  expect(onShelf(face, decks).map(({ id }) => id)).toEqual([
    "new",
    "both",
    "field",
    "led",
    "mixed",
  ]);
});
