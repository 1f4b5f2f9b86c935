import type { Seat } from "@holmgang/kernel";
import type { CardId, UnitId } from "./cards/cards.ts";

export const LANES = [0, 1, 2, 3, 4] as const;
export type Lane = (typeof LANES)[number];

/** One player's half of a lane. */
export interface Place {
  readonly seat: Seat;
  readonly lane: Lane;
}

/** What may be chosen: a slot (with or without its unit), or a card in the own graveyard. */
export type Option = Place | { readonly card: CardId };

export interface Unit {
  /** Its own number on this board, for as long as it stays there. */
  readonly id: number;
  readonly card: UnitId;
  buffs: number;
  damage: number;
  silenced: boolean;
  /** Own turn starts until its Activate is ready; null without one, or when it has been used. */
  cooldown: number | null;
  /** The turn it was deployed in: an Activate is never used in it. */
  readonly arrived: number;
}
