import type { BySeat, EventOf, Outcome, Seat } from "@holmgang/kernel";
import type { CardId } from "../cards/cards.ts";
import type { Family, Terrain } from "../cards/language.ts";
import type { HeroId } from "../heroes.ts";
import type { Lane, Placement, Row, Spot } from "./places.ts";

/** A card in a lane, as an event speaks of it. */
export interface Who {
  readonly id: number;
  readonly seat: Seat;
  /** Null to the rival of a hidden one. */
  readonly card: CardId | null;
  readonly hidden: boolean;
}

/** Where something happens in a lane. */
interface At {
  readonly lane: Lane;
  readonly row: Row;
}

/** How somebody was hit, and what came of it. */
interface Hit extends At {
  /** The tick; 0 for a far shot. */
  readonly tick: number;
  readonly by: Who;
  readonly target: Who;
  /** What the hit dealt. */
  readonly amount: number;
  /** HP left to the target. */
  readonly hp: number;
  readonly how: "blow" | "first" | "shot" | "far" | "cleave" | "overflow" | "thorns";
}

/** Everything that is announced, by name. */
export interface Events {
  /** What both bring that is no secret. */
  match_start: {
    readonly heroes: Readonly<BySeat<HeroId>>;
    /** What the base tiles of each may be. */
    readonly terrains: Readonly<BySeat<readonly Terrain[]>>;
    readonly decks: Readonly<BySeat<number>>;
    readonly ages: number;
    readonly hp: Readonly<BySeat<number>>;
  };
  /** Each lane's three tiles; the rival's bases are null to a seat, both seats' to a spectator. */
  terrain_rolled: { readonly terrain: readonly (readonly (Terrain | null)[])[] };
  /** The next deck is drawn from; its own seat knows what is in it. */
  age_start: { readonly age: number; readonly decks: Readonly<BySeat<number>> };
  /** Cards come to a hand, those beyond its limit are lost; which ones, only their owner hears. */
  cards_drawn: {
    readonly seat: Seat;
    readonly cards: readonly (CardId | null)[];
    readonly lost: readonly (CardId | null)[];
    /** While the rival still plans, nobody else hears of it. */
    readonly secret: boolean;
  };
  /** Both plan, but for those who have nothing to plan with. */
  round_start: { readonly round: number; readonly asked: Readonly<BySeat<boolean>> };
  /** For its seat alone. */
  card_staged: { readonly seat: Seat } & Placement;
  card_unstaged: { readonly seat: Seat; readonly card: CardId } & Spot;
  hero_called: { readonly seat: Seat; readonly hero: HeroId };
  /** Everybody hears that a seat is done. */
  submitted: { readonly seat: Seat };
  /** For its seat alone: its time is up, and what is staged is played. */
  bell: { readonly seat: Seat };
  /** Both are done: what a seat plays comes to light, and what it has left. */
  plan_shown: {
    readonly seat: Seat;
    /** By number of the unit; hidden ones have no name for the rival. */
    readonly units: readonly (At & {
      readonly unit: Who;
      readonly place: 0 | 1;
      readonly hp: number | null;
    })[];
    readonly hand: number;
    readonly deck: number;
  };
  hero_acts: { readonly seat: Seat; readonly hero: HeroId };
  /** All three variations were played, also those that nobody had seen. */
  ultimate: { readonly seat: Seat; readonly family: Family; readonly played: readonly CardId[] };
  ants_came: {
    readonly seat: Seat;
    readonly units: readonly (At & { readonly unit: Who; readonly hp: number })[];
  };
  /** Everybody who moved in a lane, together. */
  walked: {
    readonly lane: Lane;
    readonly steps: readonly { readonly unit: Who; readonly from: Row; readonly to: Row }[];
  };
  /** A hidden card is seen for what it is. */
  unit_shown: At & { readonly unit: Who; readonly hp: number };
  /** The terrain of a base is known from now on. */
  terrain_shown: At & { readonly seat: Seat; readonly terrain: Terrain | null };
  fight_start: At & { readonly terrain: Terrain };
  tick: At & { readonly tick: number };
  hit: Hit;
  healed: {
    readonly unit: Who;
    readonly amount: number;
    readonly hp: number;
    readonly why: "hero" | "tick" | "round";
  };
  fell: At & { readonly unit: Who; /** Paid to its rival. */ readonly gold: number };
  /** How a lane stands after its fights; null is nobody's. */
  lane_over: {
    readonly lane: Lane;
    readonly winner: Seat | null;
    readonly zone: Row;
    readonly owner: Seat | null;
    readonly gold: number;
  };
  crystal_hit: {
    readonly seat: Seat;
    readonly lane: Lane;
    readonly units: readonly Who[];
    readonly amount: number;
    readonly hp: number;
  };
  /** Those who hit from the enemy base go back to the middle, or wait for room there. */
  fell_back: {
    readonly lane: Lane;
    readonly units: readonly Who[];
    readonly waits: readonly Who[];
  };
  round_end: { readonly round: number };
  match_end: { readonly outcome: Outcome };
}

export type Event = EventOf<Events>;
