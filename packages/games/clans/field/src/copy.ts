import { POWERS } from "../../src/cards/field-profile.ts";
import type { CardId } from "../../src/cards/cards.ts";
import type { Copy } from "./shape.ts";

export const plainCopy = (card: CardId, copy: number): Copy => ({
  copy,
  card,
  decoy: false,
  plusDamage: 0,
  plusHp: 0,
});

/** By their numbers in the deck; those from elsewhere first. */
export const byCopy = (copies: readonly Copy[]): Copy[] =>
  copies.toSorted((a, b) => a.copy - b.copy || compare(a.card, b.card));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether two copies can stand for each other, a deck's numbers aside. */
export const isAlike = (a: Copy, b: Copy): boolean =>
  a.card === b.card &&
  a.decoy === b.decoy &&
  a.plusDamage === b.plusDamage &&
  a.plusHp === b.plusHp;

/** What is printed on a copy that is laid as a trap; 0 for all others. */
export const trapDamage = ({ card }: Pick<Copy, "card">): number => POWERS[card].trap;

export const isTrap = (copy: Pick<Copy, "card">): boolean => trapDamage(copy) > 0;
