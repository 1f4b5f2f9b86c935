import { rival, SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { PROFILES } from "../cards/profile.ts";
import { announce, who } from "./announce.ts";
import type { Run } from "./announce.ts";
import { hasRoom, isHeld, present, stackAt } from "./board.ts";
import { learnTerrain, lookAround, show } from "./look.ts";
import { baseOf, depth, MIDDLE } from "./places.ts";
import type { Lane, Row } from "./places.ts";
import type { LaneState, Unit } from "./shape.ts";
import { move } from "./walk.ts";

/** Who has won a lane, and what comes of it: the zone, the middle, gold, the crystal. Then the stealthy have their turn. */
export function laneOver(run: Run, lane: Lane, fought: boolean): void {
  const here = run.state.lanes[lane];
  const winner = winnerOf(here);
  const from = here.zone;
  const raids = winner !== null && isOpen(here, winner, from);
  const gold =
    winner !== null && (fought || from !== baseOf(winner)) ? run.state.settings.laneGold : 0;
  if (winner !== null) {
    run.state.seats[winner].gold += gold;
    advance(here, winner, from, raids);
  }
  announce(run.table, "lane_over", () => ({
    lane,
    winner,
    gold,
    zone: here.zone,
    owner: here.owner,
  }));
  if (winner !== null && from !== baseOf(winner)) {
    learnTerrain(run, winner, lane);
    if (raids) raid(run, lane, winner, { units: present(here, from, winner).slice(), from });
  }
  for (const seat of SEATS) stealthRaid(run, lane, seat);
  lookAround(run);
}

/** The side that alone has cards on the zone's tile. */
function winnerOf(lane: LaneState): Seat | null {
  const [first, second] = [isHeld(lane, lane.zone, 0), isHeld(lane, lane.zone, 1)];
  if (first === second) return null;
  return first ? 0 : 1;
}

/** Whether a winner hits the crystal: on the enemy base, or in the middle before an empty one. */
const isOpen = (lane: LaneState, winner: Seat, from: Row): boolean =>
  from !== baseOf(winner) && stackAt(lane, baseOf(rival(winner)), rival(winner)).length === 0;

/** The zone goes one step on, or back to the middle once the crystal is hit; the middle is the winner's. */
function advance(lane: LaneState, winner: Seat, from: Row, raids: boolean): void {
  if (depth(winner, from) > 0) lane.owner = winner;
  lane.zone = from === MIDDLE && !raids ? baseOf(rival(winner)) : MIDDLE;
  for (const unit of stackAt(lane, lane.zone, winner)) unit.waits = false;
}

interface Raid {
  readonly units: readonly Unit[];
  readonly from: Row;
}

/** The crystal takes the printed damage of all who stand there; from the enemy base they then go back to the middle. */
function raid(run: Run, lane: Lane, seat: Seat, { units, from }: Raid): void {
  const victim = rival(seat);
  const own = run.state.seats[victim];
  for (const unit of units) show(run, unit, seat, { lane, row: from });
  const amount = units.reduce((sum, { card }) => sum + PROFILES[card].damage, 0);
  own.hp = Math.max(0, own.hp - amount);
  announce(run.table, "crystal_hit", () => ({
    lane,
    amount,
    hp: own.hp,
    seat: victim,
    units: units.map((unit) => who(unit, seat)),
  }));
  if (from !== MIDDLE) fallBack(run, lane, seat, { units, from });
}

function fallBack({ state, table }: Run, lane: Lane, seat: Seat, { units, from }: Raid): void {
  const here = state.lanes[lane];
  for (const unit of units) {
    if (hasRoom(here, MIDDLE, seat)) move(here, seat, unit, [from, MIDDLE]);
    else unit.waits = true;
  }
  announce(table, "fell_back", () => ({
    lane,
    units: units.filter(({ waits }) => !waits).map((unit) => who(unit, seat)),
    waits: units.filter(({ waits }) => waits).map((unit) => who(unit, seat)),
  }));
}

/** Stealthy cards on the enemy base, where no zone is and no defender lives, hit the crystal on their own. */
function stealthRaid(run: Run, lane: Lane, seat: Seat): void {
  const here = run.state.lanes[lane];
  const from = baseOf(rival(seat));
  const units = stealthAt(here, seat);
  if (units.length === 0 || stackAt(here, from, rival(seat)).length > 0) return;
  raid(run, lane, seat, { units, from });
}

/** Stealthy cards of a seat that came to the enemy base by themselves. */
export function stealthAt(lane: LaneState, seat: Seat): readonly Unit[] {
  const row = baseOf(rival(seat));
  if (lane.zone === row) return [];
  return stackAt(lane, row, seat).filter(({ card, waits }) => PROFILES[card].slips && !waits);
}
