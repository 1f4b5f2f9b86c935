import { deckText as ofBoth } from "../clans/deck-text.ts";

/** What the deck builder says of the field. */
export const deckText = {
  kinds: "Kinds",
  decoy: "Decoy",
  decoyText: "Only looks like it: deals nothing, and falls to any hit. A deck holds at most one.",
  charts: {
    ap: { words: "Cards by AP", short: "AP" },
    damage: ofBoth.charts.damage,
    hp: ofBoth.charts.hp,
  },
  column: {
    ap: (range: string): string => `${range} AP`,
    damage: ofBoth.column.damage,
    hp: ofBoth.column.hp,
  },
};
