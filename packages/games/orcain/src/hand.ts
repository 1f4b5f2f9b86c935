import { CARD_IDS } from "./cards.ts";
import type { CardId } from "./cards.ts";
import type { Hand, Layout } from "./shape.ts";

export const DEFAULT_HAND: Hand = ["attack", "defense", "heal", "counter"];

/** What is left of a hand when these slots have taken their cards; null if they take what it does not have. */
export function withoutCards(hand: Hand, layout: readonly (CardId | null)[]): CardId[] | null {
  const rest: CardId[] = [...hand];
  for (const card of layout) {
    if (card === null) continue;
    const at = rest.indexOf(card);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** Every different layout a hand can lay, empty slots included: 73 with the default hand, in a fixed order. */
export function layoutsOf(hand: Hand): readonly Layout[] {
  return slots([null, ...CARD_IDS.filter((card) => hand.includes(card))], hand);
}

/** Every different layout with no empty slot: 24 with the default hand. */
export const fullLayoutsOf = (hand: Hand): readonly Layout[] =>
  slots(
    CARD_IDS.filter((card) => hand.includes(card)),
    hand,
  );

export const hasAttack = (layout: readonly unknown[]): boolean => layout.includes("attack");

function slots(choices: readonly (CardId | null)[], hand: Hand): readonly Layout[] {
  const layouts: Layout[] = [];
  for (const a of choices) {
    for (const b of choices) {
      for (const c of choices) {
        const layout: Layout = [a, b, c];
        if (withoutCards(hand, layout)) layouts.push(layout);
      }
    }
  }
  return layouts;
}
