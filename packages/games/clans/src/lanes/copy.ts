import type { BySeat } from "@holmgang/kernel";
import type { LaneState, SeatState, Stack, State } from "./shape.ts";

/** A state to try things on. What no rule ever changes is shared. */
export const copy = (state: State): State => ({
  ...state,
  seats: [copySeat(state.seats[0]), copySeat(state.seats[1])],
  lanes: [copyLane(state.lanes[0]), copyLane(state.lanes[1]), copyLane(state.lanes[2])],
});

const copySeat = (seat: SeatState): SeatState => ({
  ...seat,
  hero: { ...seat.hero },
  deck: seat.deck.slice(),
  later: seat.later.slice(),
  hand: seat.hand.slice(),
  staged: seat.staged.slice(),
  fallen: seat.fallen.slice(),
  lost: seat.lost.slice(),
  played: copyFamilies(seat.played),
  ultimates: seat.ultimates.slice(),
  told: { ...seat.told, played: copyFamilies(seat.told.played) },
});

const copyFamilies = ({ monkey, ant }: SeatState["played"]): SeatState["played"] => ({
  monkey: monkey.slice(),
  ant: ant.slice(),
});

const copyLane = ({ zone, owner, terrain, stacks, known }: LaneState): LaneState => ({
  zone,
  owner,
  terrain,
  stacks: [copyRow(stacks[0]), copyRow(stacks[1]), copyRow(stacks[2])],
  known: [known[0], known[1]],
});

const copyRow = ([first, second]: BySeat<Stack>): BySeat<Stack> => [
  copyStack(first),
  copyStack(second),
];

/** Field by field, as a new unit is made: all are alike. */
function copyStack(stack: Stack): Stack {
  const copied: Stack = [];
  for (const { id, card, hp, shown, waits } of stack) copied.push({ id, card, hp, shown, waits });
  return copied;
}
