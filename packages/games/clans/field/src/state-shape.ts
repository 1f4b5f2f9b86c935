import type { BySeat, Outcome, Seat } from "@holmgang/kernel";
import type { CardId } from "../../src/cards/cards.ts";
import type { Charged } from "../../src/cards/field-language.ts";
import type { Family, Rarity, Terrain } from "../../src/cards/language.ts";
import type { HeroId } from "../../src/heroes.ts";
import type { LeaderId } from "../../src/leaders.ts";
import type { Tile } from "./board/tiles.ts";
import type { Settings } from "./settings.ts";

/** What a player brings: an army for each Age, of one hero. */
export interface Entry {
  readonly hero: LeaderId;
  /** One, or three with Ages; each in the order of their numbers. */
  readonly decks: readonly [readonly Copy[], ...(readonly Copy[])[]];
  /** What only a story changes; null for a deck. */
  readonly story: Story | null;
}

/** What a battle of a story brings beside its cards. */
export interface Story {
  /** Of the whole base row; null is as the hero has it. */
  readonly terrain: Terrain | null;
  /** Copies that are in the opening hand, beside those drawn for it where they are `added`. */
  readonly opening: readonly number[];
  readonly added: number;
  /** Damage that the hero's act adds to all attacks of its turn. */
  readonly bonus: number;
  /** Whether the hero only brings its terrain. */
  readonly idle: boolean;
}

/** One card of a deck. */
export interface Copy {
  /** Its number in the deck, from 1 on; what came from elsewhere has 0. */
  readonly copy: number;
  readonly card: CardId;
  /** Only looks like the card. */
  readonly decoy: boolean;
  /** Added to the damage and HP that are printed. */
  readonly plusDamage: number;
  readonly plusHp: number;
}

/** What its owner's rival, and everybody, may know of a unit: nothing, that it is there, or all but what it hides. */
export type Sight = 0 | 1 | 2;

export interface Unit extends Copy {
  /** Its owner's number for it: even for the first seat, odd for the second, in the order of entering. */
  readonly id: number;
  readonly seat: Seat;
  tile: Tile;
  hp: number;
  ap: number;
  /** Whose abilities it has: its card's, unless a switcher came by. */
  kit: CardId;
  charges: Record<Charged, number>;
  /** Damage that an enhancer added. */
  enhanced: number;
  /** HP that commanders near it lend. */
  motivated: number;
  /** HP that the marsh lends to who is attuned to it. */
  steeped: number;
  /** Turn starts at which it will still hurt. */
  poison: number;
  /** Lakes that gave it AP this turn, its own or its rival’s. */
  bathed: Tile[];
  /** Whether it may take a step without AP this turn. */
  step: boolean;
  /** The half-turn up to which it can be seen for having fought; 0 if not. */
  exposed: number;
  sight: { rival: Sight; open: Sight };
  /** Whether its rival, and everybody, has once known what it is; that is not forgotten. */
  named: { rival: boolean; open: boolean };
  /** The number its rival knows it by, and the one that everybody does; given at first sight. */
  seen: number | null;
  open: number | null;
}

export interface TileState {
  terrain: Terrain;
  /** It burns through half-turn `until`, and who lit it. */
  fire: { readonly until: number; readonly by: Seat } | null;
  readonly traps: BySeat<Copy | null>;
  /** Whether each seat, and everybody, knows what it is. */
  readonly known: BySeat<boolean>;
  open: boolean;
}

/** What can be seen of a unit that is known. */
export interface UnitFacts {
  readonly card: CardId;
  readonly kit: CardId;
  readonly plusDamage: number;
  readonly plusHp: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly ap: number;
  readonly charges: Readonly<Record<Charged, number>>;
  readonly enhanced: number;
  readonly motivated: number;
  readonly steeped: number;
  readonly poison: number;
  readonly bathed: readonly Tile[];
  readonly step: boolean;
}

/** A unit that went out of sight, as it was last seen. */
export interface Glimpse {
  /** The number it is known by to whom it was lost. */
  readonly id: number;
  readonly open: number | null;
  readonly tile: Tile;
  readonly halfTurn: number;
  /** Null if only its presence was seen. */
  readonly is: UnitFacts | null;
}

/** A copy that is gone. */
export interface Fallen extends Copy {
  /** Killed, or gone by what it did itself. */
  readonly how: "destroyed" | "spent";
  /** Where. */
  readonly at: Tile;
  /** Who saw it: its rival, everybody. */
  readonly seen: boolean;
  readonly open: boolean;
}

export interface SeatState {
  hp: number;
  readonly hero: {
    readonly id: HeroId;
    readonly able: boolean;
    readonly bonus: number;
    /** The half-turn in which it acted; null while it has not. */
    usedIn: number | null;
  };
  /** What its base tiles may be. */
  readonly terrains: readonly Terrain[];
  /** Cards of its decks so far. */
  brought: number;
  /** Drawn from the end. */
  deck: Copy[];
  /** Decks of the Ages to come, the next one first. */
  later: Copy[][];
  hand: Copy[];
  /** Copies given back from the opening hand; null while the seat has not answered. */
  returned: number[] | null;
  /** Drawn beyond the hand's limit, and old decks: out of the match. By number. */
  lost: Copy[];
  readonly fallen: Fallen[];
  readonly played: Readonly<Record<Family, CardId[]>>;
  readonly ultimates: Family[];
  /** Added to its attacks until its turn ends. */
  roused: number;
  /** Units it has brought, and numbers it and everybody have given to units of its rival and of its own. */
  units: number;
  sights: number;
  opens: number;
  /** Units of its rival that it lost sight of, and of its own that everybody did. */
  glimpses: Glimpse[];
  openGlimpses: Glimpse[];
  /** The same of those who came into sight in this turn and were gone from it by the same input, as they came. */
  fleeting: readonly Glimpse[];
  openFleeting: readonly Glimpse[];
  /** Middle tiles, by column, that it knows somebody to have entered. */
  readonly searched: [boolean, boolean, boolean];
  /** Whether it knows that the relic is gone. */
  knowsRelic: boolean;
  /** Rivals' cards that it killed, by rarity. */
  readonly kills: Record<Rarity, number>;
}

/** What everybody may know. */
export interface Open {
  readonly settings: Settings;
  /** Who begins. */
  readonly first: Seat;
  /** 0 while opening hands are chosen; then counted for both together. */
  halfTurn: number;
  /** 1, 2 or 3; always 1 in a match without Ages. */
  age: number;
  /** Cards played in this turn. */
  played: number;
  outcome: Outcome | null;
}

export interface State extends Open {
  /** Actions taken in this turn. */
  actions: number;
  readonly seats: BySeat<SeatState>;
  readonly tiles: readonly TileState[];
  /** In the order in which they came to their tiles. */
  units: Unit[];
  readonly relic: { readonly tile: Tile; taken: boolean };
  /** Who has frightened whom, by their owners' numbers. */
  feared: (readonly [number, number])[];
}
