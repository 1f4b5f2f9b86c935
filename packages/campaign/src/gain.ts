import { MOST_HP } from "./battle.ts";
import { heal } from "./health.ts";
import { gold } from "./purse.ts";
import type { Run } from "./run.ts";
import type { Offer, State } from "./shape.ts";
import { build } from "./supply.ts";
import { buildingRow } from "./tables/buildings.ts";
import { isArmour, relicRow } from "./tables/relics.ts";
import type { RelicId } from "./tables/relics.ts";

/** A relic works at once if there is a slot for it; an armour needs none and raises HP. */
export function gainRelic(run: Run, relic: RelicId): void {
  const { state } = run;
  const active = isArmour(relic) || hasFreeSlot(state);
  state.relics.push({ relic, active });
  run.emit({ kind: "relic", relic, active });
  if (!isArmour(relic)) return;
  const { amount } = relicRow(relic);
  state.maxHp = Math.min(MOST_HP, state.maxHp + amount);
  heal(run, amount, "relic");
}

/** Whether one more relic may be active. */
export function hasFreeSlot({ setup, relics }: State): boolean {
  const { relicSlots } = setup.settings;
  const worn = relics.filter(({ relic, active }) => active && !isArmour(relic)).length;
  return relicSlots === 0 || worn < relicSlots;
}

/** What an encounter offered is given. */
export function gainOffer(run: Run, offer: Offer): void {
  const { state } = run;
  switch (offer.kind) {
    case "item":
      state.pack[offer.item]++;
      return run.emit({ kind: "item", item: offer.item });
    case "relic":
      return gainRelic(run, offer.relic);
    case "gold":
      return gold(run, offer.gold, "offer");
    case "building":
      return state.buildings.some(({ building }) => building === offer.building)
        ? gold(run, buildingRow(offer.building).cost ?? 0, "offer")
        : build(run, offer.building);
  }
}
