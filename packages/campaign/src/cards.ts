import type { CardId } from "@holmgang/clans";
import { cardRow, inField, isTrap, POWERS } from "@holmgang/clans/field";
import { POOLS } from "./tables/pools.ts";
import type { Grade, Soldier, State } from "./shape.ts";
import { knows } from "./perks.ts";

export const cardName = (card: CardId): string => cardRow(card).name;

/** What may join in this act. */
export function poolOf(state: State): readonly CardId[] {
  const { cards, guard } = POOLS[state.act];
  return knows(state, "emperor-of-france") ? [...cards, ...guard] : cards;
}

const RARITY_NUMBER = { common: 1, rare: 2, epic: 3, legendary: 4 } as const;

export const rarityNumber = (card: CardId): number => RARITY_NUMBER[inField(card).rarity];

/** A cannon, whoever strikes from two tiles away, or whose name says so. */
export const isArtillery = (card: CardId): boolean =>
  POWERS[card].flags.gun === true ||
  inField(card).range >= 2 ||
  /cannon|artillery/i.test(cardName(card));

/** Whether it can stand on a field and fight for you. */
export const isUnit = ({ card, decoy }: Soldier): boolean => !decoy && !isTrap({ card });

/** What upgrades have added to a card's damage and HP. */
export const gradeBonus = ({ setup }: State, grade: Grade): { damage: number; hp: number } => ({
  damage: grade * setup.settings.upgradeDamage,
  hp: grade * setup.settings.upgradeHp,
});
