import type { BySeat } from "@holmgang/kernel";
import type { SeatState, State, TileState, Unit } from "./shape.ts";

/** A state of its own, made faster than any JSON can be: whoever thinks ahead copies thousands of them. What is never changed in place is shared. */
export const copyState = (state: State): State => ({
  ...state,
  seats: [copySeat(state.seats[0]), copySeat(state.seats[1])],
  tiles: state.tiles.map(copyTile),
  units: state.units.map(copyUnit),
  relic: { ...state.relic },
  feared: [...state.feared],
});

const copyUnit = (unit: Unit): Unit => ({
  ...unit,
  charges: { ...unit.charges },
  bathed: unit.bathed.length > 0 ? [...unit.bathed] : [],
});

const copyTile = (tile: TileState): TileState => ({
  ...tile,
  traps: pair(tile.traps),
  known: pair(tile.known),
});

const pair = <T>([first, second]: Readonly<BySeat<T>>): BySeat<T> => [first, second];

const copySeat = (seat: SeatState): SeatState => ({
  ...seat,
  hero: { ...seat.hero },
  deck: [...seat.deck],
  hand: [...seat.hand],
  fallen: [...seat.fallen],
  played: { monkey: [...seat.played.monkey], ant: [...seat.played.ant] },
  ultimates: [...seat.ultimates],
  glimpses: [...seat.glimpses],
  openGlimpses: [...seat.openGlimpses],
  searched: [...seat.searched],
  kills: { ...seat.kills },
});
