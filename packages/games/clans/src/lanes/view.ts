import { clone, rival } from "@holmgang/kernel";
import type { Seat, Viewer } from "@holmgang/kernel";
import { byNumber } from "../decks/starters.ts";
import type {
  LaneState,
  LaneView,
  OwnView,
  SeatState,
  SeatView,
  State,
  Unit,
  UnitView,
  View,
} from "./shape.ts";

/**
 * What stands in the lanes is public, but for hidden cards and bases nobody has seen; hands, plans and decks are their
 * owner's; a deck's order is nobody's. Who watches knows of a seat what its rival knows.
 */
export function view(state: State, viewer: Viewer): View {
  const { settings, round, age, outcome, lanes, seats, nextUnit } = state;
  return {
    settings,
    round,
    age,
    outcome,
    nextUnit,
    viewer,
    seats: [seatView(seats[0], viewer === 0), seatView(seats[1], viewer === 1)],
    lanes: [laneView(lanes[0], viewer), laneView(lanes[1], viewer), laneView(lanes[2], viewer)],
  };
}

const seatView = (seat: SeatState, isOwn: boolean): SeatView => ({
  hp: seat.hp,
  gold: seat.gold,
  hero: seat.hero.id,
  terrains: seat.terrains,
  heroUsedIn: seat.told.hero,
  handCount: seat.told.hand,
  deckCount: seat.told.deck,
  done: seat.done,
  fallen: [...seat.fallen],
  played: clone(seat.told.played),
  ultimates: [...seat.ultimates],
  own: isOwn ? ownView(seat) : null,
});

const ownView = ({ hand, staged, deck, later, lost, played, hero }: SeatState): OwnView => ({
  hand: [...hand],
  staged: clone(staged),
  deck: byNumber(deck),
  later: later.map(byNumber),
  lost: [...lost],
  played: clone(played),
  heroUsedIn: hero.usedIn,
});

function laneView(lane: LaneState, viewer: Viewer): LaneView {
  const { zone, owner, terrain, stacks, known } = lane;
  const sees = (owned: Seat): boolean => viewer === owned || known[rival(owned)];
  const units = (seat: Seat, stack: readonly Unit[]): readonly UnitView[] =>
    stack.map((unit) => unitView(unit, unit.shown || viewer === seat));
  return {
    zone,
    owner,
    terrain: [sees(0) ? terrain[0] : null, terrain[1], sees(1) ? terrain[2] : null],
    stacks: [
      [units(0, stacks[0][0]), units(1, stacks[0][1])],
      [units(0, stacks[1][0]), units(1, stacks[1][1])],
      [units(0, stacks[2][0]), units(1, stacks[2][1])],
    ],
    known: [...known],
  };
}

const unitView = ({ id, card, hp, shown, waits }: Unit, isKnown: boolean): UnitView => ({
  id,
  card: isKnown ? card : null,
  hp: isKnown ? hp : null,
  shown,
  waits,
});
