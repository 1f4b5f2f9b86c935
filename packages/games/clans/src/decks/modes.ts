import type { Deck } from "@holmgang/decks";
import { cardRow, isCard } from "../cards/cards.ts";
import { LANES_HEROES } from "../heroes.ts";
import { heroOf, isLeader } from "../leaders.ts";
import { feigned } from "./decoys.ts";

const MODES = ["lanes", "field"] as const;
type Mode = (typeof MODES)[number];

/** The modes that have all that is in these decks, so that each shows its own; what none has all of stands everywhere. */
export function modesOf(decks: readonly Pick<Deck, "hero" | "cards">[]): readonly Mode[] {
  const found = MODES.filter((mode) =>
    decks.every(
      ({ hero, cards }) => isLedIn(mode, hero) && cards.every((card) => isIn(mode, card)),
    ),
  );
  return found.length > 0 ? found : MODES;
}

/** Whether a mode has a card, or lets it be feigned. */
export const isIn = (mode: Mode, card: string): boolean =>
  isCard(card) ? cardRow(card)[mode] !== null : mode === "field" && feigned(card) !== null;

/** Whether somebody leads there, on whatever ground. */
export const isLedIn = (mode: Mode, hero: string | null): boolean =>
  mode === "field" || !isLeader(hero) || LANES_HEROES.includes(heroOf(hero));
