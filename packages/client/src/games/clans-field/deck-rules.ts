import { isIn, isLedIn, modesOf } from "@holmgang/clans";
import { clansField, fieldLimits } from "@holmgang/clans/field";
import { partsOf } from "@holmgang/decks";
import { invariant, shuffle } from "@holmgang/kernel";
import type { DeckFace } from "../../game/deck-face.ts";
import { deckText } from "../clans/deck-text.ts";
import { offers } from "./deck-cards.ts";

/** What the field makes of a deck. */
export const deckRules = {
  limits: (settings) =>
    fieldLimits({
      deckMin: numberIn(settings, "deckMin"),
      deckSize: numberIn(settings, "deckSize"),
    }),
  openingHand: (cards, rng) =>
    shuffle(
      rng,
      cards.filter((card) => isIn("field", card)),
    ).slice(0, numberIn({}, "openingHand")),
  suite: { name: deckText.ages, settings: { ages: true } },
  leads: (hero) => isLedIn("field", hero),
  shelves: (held) => modesOf(held).includes("field"),
  offers,
  entry: (code, { ages }) => (ages === true ? { decks: partsOf(code) } : { deck: code }),
} satisfies Partial<DeckFace>;

/** A number of the match's, or as the rules have it. */
function numberIn(
  settings: Readonly<Record<string, unknown>>,
  key: "deckMin" | "deckSize" | "openingHand",
): number {
  const usual = clansField.parseSettings({});
  invariant(usual.ok, "nothing is changed, so nothing is out of range");
  const value = settings[key];
  return typeof value === "number" ? value : usual.value[key];
}
