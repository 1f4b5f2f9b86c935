import type { BuildingId, EncounterKind, ItemId, RelicId } from "@holmgang/campaign";
import type { GlyphName } from "../look/glyph-names.ts";
import type { FieldName } from "../look/painted-field.tsx";

/** What stands for something, and the ground it stands on. */
export interface Sign {
  readonly glyph: GlyphName;
  readonly field: FieldName;
}

const sign = (glyph: GlyphName, field: FieldName): Sign => ({ glyph, field });

/** The kinds of encounters, on the map and on orders; a battle for a city has its own. */
export const KIND_SIGNS: Readonly<Record<EncounterKind | "city", Sign>> = {
  battle: sign("crossed-swords", "rust"),
  city: sign("castle", "rust"),
  elite: sign("crested-helmet", "blood"),
  boss: sign("imperial-crown", "gold"),
  defense: sign("shield-echoes", "steel"),
  skirmish: sign("bandage-roll", "bone"),
  shop: sign("shop", "gold"),
  rest: sign("camping-tent", "moss"),
  event: sign("hooded-figure", "plum"),
  mystery: sign("uncertainty", "night"),
  treasure: sign("locked-chest", "gold"),
};

export const BUILDING_SIGNS: Readonly<Record<BuildingId, Sign>> = {
  "training-grounds": sign("barracks", "steel"),
  "supply-depot": sign("wooden-crate", "gold"),
  "medic-corps": sign("medical-pack", "moss"),
  "officers-academy": sign("diploma", "plum"),
  "war-college": sign("laurels-trophy", "rust"),
};

export const RELIC_SIGNS: Readonly<Record<RelicId, Sign>> = {
  "war-chest": sign("locked-chest", "gold"),
  "battle-standard": sign("tattered-banner", "rust"),
  "officers-armor": sign("breastplate", "steel"),
  "supply-routes": sign("path-distance", "steel"),
  "map-relic": sign("treasure-map", "moss"),
  "imperial-treasury": sign("locked-chest", "gold"),
  "marshals-armor": sign("breastplate", "steel"),
  "imperial-standard": sign("tattered-banner", "rust"),
};

export const ITEM_SIGNS: Readonly<Record<ItemId, Sign>> = {
  "field-medic": sign("medical-pack", "moss"),
  "military-hospital": sign("hospital-cross", "moss"),
};

/** What stands for one's own. */
export const OWN_SIGNS = {
  army: "eagle-emblem",
  town: "village",
  city: "castle",
  deck: "card-draw",
  reserves: "barracks-tent",
  fallen: "tombstone",
  gold: "two-coins",
  hp: "hearts",
  supply: "old-wagon",
} as const satisfies Readonly<Record<string, GlyphName>>;
