import {
  BOOK,
  clans,
  fillerOf,
  heroOf,
  isCard,
  isLeader,
  isLedIn,
  lanesLimits,
  modesOf,
  STARTERS,
} from "@holmgang/clans";
import type { CardId, HeroId } from "@holmgang/clans";
import { partsOf } from "@holmgang/decks";
import { invariant, shuffle } from "@holmgang/kernel";
import type { DeckFace } from "../../game/deck-face.ts";
import { deckText } from "./deck-text.ts";
import { numberIn } from "./number-in.ts";

/** What the lanes make of a deck. */
export const deckRules = {
  limits: (settings) =>
    lanesLimits({
      deckMin: numberIn(clans, settings, "deckMin"),
      deckSize: numberIn(clans, settings, "deckSize"),
    }),
  filler: (hero) => (hero === null ? STARTERS[0].cards : fillerOf(knownHero(hero))),
  openingHand: (cards, rng) => shuffle(rng, cards).slice(0, numberIn(clans, {}, "openingHand")),
  leads: (hero) => isLedIn("lanes", hero),
  shelves: (held) => modesOf(held).includes("lanes"),
  suite: { name: deckText.ages, settings: { ages: true } },
  entry: (code, { ages }) => (ages === true ? { decks: partsOf(code) } : { deck: code }),
} satisfies Partial<DeckFace>;

/** A deck is read by the book before it is shown, so every card in it is one. */
export function knownCard(card: string): CardId {
  invariant(isCard(card), `'${card}' is no card of ${BOOK.name}`);
  return card;
}

/** The same of who leads it, on whatever ground. */
export function knownHero(hero: string): HeroId {
  invariant(isLeader(hero), `'${hero}' is no hero of ${BOOK.name}`);
  return heroOf(hero);
}
