import type { CardId } from "@holmgang/clans";
import type { ActNumber } from "./tables/acts.ts";
import type { BuildingId } from "./tables/buildings.ts";
import type { Topic } from "./tables/dispatches.ts";
import type { EncounterKind } from "./tables/encounters.ts";
import type { ItemId } from "./tables/items.ts";
import type { PlaceId } from "./tables/places.ts";
import type { RelicId } from "./tables/relics.ts";
import type { StoryId } from "./tables/story.ts";

/** What gold is won by or spent on. */
export type GoldReason =
  | "reward"
  | "relics"
  | "offer"
  | "depot"
  | "story"
  | "setback"
  | "retreat"
  | "shop"
  | "repair"
  | "building"
  | "hurry"
  | "release"
  | "upgrade";

/** How a card came to where it is now. */
export type CardReason =
  | "bought"
  | "joined"
  | "delivered"
  | "found"
  | "repaired"
  | "revived"
  | "destroyed"
  | "lost"
  | "ill"
  | "setback";

/** What a run tells. Nothing in it is a secret of the player's enemies. */
export type Event =
  | { readonly kind: "act_begun"; readonly act: ActNumber }
  | {
      readonly kind: "arrived";
      readonly encounter: EncounterKind;
      readonly title: string;
      readonly near: PlaceId;
    }
  | {
      readonly kind: "fought";
      readonly end: "won" | "lost" | "conceded" | "retreated";
      readonly hp: number;
      readonly lost: number;
    }
  | { readonly kind: "gold"; readonly amount: number; readonly why: GoldReason }
  | {
      readonly kind: "hp";
      readonly amount: number;
      readonly why: "rest" | "item" | "relic" | "boss" | "act";
    }
  | {
      readonly kind: "card";
      readonly card: CardId;
      readonly to: "deck" | "reserves" | "fallen";
      readonly why: CardReason;
    }
  | { readonly kind: "item"; readonly item: ItemId }
  | { readonly kind: "relic"; readonly relic: RelicId; readonly active: boolean }
  | { readonly kind: "building"; readonly building: BuildingId }
  | { readonly kind: "counted"; readonly n: number }
  | {
      readonly kind: "dispatch";
      readonly topic: Topic;
      readonly variant: number;
      readonly near: PlaceId;
    }
  | { readonly kind: "story"; readonly story: StoryId }
  | { readonly kind: "delivery"; readonly building: BuildingId; readonly card: CardId }
  | { readonly kind: "city"; readonly place: PlaceId; readonly defense: boolean }
  | { readonly kind: "defended"; readonly place: PlaceId }
  | { readonly kind: "recovery"; readonly encounters: number }
  | { readonly kind: "returned"; readonly near: PlaceId }
  | { readonly kind: "waited" }
  | { readonly kind: "legacy"; readonly key: string; readonly points: number }
  | { readonly kind: "act_won"; readonly act: ActNumber }
  | { readonly kind: "upgraded"; readonly card: CardId; readonly count: number }
  | { readonly kind: "ended"; readonly result: "won" | "lost"; readonly reason: string };
