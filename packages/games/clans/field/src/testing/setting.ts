import type { BySeat, Seat } from "@holmgang/kernel";
import type { LeaderId } from "../../../src/leaders.ts";
import type { Column } from "../board/tiles.ts";
import type { Settings } from "../settings.ts";
import type { SeatState } from "../state-shape.ts";

type Story = Pick<SeatState["hero"], "able" | "bonus">;

/** A table as data, in words; what is left out is empty, everything is desert, and no turn has a limit. */
export interface Setting {
  readonly settings?: Partial<Settings>;
  readonly heroes?: BySeat<LeaderId>;
  /** Who has used the hero in an earlier turn; both, if left out. */
  readonly heroesUsed?: BySeat<boolean>;
  /** What a story makes of each hero: whether it acts, and the damage it then brings. */
  readonly story?: readonly [Partial<Story>?, Partial<Story>?];
  /** Seat one, if left out. */
  readonly first?: Seat;
  /** The fifth, if left out: whoever is first is to move. In half-turn 0 opening hands are chosen. */
  readonly halfTurn?: number;
  /** Cards played in this turn. */
  readonly played?: number;
  /** What both hold: `fusilier hussar fusilier/decoy`. */
  readonly hands?: readonly [string?, string?];
  /** The top card first. */
  readonly decks?: readonly [string?, string?];
  /** Decks of the Ages to come. */
  readonly later?: BySeat<readonly string[]>;
  readonly hp?: BySeat<number>;
  /**
   * Three rows of three tiles as seat one sees them, its rival's base on top: `". | pikeman:5 archer | -hussar(ap=1)"`. Whoever
   * came first stands first; all have all HP and AP unless told; a dash is seat two's. In brackets: `ap=1`, `poison=2`,
   * `enhanced=4`, `plusDamage=1`, `plusHp=1`, `kit=archer`, and `decoy`, `spent` (no charges), `exposed`, `step`.
   * `^woods-mine` is a trap, `^woods-mine(decoy)` a feigned one, `fire` and `fire(7)` a fire up to a half-turn: the next one, if left out.
   */
  readonly board?: readonly [string, string, string];
  /** Likewise: `"woods lake desert"`. */
  readonly terrain?: readonly [string, string, string];
  /** The column in which the relic lies; it is found already, if left out. */
  readonly relic?: Column;
}
