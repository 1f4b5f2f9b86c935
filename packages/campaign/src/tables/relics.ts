/** What a relic does while it is active, each copy of it. */
export type RelicPower = "gold" | "damage" | "armour" | "supply" | "artillery";

interface RelicRow {
  readonly name: string;
  /** Null for what no shop sells. */
  readonly price: number | null;
  readonly power: RelicPower;
  readonly amount: number;
  readonly legendary: boolean;
  readonly text: string;
}

const relic = (
  name: string,
  price: number | null,
  [power, amount]: readonly [RelicPower, number],
  text: string,
): RelicRow => ({ name, price, power, amount, legendary: false, text });

const prize = (name: string, does: readonly [RelicPower, number], text: string): RelicRow => ({
  ...relic(name, null, does, text),
  legendary: true,
});

export const RELICS = {
  "war-chest": relic("War Chest", 75, ["gold", 10], "Every won fight brings 10 more gold."),
  "battle-standard": relic(
    "Battle Standard",
    100,
    ["damage", 1],
    "All your cards deal 1 more damage.",
  ),
  "officers-armor": relic(
    "Officer’s Armor",
    60,
    ["armour", 10],
    "10 more HP, at once and at most.",
  ),
  "supply-routes": relic("Supply Routes", 90, ["supply", 1], "Distance adds 1 less to supply."),
  "map-relic": relic("Map Relic", null, ["artillery", 1], "Your artillery has 1 more HP."),
  "imperial-treasury": prize(
    "Imperial Treasury",
    ["gold", 20],
    "Every won fight brings 20 more gold.",
  ),
  "marshals-armor": prize("Marshal’s Armor", ["armour", 20], "20 more HP, at once and at most."),
  "imperial-standard": prize(
    "Imperial Standard",
    ["damage", 2],
    "All your cards deal 2 more damage.",
  ),
} as const satisfies Record<string, RelicRow>;

export type RelicId = keyof typeof RELICS;

export const RELIC_IDS = Object.keys(RELICS) as RelicId[]; // the keys of the literal above

export const relicRow = (id: RelicId): RelicRow => RELICS[id];

export const isArmour = (id: RelicId): boolean => relicRow(id).power === "armour";

/** What shops sell and events give. */
export const PRICED_RELICS: readonly RelicId[] = RELIC_IDS.filter((id) => relicRow(id).price);
export const LEGENDARY_RELICS: readonly RelicId[] = RELIC_IDS.filter(
  (id) => relicRow(id).legendary,
);
/** What an elite guards. */
export const ELITE_RELICS: readonly RelicId[] = ["war-chest", "officers-armor", "battle-standard"];
export const MAP_RELIC: RelicId = "map-relic";
