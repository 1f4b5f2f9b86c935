import { countCards } from "@holmgang/decks";
import type { DeckLimits, Remedy } from "@holmgang/decks";
import type { DeckFace } from "../game/deck-face.ts";
import { addCards, takeOut } from "./editing.ts";
import type { Editing } from "./editing.ts";

/** What following a remedy would do: which cards come or go. */
export interface Cure {
  readonly kind: Remedy["kind"];
  readonly cards: readonly string[];
}

/** A remedy with its cards named. Any card that has to go is one that came last; any that is wanted comes from a starter. */
export function cureOf(
  { kind, card, count }: Remedy,
  { cards }: Pick<Editing, "cards">,
  face: Pick<DeckFace, "starters" | "cards">,
  limits: DeckLimits,
): Cure {
  if (card !== null) return { kind, cards: Array<string>(count).fill(card) };
  if (kind === "remove") return { kind, cards: cards.slice(-count).toReversed() };
  return { kind, cards: fitting(cards, face, limits).slice(0, count) };
}

export const follow = (editing: Editing, { kind, cards }: Cure): Editing =>
  kind === "add" ? addCards(editing, cards) : takeOut(editing, cards);

/** What a deck still has room for: first the rest of the starter most like it, then every card there is. */
function fitting(
  cards: readonly string[],
  { starters, cards: all }: Pick<DeckFace, "starters" | "cards">,
  limits: DeckLimits,
): readonly string[] {
  const counts = new Map(countCards(cards));
  const shared = (starter: readonly string[]): number =>
    [...countCards(starter)].reduce(
      (sum, [card, count]) => sum + Math.min(count, counts.get(card) ?? 0),
      0,
    );
  const nearest = starters.toSorted((a, b) => shared(b.cards) - shared(a.cards))[0]?.cards ?? [];
  const wanted = without(nearest, cards);
  const every = all.flatMap(({ id }) => Array<string>(limits.copies(id)).fill(id));
  return [...wanted, ...every].filter((card) => {
    const count = counts.get(card) ?? 0;
    if (count >= limits.copies(card)) return false;
    counts.set(card, count + 1);
    return true;
  });
}

function without(cards: readonly string[], gone: readonly string[]): readonly string[] {
  const left = new Map(countCards(gone));
  return cards.filter((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count <= 0;
  });
}
