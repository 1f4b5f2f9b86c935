import { inField } from "@holmgang/clans/field";
import type { CardId } from "@holmgang/clans";
import { gradeBonus, poolOf, rarityNumber } from "./cards.ts";
import { several } from "./odds.ts";
import { discounted, knows } from "./perks.ts";
import type { Run } from "./run.ts";
import type { Soldier, State, Ware } from "./shape.ts";
import { ITEM_IDS, ITEMS } from "./tables/items.ts";
import { PRICED_RELICS, relicRow } from "./tables/relics.ts";

const CARDS = 3;
const RELICS = 1;

/** Lays out the wares: cards of the act, both consumables, a relic; more of it under the Continental System. */
export function openShop(run: Run): void {
  const { state } = run;
  const more = knows(state, "continental-system") ? 1 : 0;
  const priced = (price: number) => ({ price: discounted(state, price), sold: false });
  state.wares = [
    ...drawCards(run, more).map((card): Ware => ({
      kind: "card",
      card,
      ...priced(cardPrice(card)),
    })),
    ...ITEM_IDS.map((item): Ware => ({ kind: "item", item, ...priced(ITEMS[item].price) })),
    ...several(run.rng, PRICED_RELICS, RELICS + more).map((relic): Ware => ({
      kind: "relic",
      relic,
      ...priced(relicRow(relic).price ?? 0),
    })),
  ];
  state.phase = "shop";
}

/** All different; in a better shop the first is Rare or better. */
function drawCards({ state, rng }: Run, more: number): readonly CardId[] {
  const pool = poolOf(state);
  const best =
    more > 0
      ? several(
          rng,
          pool.filter((card) => rarityNumber(card) > 1),
          1,
        )
      : [];
  const rest = pool.filter((card) => !best.includes(card));
  return [...best, ...several(rng, rest, CARDS + more - best.length)];
}

export function cardPrice(card: CardId): number {
  const { damage, hp, abilities } = inField(card);
  return 15 + 2 * damage + hp + 5 * abilities.length;
}

/** What bringing back a fallen card costs: by rarity and by what it was worth. */
export function repairPrice(state: State, { card, grade }: Soldier): number {
  const { damage, hp } = inField(card);
  const more = gradeBonus(state, grade);
  const worth = damage + more.damage + hp + more.hp;
  return 30 + 25 * (rarityNumber(card) - 1) + Math.min(50, worth);
}
