import type { CardId, Terrain } from "@holmgang/clans";
import type { MatchRecord, RngState } from "@holmgang/kernel";
import type { Event } from "./events.ts";
import type { Settings } from "./settings.ts";
import type { ActNumber } from "./tables/acts.ts";
import type { BuildingId } from "./tables/buildings.ts";
import type { EncounterKind } from "./tables/encounters.ts";
import type { Difficulty } from "./tables/enemies.ts";
import type { ItemId } from "./tables/items.ts";
import type { PlaceId, Point } from "./tables/places.ts";
import type { RelicId } from "./tables/relics.ts";
import type { NodeId } from "./tables/tree.ts";

/** All that a run is before its first move. */
export interface Setup {
  readonly seed: string;
  readonly settings: Settings;
  /** What was learnt before it. */
  readonly tree: readonly NodeId[];
  /** The relic it begins with. */
  readonly relic: RelicId;
  /** Whether whoever plays has won the campaign before. */
  readonly crowned: boolean;
}

/** A point on the map; `place` if it is one that has a name. */
export interface Spot extends Point {
  readonly place: PlaceId | null;
}

/** How often a card was upgraded. */
export type Grade = 0 | 1 | 2;

/** One card of the army. */
export interface Soldier {
  /** Given once and never again. */
  readonly id: number;
  readonly card: CardId;
  readonly decoy: boolean;
  readonly grade: Grade;
}

/** A card that stays behind; `locked` for so many encounters. */
export interface Reserve extends Soldier {
  readonly locked: number;
}

export interface OwnedRelic {
  readonly relic: RelicId;
  readonly active: boolean;
}

/** What an encounter gives whoever completes it. */
export type Offer =
  | { readonly kind: "item"; readonly item: ItemId }
  | { readonly kind: "relic"; readonly relic: RelicId }
  | { readonly kind: "building"; readonly building: BuildingId }
  | { readonly kind: "gold"; readonly gold: number };

/** What nobody knows of a mystery before going there. */
export type Secret =
  | { readonly kind: "ambush"; readonly difficulty: Difficulty }
  | { readonly kind: "cache" };

export interface Encounter {
  /** Act, encounters finished in it, and slot: `1.3.0`. */
  readonly id: string;
  readonly kind: EncounterKind;
  readonly title: string;
  readonly spot: Spot;
  /** Null where nothing is fought for, or nobody can know. */
  readonly difficulty: Difficulty | null;
  /** Null for a mystery. */
  readonly gold: number | null;
  readonly offer: Offer | null;
  /** Whether a city is won with it. */
  readonly city: boolean;
  readonly secret: Secret | null;
}

/** A building, and how its next card is coming along. */
export interface Built {
  readonly building: BuildingId;
  /** Encounters since it began. */
  passed: number;
  /** Whether it was hurried: then it takes one more encounter, wherever you are. */
  hurried: boolean;
  /** The terrain it was told to send; null where there is no choice. */
  element: Terrain | null;
  /** What it is making, where supply goes by convoys; null where that shows when it arrives. */
  making: CardId | null;
}

/** A card on the road from town. */
export interface Convoy {
  readonly building: BuildingId;
  readonly card: CardId;
  /** Metres behind it. */
  covered: number;
  hurried: boolean;
}

export interface Battle {
  readonly difficulty: Difficulty;
  /** What the enemy brings; the boss first, where there is one. */
  readonly foes: readonly { readonly card: CardId; readonly decoy: boolean }[];
  readonly seed: string;
}

/** Something a shop sells. */
export type Ware = (
  | { readonly kind: "card"; readonly card: CardId }
  | { readonly kind: "item"; readonly item: ItemId }
  | { readonly kind: "relic"; readonly relic: RelicId }
) & { readonly price: number; readonly sold: boolean };

/** Points that a run has earned, once for each key. */
interface Milestone {
  readonly key: string;
  readonly points: number;
}

export type Ending =
  | { readonly result: "won" }
  | { readonly result: "lost"; readonly reason: "base" | "army" | "limit" | "abandoned" };

export type Phase = "camp" | "battle" | "shop" | "report" | "upgrade" | "over";

/** A run at one moment. Plain data; the generator's state is part of it. */
export interface State {
  readonly setup: Setup;
  readonly rng: RngState;
  phase: Phase;
  act: ActNumber;
  /** Encounters finished in this act. */
  n: number;
  /** Battles opened in this run. */
  battles: number;
  gold: number;
  hp: number;
  maxHp: number;
  at: Spot;
  /** Everywhere the army has been in this act, the town first. */
  route: Spot[];
  deck: Soldier[];
  reserves: Reserve[];
  fallen: Soldier[];
  /** Cards that have been in the army. */
  enlisted: number;
  relics: OwnedRelic[];
  pack: Record<ItemId, number>;
  /** Pieces at hand; they are not in the pack. */
  equipped: ItemId[];
  buildings: Built[];
  convoys: Convoy[];
  /** Cities won in this act. */
  conquered: PlaceId[];
  /** The city that must be defended. */
  defense: PlaceId | null;
  /** Encounters for which the army still recovers. */
  recovery: number;
  /** Where the Map Relic lies; null once it is found. */
  cache: Point | null;
  choices: Encounter[];
  /** The encounter the army has gone to. */
  current: Encounter | null;
  battle: Battle | null;
  wares: Ware[];
  /** What the last encounter led to. */
  report: Event[];
  /** Whether the act's boss is beaten. */
  actWon: boolean;
  legacy: Milestone[];
  ending: Ending | null;
}

/** What can be done, by kind, and what each kind says beside it. */
interface Moves {
  /** Goes to one of the choices. */
  travel: { readonly choice: number };
  /** Ends the battle at hand by its record, or leaves it. */
  fight: { readonly record: MatchRecord };
  retreat: { readonly record: MatchRecord };
  buy: { readonly ware: number };
  repair: ASoldier;
  /** Closes the shop. */
  leave: object;
  /** The report is read. */
  continue: object;
  upgrade: { readonly card: CardId };
  /** On to the next act. */
  march: object;
  use: { readonly item: ItemId; readonly equipped: boolean };
  equip: { readonly item: ItemId };
  unequip: { readonly item: ItemId };
  /** By its place among the relics. */
  activate: { readonly relic: number };
  deactivate: { readonly relic: number };
  /** From the deck to the Reserves, and back. */
  reserve: ASoldier;
  recruit: ASoldier;
  /** Opens a lock for gold. */
  release: ASoldier;
  build: { readonly building: BuildingId };
  element: { readonly building: BuildingId; readonly element: Terrain };
  hurry: object;
  wait: object;
  return: object;
  abandon: object;
}

/** A card by its id. */
interface ASoldier {
  readonly soldier: number;
}

export type MoveKind = keyof Moves;
export type MoveOf<K extends MoveKind> = { readonly kind: K } & Moves[K];
export type Move = { [K in MoveKind]: MoveOf<K> }[MoveKind];
