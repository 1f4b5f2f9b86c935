import { expect, test } from "vitest";
import { paddingWords, playedOf } from "./played.ts";
import { CARDS, LIMITS, STARTERS } from "./testing/small-face.ts";

const face = { cards: CARDS, starters: STARTERS };
const PADDING = { ...LIMITS, padTo: 6 };
const deck = { hero: null, cards: ["ghoul", "ghoul", "imp"] };

test("a deck that is smaller than what is played is filled up from the first starter, and says so", () => {
  const played = playedOf(deck, face, PADDING);
  expect(played.added).toEqual(["imp", "archer", "archer"]);
  expect(paddingWords(played, face)).toBe("Played with 3 more from the starter: Imp, 2 Archer.");
});

test("a hero has a filler of its own", () => {
  const filler = (hero: string | null): readonly string[] =>
    hero === "ugluk" ? ["dragon", "fire"] : ["imp"];
  expect(playedOf({ ...deck, hero: "ugluk" }, { ...face, filler }, PADDING).added).toEqual([
    "dragon",
    "fire",
    "dragon",
  ]);
});

test("nothing is added to a whole deck, nor where limits do not pad", () => {
  expect(playedOf(deck, face, LIMITS)).toEqual({ cards: deck.cards, added: [] });
  expect(paddingWords(playedOf(deck, face, { ...PADDING, padTo: 3 }), face)).toBeNull();
});
