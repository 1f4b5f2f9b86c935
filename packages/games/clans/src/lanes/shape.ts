import type { BySeat, Outcome, Viewer } from "@holmgang/kernel";
import type { CardId } from "../cards/cards.ts";
import type { Family, Terrain } from "../cards/language.ts";
import type { HeroId } from "../heroes.ts";
import type { LeaderId } from "../leaders.ts";
import type { Event } from "./events.ts";
import type { Owner, Placement, Spot, Zone } from "./places.ts";
import type { Settings } from "./settings.ts";

export type { Event, Events } from "./events.ts";
export type { Ground, Lane, Owner, Place, Placement, Row, Spot, Zone } from "./places.ts";

/** The types of the lanes mode: read this first. Places are in places.ts, what is announced in events.ts. */
export interface Clans {
  settings: Settings;
  entry: Entry;
  state: State;
  move: Move;
  event: Event;
  view: View;
}

/** What a player brings: a deck, or one for each Age, all of one hero; each as it is played, filled up. */
export interface Entry {
  readonly decks: readonly [PlayedDeck, ...PlayedDeck[]];
}

export interface PlayedDeck {
  readonly hero: LeaderId;
  /** In the order of their numbers. */
  readonly cards: readonly CardId[];
}

export type Move =
  | ({ readonly kind: "stage" } & Placement)
  /** Takes a staged card back into the hand. */
  | ({ readonly kind: "unstage" } & Spot)
  | { readonly kind: "hero" }
  /** Ends the planning: with what is staged, or with a whole plan instead of it. */
  | { readonly kind: "submit"; readonly plan: readonly Placement[] | null };

/** A card in a lane. */
export interface Unit {
  /** From 1 on, in the order in which they came. */
  readonly id: number;
  readonly card: CardId;
  hp: number;
  /** Whether the rival has seen what it is; a card behind a concealing one may not be. */
  shown: boolean;
  /** Whether it stands on the enemy base only because the middle has no room. */
  waits: boolean;
}

/** Up to two cards of one side on one tile, the front one first. */
export type Stack = Unit[];

export interface LaneState {
  /** Where the fight is. */
  zone: Zone;
  /** Who took the middle last. */
  owner: Owner;
  /** By row. */
  readonly terrain: readonly [Terrain, Terrain, Terrain];
  /** By row, then by seat. */
  readonly stacks: readonly [BySeat<Stack>, BySeat<Stack>, BySeat<Stack>];
  /** Whether each seat knows the terrain of the other's base here. */
  readonly known: BySeat<boolean>;
}

export interface HeroState {
  readonly id: HeroId;
  /** The round in which it was used; null while it was not. */
  usedIn: number | null;
}

export interface SeatState {
  hp: number;
  gold: number;
  readonly hero: HeroState;
  /** What its base tiles may be. */
  readonly terrains: readonly Terrain[];
  /** Drawn from the end. */
  deck: CardId[];
  /** Decks of the Ages to come, the next one first. */
  later: CardId[][];
  /** As drawn; staged cards are still in it. */
  hand: CardId[];
  /** What is staged, in that order. */
  staged: Placement[];
  /** Whether it has submitted, or had nothing to plan. */
  done: boolean;
  /** Cards killed in the lanes, in that order. */
  readonly fallen: CardId[];
  /** Cards drawn beyond the hand's limit, and old decks: out of the match. By number. */
  lost: CardId[];
  /** Variations played, by family, in the order of play. */
  readonly played: Readonly<Record<Family, CardId[]>>;
  /** Families whose Ultimate has come. */
  readonly ultimates: Family[];
  readonly told: Told;
}

/** What the rival has been told of a seat: cards in hand and deck, whether the hero was used, variations it has seen. */
export interface Told {
  hand: number;
  deck: number;
  /** The round in which the hero was used. */
  hero: number | null;
  readonly played: Readonly<Record<Family, CardId[]>>;
}

/** What everybody may know. */
interface Open {
  readonly settings: Settings;
  /** 1 is the first round. */
  round: number;
  /** 1, 2 or 3; always 1 in a match without Ages. */
  age: number;
  outcome: Outcome | null;
}

export interface State extends Open {
  readonly seats: BySeat<SeatState>;
  readonly lanes: readonly [LaneState, LaneState, LaneState];
  /** The number the next unit gets. */
  nextUnit: number;
}

/** A card in a lane as a viewer knows it. */
export interface UnitView {
  readonly id: number;
  /** Null while it is hidden; so is its HP. */
  readonly card: CardId | null;
  readonly hp: number | null;
  /** Whether its owner’s rival has seen what it is. */
  readonly shown: boolean;
  readonly waits: boolean;
}

export interface LaneView {
  readonly zone: Zone;
  readonly owner: Owner;
  /** By row; null where it is ???. */
  readonly terrain: readonly [Terrain | null, Terrain | null, Terrain | null];
  readonly stacks: readonly [StacksView, StacksView, StacksView];
  readonly known: Readonly<BySeat<boolean>>;
}

type StacksView = Readonly<BySeat<readonly UnitView[]>>;

export interface SeatView {
  readonly hp: number;
  readonly gold: number;
  readonly hero: HeroId;
  readonly terrains: readonly Terrain[];
  /** The round in which its hero is known to have been used. */
  readonly heroUsedIn: number | null;
  readonly handCount: number;
  readonly deckCount: number;
  readonly done: boolean;
  readonly fallen: readonly CardId[];
  /** Variations that everybody has seen. */
  readonly played: Readonly<Record<Family, readonly CardId[]>>;
  readonly ultimates: readonly Family[];
  /** The viewer's own; null for everybody else. */
  readonly own: OwnView | null;
}

export interface OwnView {
  readonly hand: readonly CardId[];
  readonly staged: readonly Placement[];
  /** What is left in the deck, by number: its order is nobody's to know. */
  readonly deck: readonly CardId[];
  readonly later: readonly (readonly CardId[])[];
  readonly lost: readonly CardId[];
  readonly played: Readonly<Record<Family, readonly CardId[]>>;
  /** Also while the rival does not know of it. */
  readonly heroUsedIn: number | null;
}

export interface View extends Readonly<Open> {
  readonly viewer: Viewer;
  readonly seats: Readonly<BySeat<SeatView>>;
  readonly lanes: readonly [LaneView, LaneView, LaneView];
  readonly nextUnit: number;
}
