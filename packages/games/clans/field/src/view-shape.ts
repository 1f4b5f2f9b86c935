import type { BySeat, Seat, Viewer } from "@holmgang/kernel";
import type { CardId } from "../../src/cards/cards.ts";
import type { Family, Terrain } from "../../src/cards/language.ts";
import type { HeroId } from "../../src/heroes.ts";
import type { Tile } from "./board/tiles.ts";
import type { Copy, Fallen, Glimpse, Open, Sight, TileState, UnitFacts } from "./state-shape.ts";

/** A unit as a viewer knows it; null is what is hidden from it. */
export interface UnitView {
  /** The viewer's number for it. */
  readonly id: number;
  /** The number that everybody knows it by, and what everybody sees of it now. */
  readonly open: number | null;
  readonly openSight: Sight;
  readonly seat: Seat;
  readonly tile: Tile;
  readonly copy: number | null;
  readonly decoy: boolean | null;
  readonly exposed: number;
  /** Whether everybody has once known what it is. */
  readonly named: boolean;
  /** Null for one of whom only its presence is seen. */
  readonly is: UnitFacts | null;
}

export interface TileView {
  /** Null where it was never seen; so is whether it burns. */
  readonly terrain: Terrain | null;
  readonly fire: TileState["fire"];
  /** The viewer's own. */
  readonly trap: Copy | null;
  readonly open: boolean;
}

export interface SeatView {
  readonly hp: number;
  readonly hero: HeroId;
  readonly heroUsedIn: number | null;
  readonly terrains: readonly Terrain[];
  readonly brought: number;
  readonly handCount: number;
  readonly deckCount: number;
  /** Cards that are out of the match without having been played. */
  readonly lostCount: number;
  /** Whether it has chosen its opening hand. */
  readonly ready: boolean;
  readonly roused: number;
  readonly opens: number;
  readonly openGlimpses: readonly Glimpse[];
  readonly openFleeting: readonly Glimpse[];
  /** Those the viewer saw fall; a decoy is what it seemed. */
  readonly fallen: readonly FallenView[];
  /** The viewer's own; null for everybody else. */
  readonly own: OwnView | null;
}

export interface FallenView {
  readonly card: CardId;
  readonly how: Fallen["how"];
  readonly at: Tile;
  readonly open: boolean;
  /** Its owner's to know. */
  readonly own: Copy | null;
}

export interface OwnView {
  readonly hand: readonly Copy[];
  /** What is left in the deck, by number: its order is nobody's to know. */
  readonly deck: readonly Copy[];
  readonly later: readonly (readonly Copy[])[];
  readonly lost: readonly Copy[];
  readonly returned: readonly number[] | null;
  readonly able: boolean;
  readonly bonus: number;
  readonly played: Readonly<Record<Family, readonly CardId[]>>;
  readonly ultimates: readonly Family[];
  readonly units: number;
  readonly sights: number;
  readonly glimpses: readonly Glimpse[];
  readonly fleeting: readonly Glimpse[];
  readonly searched: readonly [boolean, boolean, boolean];
  readonly knowsRelic: boolean;
  /** Actions it has taken in its turn; 0 in its rival's. */
  readonly actions: number;
}

export interface View extends Readonly<Open> {
  readonly viewer: Viewer;
  readonly seats: Readonly<BySeat<SeatView>>;
  readonly tiles: readonly TileView[];
  /** By tile and seat, those that came first first. */
  readonly units: readonly UnitView[];
  /** Who has frightened whom, as far as the viewer knows both. */
  readonly feared: readonly (readonly [number, number])[];
}
