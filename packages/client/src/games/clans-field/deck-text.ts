/** What the deck builder says of the field. */
export const deckText = {
  kinds: "Kinds",
  decoy: "Decoy",
  decoyText: "Only looks like it: deals nothing, and falls to any hit. A deck holds at most one.",
  charts: {
    ap: { words: "Cards by AP", short: "AP" },
    damage: { words: "Cards by damage", short: "Damage" },
    hp: { words: "Cards by HP", short: "HP" },
  },
  column: {
    ap: (range: string): string => `${range} AP`,
    damage: (range: string): string => `Damage ${range}`,
    hp: (range: string): string => `HP ${range}`,
  },
};
