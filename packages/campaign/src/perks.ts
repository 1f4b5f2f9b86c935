import type { State } from "./shape.ts";
import { percentOf } from "./odds.ts";
import { relicRow } from "./tables/relics.ts";
import type { RelicPower } from "./tables/relics.ts";
import type { NodeId } from "./tables/tree.ts";

export const knows = ({ setup }: Pick<State, "setup">, node: NodeId): boolean =>
  setup.tree.includes(node);

/** What active relics with this power add up to, every copy of them. */
export const relicSum = ({ relics }: State, power: RelicPower): number =>
  relics
    .filter(({ relic, active }) => active && relicRow(relic).power === power)
    .reduce((sum, { relic }) => sum + relicRow(relic).amount, 0);

/** What goods and buildings cost whoever knows the merchants. */
export const discounted = (state: State, price: number): number =>
  knows(state, "merchant-connections")
    ? percentOf(price, 100 - state.setup.settings.discountPercent)
    : price;

/** Cards beside the usual ones in the opening hand. */
export const openingCards = (state: State): number =>
  (knows(state, "tactical-genius-2") ? 2 : knows(state, "tactical-genius-1") ? 1 : 0) +
  (knows(state, "grande-armee") ? 2 : 0);

/** Damage that the hero's act adds to all attacks of its turn. */
export const heroBonus = (state: State): number =>
  knows(state, "inspiring-presence-2") ? 2 : knows(state, "inspiring-presence-1") ? 1 : 0;

/** How much less distance adds to supply. */
export const logistics = (state: State): number =>
  relicSum(state, "supply") + (knows(state, "continental-system") ? 1 : 0);
