import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { UNIT_IDS, unitRow } from "./cards/cards.ts";
import type { UnitId } from "./cards/cards.ts";
import type { Static } from "./cards/language.ts";
import { LANES } from "./shape.ts";
import type { Lane, Place, Slot, Unit } from "./shape.ts";

/** As much of a state or a view as questions about the board need. */
export interface Board {
  readonly seats: readonly [
    { readonly slots: readonly Slot[] },
    { readonly slots: readonly Slot[] },
  ];
}

export function slotAt(board: Board, { seat, lane }: Place): Slot {
  return board.seats[seat].slots[lane]!;
}

export const unitAt = (board: Board, place: Place): Unit | null => slotAt(board, place).unit;

/** There are ten places, and rules name them all the time: each is made once. */
export const place = (seat: Seat, lane: Lane): Place => PLACES[seat][lane]!; // there are five lanes

const half = (seat: Seat): readonly Place[] => LANES.map((lane) => ({ seat, lane }));
const PLACES = [half(0), half(1)] as const;

export const front = ({ seat, lane }: Place): Place => place(rival(seat), lane);

export const samePlace = (a: Place, b: Place): boolean => a.seat === b.seat && a.lane === b.lane;

/** The lanes beside one, left first. */
export const beside = (lane: Lane): readonly Lane[] => BESIDE[lane];

const BESIDE: Readonly<Record<Lane, readonly Lane[]>> = {
  0: [1],
  1: [0, 2],
  2: [1, 3],
  3: [2, 4],
  4: [3],
};

/** Own slots left and right; enemy slots left, in front and right. */
export function isClose(from: Place, to: Place): boolean {
  const distance = Math.abs(from.lane - to.lane);
  return distance === 1 || (distance === 0 && from.seat !== to.seat);
}

/** Every slot, lane by lane, the first seat's half first: the order in which ties are broken. */
export const allPlaces = (first: Seat): readonly Place[] => ALL_PLACES[first];

const inLaneOrder = (first: Seat): readonly Place[] =>
  LANES.flatMap((lane) => [place(first, lane), place(rival(first), lane)]);
const ALL_PLACES = [inLaneOrder(0), inLaneOrder(1)] as const;

/** Every slot, all of the seat's own first: the order in which options are listed. */
export const ownFirst = (seat: Seat): readonly Place[] => OWN_FIRST[seat];

const ownHalfFirst = (seat: Seat): readonly Place[] => [
  ...LANES.map((lane) => place(seat, lane)),
  ...LANES.map((lane) => place(rival(seat), lane)),
];
const OWN_FIRST = [ownHalfFirst(0), ownHalfFirst(1)] as const;

/** Where the unit with this number stands now. */
export function whereIs({ seats }: Board, id: number): Place | null {
  for (const lane of LANES) {
    if (seats[0].slots[lane]!.unit?.id === id) return place(0, lane);
    if (seats[1].slots[lane]!.unit?.id === id) return place(1, lane);
  }
  return null;
}

/** A unit's static ability, while it has its abilities. */
export const hasStatic = (unit: Unit | null, ability: Static): boolean =>
  unit !== null && !unit.silenced && WITH[ability].has(unit.card);

const withStatic = (ability: Static): ReadonlySet<UnitId> =>
  new Set(UNIT_IDS.filter((id) => unitRow(id).static === ability));
/** Whose row has it: asked for every lane and every option. */
const WITH: Readonly<Record<Static, ReadonlySet<UnitId>>> = {
  ontoOwn: withStatic("ontoOwn"),
  bars: withStatic("bars"),
  lowestWins: withStatic("lowestWins"),
};
