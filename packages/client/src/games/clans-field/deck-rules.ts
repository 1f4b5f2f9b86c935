import { isIn, isLedIn, modesOf } from "@holmgang/clans";
import { clansField, fieldLimits } from "@holmgang/clans/field";
import { partsOf } from "@holmgang/decks";
import { shuffle } from "@holmgang/kernel";
import type { DeckFace } from "../../game/deck-face.ts";
import { deckText } from "../clans/deck-text.ts";
import { numberIn } from "../clans/number-in.ts";
import { offers } from "./deck-cards.ts";

/** What the field makes of a deck. */
export const deckRules = {
  limits: (settings) =>
    fieldLimits({
      deckMin: numberIn(clansField, settings, "deckMin"),
      deckSize: numberIn(clansField, settings, "deckSize"),
    }),
  openingHand: (cards, rng) =>
    shuffle(
      rng,
      cards.filter((card) => isIn("field", card)),
    ).slice(0, numberIn(clansField, {}, "openingHand")),
  suite: { name: deckText.ages, settings: { ages: true } },
  leads: (hero) => isLedIn("field", hero),
  shelves: (held) => modesOf(held).includes("field"),
  offers,
  entry: (code, { ages }) => (ages === true ? { decks: partsOf(code) } : { deck: code }),
} satisfies Partial<DeckFace>;
