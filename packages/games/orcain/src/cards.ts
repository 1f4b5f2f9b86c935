/** Everything a card can do when its step comes. */
type Effect =
  /** Hurts the rival, unless stopped or thrown back. */
  | { readonly verb: "strike" }
  /** Stops a strike. */
  | { readonly verb: "block" }
  /** Restores the owner, before anybody strikes. */
  | { readonly verb: "mend" }
  /** Sends a strike back to whoever made it. */
  | { readonly verb: "reflect" };

export const CARDS = {
  attack: { name: "Attack", letter: "A", verb: "strike" },
  defense: { name: "Defense", letter: "D", verb: "block" },
  heal: { name: "Heal", letter: "H", verb: "mend" },
  counter: { name: "Counter", letter: "C", verb: "reflect" },
} as const satisfies Record<string, { name: string; letter: string } & Effect>;

export type CardId = keyof typeof CARDS;

/** In the order of the table. */
export const CARD_IDS = Object.keys(CARDS) as readonly CardId[]; // the keys of the literal above

/** What the rules play in a slot left empty. It does nothing, and nobody outside the state ever sees it. */
export const GRASS = "GRASS";

/** What can meet in a step. */
export type Played = CardId | typeof GRASS;

export const isCard = (value: unknown): value is CardId =>
  typeof value === "string" && Object.hasOwn(CARDS, value);

/** The card's rule in one sentence, from its verb and the numbers in force. */
export function cardText(card: CardId, numbers: { damage: number; healing: number }): string {
  switch (CARDS[card].verb) {
    case "strike":
      return `Deals ${numbers.damage} to the rival, unless met by Defense or Counter.`;
    case "block":
      return "Stops an Attack.";
    case "mend":
      return `Restores ${numbers.healing} of your own health, before any Attack lands.`;
    case "reflect":
      return `Throws an Attack back: it deals its ${numbers.damage} to its owner.`;
  }
}
