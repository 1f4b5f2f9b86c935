import type { BySeat, EventOf, Outcome, Seat } from "@holmgang/kernel";
import type { CardId } from "../../src/cards/cards.ts";
import type { Family, Terrain } from "../../src/cards/language.ts";
import type { HeroId } from "../../src/heroes.ts";
import type { Tile } from "./board/tiles.ts";
import type { Copy, Sight, UnitFacts } from "./state-shape.ts";

/** A unit as an event speaks of it, as it is after what is told. Null is what its hearer may not know. */
export interface Told {
  readonly seat: Seat;
  /** The numbers its owner, its rival and everybody know it by. */
  readonly own: number | null;
  readonly seen: number | null;
  readonly open: number | null;
  readonly tile: Tile;
  readonly copy: number | null;
  readonly decoy: boolean | null;
  readonly exposed: number;
  readonly named: boolean;
  readonly openSight: Sight;
  readonly is: UnitFacts | null;
  /** Who sees it: nobody's to hear. */
  readonly sight: { readonly rival: Sight; readonly open: Sight } | null;
}

/** Why a unit is hurt. */
export const HURTS = [
  "attack",
  "answer",
  "thorns",
  "cleave",
  "sweep",
  "splash",
  "taunt",
  "trap",
  "fire",
  "poison",
] as const;
export type Hurt = (typeof HURTS)[number];

/** How a unit comes to another tile. */
export type Going = "walk" | "push" | "knock" | "advance";

/** Why something about a unit changed that is neither a wound nor a step. */
export type Change =
  | "rested"
  | "marsh"
  | "lake"
  | "attuned"
  | "motivated"
  | "poisoned"
  | "enhanced"
  | "boosted"
  | "reset"
  | "switched"
  | "acted"
  | "free-step"
  | "faded";

/** Everything that is announced, by name. */
export interface Events {
  /** What both bring that is no secret, and who begins. */
  match_start: {
    readonly heroes: Readonly<BySeat<HeroId>>;
    readonly terrains: Readonly<BySeat<readonly Terrain[]>>;
    readonly decks: Readonly<BySeat<number>>;
    readonly ages: number;
    readonly hp: Readonly<BySeat<number>>;
    readonly first: Seat;
  };
  /** By tile; what a hearer does not know is null. */
  terrain_rolled: { readonly terrain: readonly (Terrain | null)[] };
  /** A tile's terrain is known to a seat from now on; to everybody unless it is secret. */
  tile_known: {
    readonly seat: Seat;
    readonly tile: Tile;
    readonly terrain: Terrain;
    readonly fire: { readonly until: number; readonly by: Seat } | null;
    readonly secret: boolean;
  };
  /** Cards come to a hand, those beyond its limit are lost; which ones, only their owner hears. */
  cards_drawn: {
    readonly seat: Seat;
    readonly cards: readonly (Copy | null)[];
    readonly lost: readonly (Copy | null)[];
  };
  /** A seat has chosen its opening hand; what it gave back is its own. */
  hand_chosen: { readonly seat: Seat; readonly returned: readonly number[] | null };
  /** The opening hand as it is from now on. */
  hand_dealt: { readonly seat: Seat; readonly cards: readonly (Copy | null)[] };
  turn_start: { readonly seat: Seat; readonly halfTurn: number };
  age_start: { readonly age: number; readonly decks: Readonly<BySeat<number>> };
  /** A card leaves a hand. Which one, and what became of it, is its owner's. */
  card_played: { readonly seat: Seat; readonly copy: Copy | null };
  unit_placed: { readonly unit: Told };
  trap_laid: { readonly seat: Seat; readonly tile: Tile; readonly copy: Copy };
  trap_sprung: { readonly seat: Seat; readonly tile: Tile; readonly card: CardId };
  /** A unit comes in sight; secretly only its rival notices. */
  sighted: { readonly unit: Told; readonly secret: boolean };
  /** What a unit is becomes known. */
  unmasked: { readonly unit: Told; readonly secret: boolean };
  lost_sight: {
    readonly unit: Told;
    readonly secret: boolean;
    /** Whether its rival still sees it in secret; only that rival hears it. */
    readonly still: boolean | null;
  };
  moved: { readonly unit: Told; readonly from: Tile; readonly how: Going };
  attacks: { readonly unit: Told; readonly target: Told };
  raids: { readonly unit: Told; readonly tile: Tile };
  hurt: {
    readonly unit: Told;
    readonly amount: number;
    readonly why: Hurt;
    /** Whether a barrier took it. */
    readonly spared: boolean;
  };
  healed: {
    readonly unit: Told;
    readonly amount: number;
    readonly why: "start" | "medic" | "hero";
  };
  changed: { readonly unit: Told; readonly why: Change };
  /** A unit dies, or is gone by its own doing. */
  fell: { readonly unit: Told; readonly how: "destroyed" | "spent" };
  /** A spy in the enemy base: whom it killed, if anybody. */
  spy_struck: { readonly unit: Told; readonly target: Told | null };
  frightened: { readonly unit: Told; readonly by: Told };
  base_hit: {
    readonly seat: Seat;
    readonly amount: number;
    readonly hp: number;
    readonly why: "raid" | "spy" | "hero";
  };
  tile_burns: {
    readonly tile: Tile;
    readonly until: number;
    readonly by: Seat;
    readonly known: Knows | null;
  };
  fire_out: { readonly tile: Tile; readonly known: Knows | null };
  tile_turned: { readonly tile: Tile; readonly terrain: Terrain; readonly known: Knows | null };
  /** The tile where something lay hidden. */
  relic_found: { readonly unit: Told };
  /** A card from elsewhere comes to a hand. */
  card_gained: { readonly seat: Seat; readonly copy: Copy | null };
  hero_acts: { readonly seat: Seat; readonly hero: HeroId; readonly roused: number };
  /** Its owner's alone: what it does can be seen. */
  ultimate: { readonly seat: Seat; readonly family: Family };
  bell: { readonly seat: Seat };
  turn_end: { readonly seat: Seat };
  match_end: { readonly outcome: Outcome };
}

/** Who knows a tile: each seat, and everybody. Nobody hears it. */
export interface Knows {
  readonly seats: Readonly<BySeat<boolean>>;
  readonly open: boolean;
}

export type Event = EventOf<Events>;
