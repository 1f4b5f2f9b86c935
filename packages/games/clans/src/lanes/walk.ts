import { rival, SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { PROFILES } from "../cards/profile.ts";
import { announce, who } from "./announce.ts";
import type { Run } from "./announce.ts";
import { hasRoom, stackAt } from "./board.ts";
import type { Events } from "./events.ts";
import { baseOf, LANES, MIDDLE, OUTWARD } from "./places.ts";
import type { Lane, Row } from "./places.ts";
import type { LaneState, State, Unit } from "./shape.ts";

/** Every card walks towards its lane's zone. Nobody is in anybody's way but one's own side. */
export function walk(run: Run): void {
  for (const lane of LANES) {
    const steps: Step[] = [];
    for (const seat of SEATS) walkLane(run.state, lane, seat, steps);
    if (steps.length > 0) announce(run.table, "walked", () => ({ lane, steps: steps.map(told) }));
  }
}

interface Step {
  readonly unit: Unit;
  readonly seat: Seat;
  readonly from: Row;
  readonly to: Row;
}

const told = ({ unit, seat, from, to }: Step): Events["walked"]["steps"][number] => ({
  unit: who(unit, seat),
  from,
  to,
});

/** A side's cards of one lane take their steps: those farthest out first, front before back. */
function walkLane(state: State, lane: Lane, seat: Seat, steps: Step[]): void {
  const here = state.lanes[lane];
  for (let pace = 1; pace <= fastest(state); pace++) {
    const before = steps.length;
    for (const row of INWARD[seat]) {
      const stack = stackAt(here, row, seat);
      if (stack.length === 0) continue;
      for (const unit of stack.slice()) {
        const to = paceOf(state, unit) >= pace ? nextRow(here, seat, unit, row) : row;
        if (to === row || !hasRoom(here, to, seat) || hasWalked(steps, before, unit)) continue;
        move(here, seat, unit, [row, to]);
        steps.push({ unit, seat, from: row, to });
      }
    }
  }
}

/** Whether it has taken its step of this pace: what came before is of another. */
function hasWalked(steps: readonly Step[], before: number, unit: Unit): boolean {
  for (let i = before; i < steps.length; i++) if (steps[i]!.unit === unit) return true;
  return false;
}

/** Rows from the enemy's base homeward. */
const INWARD = [OUTWARD[1], OUTWARD[0]] as const;

/** The most tiles that any card walks in a round. */
const fastest = ({ settings }: State): number => (settings.speeds === "uniform" ? 1 : 2);

/** Tiles a card walks in a round. Stealth and going back know one pace, whatever is printed. */
function paceOf({ settings }: State, { card, waits }: Unit): number {
  const { move: printed, slips } = PROFILES[card];
  return settings.speeds === "uniform" || waits || slips ? 1 : printed;
}

/** Where a card wants to be after one step. */
function nextRow({ zone }: LaneState, seat: Seat, { card, waits }: Unit, row: Row): Row {
  const goal = PROFILES[card].slips && !waits ? baseOf(rival(seat)) : zone;
  if (goal === row) return row;
  return row === MIDDLE ? goal : MIDDLE;
}

/** From one tile of its lane to another, behind whoever is there. */
export function move(
  lane: LaneState,
  seat: Seat,
  unit: Unit,
  [from, to]: readonly [Row, Row],
): void {
  const stack = stackAt(lane, from, seat);
  stack.splice(stack.indexOf(unit), 1);
  stackAt(lane, to, seat).push(unit);
  unit.waits = false;
}
