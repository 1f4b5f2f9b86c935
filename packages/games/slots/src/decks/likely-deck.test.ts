import { seededRng } from "@holmgang/kernel";
import { countCards } from "@holmgang/decks";
import { describe, expect, test } from "vitest";
import type { CardId } from "../cards/cards.ts";
import { DECK_CARDS } from "../cards/cards.ts";
import { likelyRest } from "./likely-deck.ts";
import { STARTERS } from "./starters.ts";

const guesses = (seen: readonly CardId[], size: number, copies = 2) => {
  const rng = seededRng("a deck nobody has shown");
  return Array.from({ length: 60 }, () => [...seen, ...likelyRest(seen, size, copies, rng)]);
};
const sorted = (cards: readonly CardId[]) => cards.toSorted().join();
const starters = STARTERS.map(({ cards }) => sorted(cards));

describe("what seems to be in a deck of which only a part was shown", () => {
  test("[R4] before anything is shown: any starter of that size", () => {
    const sizes = STARTERS.filter(({ cards }) => cards.length === STARTERS[0].cards.length);
    expect(new Set(guesses([], STARTERS[0].cards.length).map(sorted))).toEqual(
      new Set(sizes.map(({ cards }) => sorted(cards))),
    );
  });

  test.each(STARTERS)("[R4] what fits $name alone is $name", ({ cards }) => {
    const shown = cards.slice(0, 20);
    const fitting = STARTERS.filter((other) =>
      [...countCards(shown)].every(
        ([card, count]) => other.cards.filter((id) => id === card).length >= count,
      ),
    );
    expect(fitting).toHaveLength(1);
    expect(new Set(guesses(shown, cards.length).map(sorted))).toEqual(new Set([sorted(cards)]));
  });

  test("[R4] what fits no starter is filled up from all cards", () => {
    const shown: CardId[] = ["dragon", "brambles", "mender", "seed", "fireball"];
    const decks = guesses(shown, 25).map(sorted);
    expect([decks.some((deck) => starters.includes(deck)), new Set(decks).size]).toEqual([
      false,
      60,
    ]);
  });

  test("[R2] no card more often than a deck may hold it, the shown ones counted", () => {
    const shown: CardId[] = ["dragon", "dragon", "mender", "brambles"];
    const most = guesses(shown, 30).map((deck) => Math.max(...countCards(deck).values()));
    expect(Math.max(...most)).toBe(2);
  });

  test("[R2] another size than any starter's is another deck", () => {
    const { cards } = STARTERS[0];
    expect(guesses(cards.slice(0, 5), 28).every((deck) => deck.length === 28)).toBe(true);
  });

  test.each([
    [1, 36],
    [2, 72],
    [4, 60],
  ])("[R2] with %i copies of each a deck of %i is guessed whole", (copies, size) => {
    const [guess = []] = guesses(["scout"], size, copies);
    expect([guess.length, Math.max(...countCards(guess).values()) <= copies]).toEqual([size, true]);
  });

  test("[R2] tokens are in no guess", () => {
    const guessed = new Set(guesses([], 30).flat());
    expect([...guessed].filter((card) => !DECK_CARDS.includes(card))).toEqual([]);
  });

  test("[R4] a deck that was shown whole leaves nothing to guess", () => {
    expect(likelyRest(STARTERS[1].cards, STARTERS[1].cards.length, 2, seededRng("none"))).toEqual(
      [],
    );
  });
});
