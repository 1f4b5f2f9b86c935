import type { BySeat } from "@holmgang/kernel";
import type { HeroId } from "../heroes.ts";
import type { Owner, Zone } from "../lanes/places.ts";
import type { Settings } from "../lanes/settings.ts";

/** A table as data, in words; what is left out is empty, and everything stands on marsh. */
export interface Setting {
  readonly settings?: Partial<Settings>;
  readonly heroes?: BySeat<HeroId>;
  readonly west?: LaneSetting | string;
  readonly center?: LaneSetting | string;
  readonly east?: LaneSetting | string;
  /** What both hold: `voltigeur fusilier`. A hand left out is one Drummer Boy: with nothing at all to plan, rounds would play on. */
  readonly hands?: readonly [string?, string?];
  /** The top card first. */
  readonly decks?: readonly [string?, string?];
  readonly crystals?: BySeat<number>;
  readonly round?: number;
  /** Who has used the hero in an earlier round; both, if left out, so that nothing but cards is asked for. */
  readonly heroesUsed?: BySeat<boolean>;
}

export interface LaneSetting {
  /** Three tiles from seat one's base to seat two's, `own / theirs`, front first: `fusilier | hussar-2 / desert-tank | `. `-2` is damage taken, `?` not seen yet, `~` waiting. */
  readonly board?: string;
  /** By tile: `woods lake desert`. */
  readonly terrain?: string;
  readonly zone?: Zone;
  readonly owner?: Owner;
}
