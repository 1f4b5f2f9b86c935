import { pick } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { coin } from "./odds.ts";
import type { Encounter, Offer, State } from "./shape.ts";
import { BUILDING_IDS } from "./tables/buildings.ts";
import type { EncounterKind } from "./tables/encounters.ts";
import { ITEM_IDS } from "./tables/items.ts";
import { ELITE_RELICS, LEGENDARY_RELICS, PRICED_RELICS } from "./tables/relics.ts";

/** What completing such an encounter will give: drawn with it, and shown before anybody travels. */
export function drawOffer(state: State, kind: EncounterKind, rng: Rng): Offer | null {
  switch (kind) {
    case "battle":
    case "skirmish":
      return { kind: "item", item: pick(rng, ITEM_IDS) };
    case "elite":
      return drawBuilding(state, rng) ?? { kind: "relic", relic: pick(rng, ELITE_RELICS) };
    case "treasure":
      return drawBuilding(state, rng) ?? { kind: "item", item: "military-hospital" };
    case "event":
      return coin(rng)
        ? { kind: "relic", relic: pick(rng, PRICED_RELICS) }
        : { kind: "item", item: pick(rng, ITEM_IDS) };
    case "boss":
      return prizeOf(state, rng);
    case "defense":
    case "shop":
    case "rest":
    case "mystery":
      return null;
  }
}

/** One time in six a building that the town lacks. */
function drawBuilding({ setup, buildings }: State, rng: Rng): Offer | null {
  const missing = BUILDING_IDS.filter((id) => !buildings.some(({ building }) => building === id));
  if (missing.length === 0 || rng.below(setup.settings.buildingOfferIn) > 0) return null;
  return { kind: "building", building: pick(rng, missing) };
}

/** A legendary relic that is not owned; gold in the last act, or if all are. */
function prizeOf({ setup, act, relics }: State, rng: Rng): Offer {
  const missing = LEGENDARY_RELICS.filter((id) => !relics.some(({ relic }) => relic === id));
  return act >= setup.settings.acts || act === 3 || missing.length === 0
    ? { kind: "gold", gold: setup.settings.prizeGold }
    : { kind: "relic", relic: pick(rng, missing) };
}

/** Where all offers are the same, the last is drawn again among the others of its kind. */
export function vary(choices: readonly Encounter[], rng: Rng): Encounter[] {
  const [first] = choices;
  const isSame = ({ offer }: Encounter): boolean =>
    offer !== null && JSON.stringify(offer) === JSON.stringify(first?.offer);
  const last = choices.at(-1);
  if (!last || last.offer?.kind !== "item" || !choices.every(isSame)) return [...choices];
  const { item } = last.offer;
  const offer: Offer = {
    kind: "item",
    item: pick(
      rng,
      ITEM_IDS.filter((id) => id !== item),
    ),
  };
  return [...choices.slice(0, -1), { ...last, offer }];
}
