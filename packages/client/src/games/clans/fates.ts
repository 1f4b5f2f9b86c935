import type { Forecast } from "@holmgang/clans";

/** How a card would fare in the round: on which tick it falls, or the HP it keeps. */
export interface Fate {
  /** Null for one that lives; 0 is a far shot. */
  readonly tick: number | null;
  readonly from: number;
  readonly to: number;
}

/** What the forecast says of a card; null where nothing happens to it. */
export function fateOf(told: Forecast, id: number, hp: number): Fate | null {
  for (const { falls, hp: left } of told.lanes) {
    const tick = falls[id];
    if (tick !== undefined) return { tick, from: hp, to: 0 };
    const to = left[id];
    if (to !== undefined && to !== hp) return { tick: null, from: hp, to };
  }
  return null;
}
