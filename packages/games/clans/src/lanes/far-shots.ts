import { rival, SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { PROFILES } from "../cards/profile.ts";
import { announce, who } from "./announce.ts";
import type { Run } from "./announce.ts";
import { present, stackAt } from "./board.ts";
import { bury } from "./bury.ts";
import { show } from "./look.ts";
import { OUTWARD, ROWS } from "./places.ts";
import type { Lane, Row } from "./places.ts";
import type { LaneState, Unit } from "./shape.ts";

/** The rows of a lane on which both sides stood when its ticks began. */
export const contestedRows = (lane: LaneState): readonly Row[] =>
  ROWS.filter((row) => SEATS.every((seat) => stackAt(lane, row, seat).length > 0));

interface Shot {
  readonly by: Unit;
  readonly from: Row;
  readonly target: Unit;
  readonly row: Row;
  readonly amount: number;
}

/** After a lane's ticks those who shoot far do so, all at once: the printed damage, less a shield, on the nearest enemy. */
export function farShots(run: Run, lane: Lane, contested: readonly Row[]): void {
  const shots = SEATS.map((seat) => shotsOf(run.state.lanes[lane], seat, contested));
  if (shots.every(({ length }) => length === 0)) return;
  for (const seat of SEATS) for (const shot of shots[seat]!) landShot(run, lane, seat, shot);
  for (const seat of SEATS)
    for (const { target, row } of shots[seat]!)
      if (target.hp <= 0 && stackAt(run.state.lanes[lane], row, rival(seat)).includes(target))
        bury(run, target, rival(seat), { lane, row });
}

function shotsOf(lane: LaneState, seat: Seat, contested: readonly Row[]): readonly Shot[] {
  const shots: Shot[] = [];
  for (const from of OUTWARD[seat]) {
    if (stackAt(lane, from, seat).length === 0 || contested.includes(from)) continue;
    for (const by of present(lane, from, seat)) {
      const { shootsFar, tick, damage } = PROFILES[by.card];
      const found = shootsFar && tick === LAST_TICK ? nearestEnemy(lane, seat, from) : null;
      if (!found) continue;
      const amount = Math.max(1, damage - PROFILES[found.target.card].shield);
      shots.push({ by, from, amount, ...found });
    }
  }
  return shots;
}

const LAST_TICK = 5;

/** Searched from the shooter's own base outward, on every tile but its own. */
function nearestEnemy(
  lane: LaneState,
  seat: Seat,
  from: Row,
): { readonly target: Unit; readonly row: Row } | null {
  for (const row of OUTWARD[seat]) {
    const enemies = row === from ? [] : present(lane, row, rival(seat));
    const target = enemies.find(({ card }) => PROFILES[card].guards) ?? enemies[0];
    if (target) return { target, row };
  }
  return null;
}

function landShot(run: Run, lane: Lane, seat: Seat, { by, from, target, row, amount }: Shot): void {
  show(run, by, seat, { lane, row: from });
  show(run, target, rival(seat), { lane, row });
  target.hp = Math.max(0, target.hp - amount);
  announce(run.table, "hit", () => ({
    lane,
    row,
    tick: 0,
    how: "far" as const,
    amount,
    hp: target.hp,
    by: who(by, seat),
    target: who(target, rival(seat)),
  }));
}
