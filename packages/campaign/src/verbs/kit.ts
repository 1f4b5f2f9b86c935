import { hasFreeSlot } from "../gain.ts";
import { heal } from "../health.ts";
import type { State } from "../shape.ts";
import { ITEM_IDS, ITEMS } from "../tables/items.ts";
import type { ItemId } from "../tables/items.ts";
import { isArmour } from "../tables/relics.ts";
import { first, no } from "./verb.ts";
import type { Verb } from "./verb.ts";

const isAtHand = ({ equipped }: State, item: ItemId): boolean => equipped.includes(item);

/** One piece less at hand. */
const putAway = (state: State, item: ItemId): void =>
  void state.equipped.splice(state.equipped.indexOf(item), 1);

/** Uses up a consumable: whatever there is in camp, on a report only what is at hand. */
export const use: Verb<"use"> = {
  phases: ["camp", "report"],
  list: () =>
    ITEM_IDS.flatMap((item) => [true, false].map((equipped) => ({ kind: "use", item, equipped }))),
  refusal(state, { item, equipped }) {
    const isThere = equipped ? isAtHand(state, item) : state.pack[item] > 0;
    return first(
      !isThere &&
        no("no-item", `You have no ${ITEMS[item].name} ${equipped ? "at hand" : "in the pack"}.`),
      !equipped &&
        state.phase === "report" &&
        no("not-at-hand", "On a report only what is at hand can be used."),
      state.hp >= state.maxHp && no("full-hp", "You have all your HP."),
    );
  },
  apply(run, { item, equipped }) {
    const { state } = run;
    if (equipped) putAway(state, item);
    else state.pack[item]--;
    heal(run, ITEMS[item].heals, "item");
  },
};

export const equip: Verb<"equip"> = {
  phases: ["camp"],
  list: () => ITEM_IDS.map((item) => ({ kind: "equip", item })),
  refusal: (state, { item }) =>
    first(
      state.pack[item] === 0 && no("no-item", `You have no ${ITEMS[item].name} in the pack.`),
      state.equipped.length >= state.setup.settings.equipSlots &&
        no("no-slot", `No more than ${state.setup.settings.equipSlots} pieces can be at hand.`),
    ),
  apply({ state }, { item }) {
    state.pack[item]--;
    state.equipped.push(item);
  },
};

export const unequip: Verb<"unequip"> = {
  phases: ["camp"],
  list: () => ITEM_IDS.map((item) => ({ kind: "unequip", item })),
  refusal: (state, { item }) =>
    isAtHand(state, item) ? null : no("no-item", `You have no ${ITEMS[item].name} at hand.`),
  apply({ state }, { item }) {
    putAway(state, item);
    state.pack[item]++;
  },
};

export const activate: Verb<"activate"> = {
  phases: ["camp"],
  list: ({ relics }) => relics.map((_, relic) => ({ kind: "activate", relic })),
  refusal(state, { relic }) {
    const owned = state.relics[relic];
    if (!owned) return no("no-relic", `You have no relic ${relic}.`);
    return first(
      owned.active && no("active", "That relic is active already."),
      !hasFreeSlot(state) && no("no-slot", "There is no slot left for a relic."),
    );
  },
  apply({ state }, { relic }) {
    state.relics[relic] = { ...state.relics[relic]!, active: true }; // or it was refused
  },
};

export const deactivate: Verb<"deactivate"> = {
  phases: ["camp"],
  list: ({ relics }) => relics.map((_, relic) => ({ kind: "deactivate", relic })),
  refusal({ relics }, { relic }) {
    const owned = relics[relic];
    if (!owned) return no("no-relic", `You have no relic ${relic}.`);
    return first(
      !owned.active && no("not-active", "That relic is not active."),
      isArmour(owned.relic) && no("armour", "An armour is always active."),
    );
  },
  apply({ state }, { relic }) {
    state.relics[relic] = { ...state.relics[relic]!, active: false }; // or it was refused
  },
};
