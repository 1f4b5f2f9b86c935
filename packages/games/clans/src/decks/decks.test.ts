import { seededRng } from "@holmgang/kernel";
import { deckCode, deckFaults, readDeckCode, sortDeck } from "@holmgang/decks";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANES_CARDS } from "../cards/cards.ts";
import { LANES_HEROES } from "../heroes.ts";
import { clans } from "../lanes/rules.ts";
import { BOOK, copiesOf, lanesLimits } from "./book.ts";
import { likelyRest } from "./likely-deck.ts";
import { STARTERS } from "./starters.ts";

const settings = clans.parseSettings({});
if (!settings.ok) throw new Error(settings.refusal.words);
const limits = lanesLimits(settings.value);
const of = (count: number, card: string) => Array.from({ length: count }, () => card);
const parse = (deck: unknown) => clans.parseEntry({ deck }, settings.value);

describe.each(STARTERS)("$name", ({ hero, cards, about }) => {
  test("[R3] [GL-32] is a legal deck of 25 that tells its plan", () => {
    expect([cards.length, deckFaults({ hero, cards }, BOOK, limits)]).toEqual([25, []]);
    expect(about).toMatch(/^[A-Z].*\.$/);
  });

  test("[R3] comes back from its own code", () => {
    const deck = sortDeck(BOOK, hero, cards);
    expect(readDeckCode(deckCode(deck, BOOK), BOOK)).toEqual({ ok: true, value: deck });
  });
});

describe("a deck", () => {
  test("[R3] [GL-32] every hero has a starter of its own", () => {
    expect(new Set(STARTERS.map(({ hero }) => hero))).toEqual(new Set(LANES_HEROES));
  });

  test("[R2] [GL-18] of 15 to 24 is filled up from its hero’s starter, in its order, without what is at its limit", () => {
    const fifteen = [...of(13, "lake-tank"), "tidal-leviathan", "lake-guardian"];
    const entry = parse({ hero: "nelson", cards: fifteen });
    const added = entry.ok ? [...entry.value.decks[0].cards] : [];
    for (const card of fifteen) added.splice(added.indexOf(card as never), 1);
    expect(added.toSorted()).toEqual(STARTERS[2]!.cards.slice(0, 10).toSorted());
  });

  test.each([
    [{ hero: "nelson", cards: of(14, "lake-tank") }, "1 card short of 15."],
    [{ hero: "nelson", cards: of(26, "lake-tank") }, "1 card over 25."],
    [
      { hero: "nelson", cards: [...of(20, "lake-tank"), ...of(4, "grenadier")] },
      "4 Grenadier, but a deck may hold 3 of a Rare.",
    ],
    [
      { hero: "nelson", cards: [...of(20, "lake-tank"), ...of(3, "old-guard")] },
      "3 Old Guard, but a deck may hold 2 of an Epic.",
    ],
    [
      { hero: "nelson", cards: [...of(20, "lake-tank"), "mire-hydra", "mire-hydra"] },
      "2 Mire Hydra, but a deck may hold 1 of a Legendary.",
    ],
    [{ hero: null, cards: of(25, "lake-tank") }, "A deck needs a hero."],
    [{ hero: "caesar", cards: of(25, "lake-tank") }, "Clans & Wanderers has no hero 'caesar'."],
    [{ hero: "nelson", cards: of(25, "dragon") }, "Clans & Wanderers has no card 'dragon'."],
  ])("[R3] [GL-29] that is illegal is told why: %#", (deck, words) => {
    expect(parse(deck)).toMatchObject({ ok: false, refusal: { code: "bad-entry", words } });
  });

  test("[R3] whoever brings none plays the Grand Army", () => {
    const entry = clans.parseEntry(undefined, settings.value);
    expect(entry.ok && entry.value.decks[0]).toMatchObject(
      sortDeck(BOOK, "napoleon", STARTERS[0].cards),
    );
  });

  test("[R3] any legal deck comes back from its code, and no single letter can be changed", () => {
    const decks = fc
      .tuple(
        fc.constantFrom(...LANES_HEROES),
        fc.array(fc.constantFrom(...LANES_CARDS), { minLength: 15, maxLength: 25 }),
      )
      .map(([hero, cards]) =>
        sortDeck(
          BOOK,
          hero,
          cards.filter(
            (card, i) =>
              cards.slice(0, i).filter((other) => other === card).length < copiesOf(card),
          ),
        ),
      );
    fc.assert(
      fc.property(
        decks,
        fc.nat(),
        fc.constantFrom(..."0123456789ABCDEFGHJKMNPQRSTVWXYZ".split("")),
        (deck, at, letter) => {
          const code = deckCode(deck, BOOK);
          expect(readDeckCode(code, BOOK)).toEqual({ ok: true, value: deck });
          const place = at % code.length;
          const changed = code.slice(0, place) + letter + code.slice(place + 1);
          const read = readDeckCode(changed, BOOK);
          expect(changed === code || !read.ok || deckCode(read.value, BOOK) === code).toBe(true);
        },
      ),
    );
  });

  test("[R7] what is guessed of a rival’s deck is its hero’s starter while it fits, and always as many as asked for", () => {
    const rng = seededRng("likely");
    const [{ cards }] = STARTERS;
    expect(likelyRest("napoleon", cards.slice(0, 15), 10, rng).toSorted()).toEqual(
      cards.slice(15).toSorted(),
    );
    expect(likelyRest("saladin", ["tidal-leviathan", "mire-hydra"], 23, rng)).toHaveLength(23);
  });
});
