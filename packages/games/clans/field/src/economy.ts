import type { Deck, Economy } from "@holmgang/decks";
import { ECONOMY as OF_BOTH } from "../../src/economy/economy.ts";
import type { Entry } from "./shape.ts";

/** The same gold, shop and collection as in the lanes; what only feigns a card has to be owned by nobody. */
export const ECONOMY: Economy = {
  ...OF_BOTH,
  decksIn: (entry): readonly Deck[] => {
    const { hero, decks } = entry as Entry; // as this game parsed it
    return decks.map((copies) => ({
      hero,
      cards: copies.filter(({ decoy }) => !decoy).map(({ card }) => card),
    }));
  },
};
