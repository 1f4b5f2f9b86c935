import { SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { announce } from "../announce.ts";
import { bury } from "../bury.ts";
import { heal } from "../heal.ts";
import { aim, land } from "./blow.ts";
import type { Blow } from "./blow.ts";
import { acts, isAlive } from "./fighter.ts";
import type { Fight, Fighter } from "./fighter.ts";

/** One tick: the front cards, the shots from behind, the dead, the healing. All numbers are settled as it begins. */
export function playTick(fight: Fight, tick: number): void {
  const { run, lane, row } = fight;
  const blows = both(blowOf(fight, 0, tick), blowOf(fight, 1, tick));
  const shots = both(shotOf(fight, 0, tick), shotOf(fight, 1, tick));
  if (blows.length + shots.length > 0) {
    announce(run.table, "tick", () => ({ lane, row, tick }));
    exchange(fight, tick, blows);
    if (shots.length > 0) land(fight, tick, shots.filter(canLand));
    for (const seat of SEATS) buryOf(fight, seat);
  }
  healTick(fight);
}

/** Those that there are. On most ticks of most fights there is none. */
function both(first: Blow | null, second: Blow | null): readonly Blow[] {
  if (first === null) return second === null ? NOTHING : [second];
  return second === null ? [first] : [first, second];
}

const NOTHING: readonly Blow[] = [];

/** The active card of a side, if it is its tick. */
function blowOf(fight: Fight, seat: Seat, tick: number): Blow | null {
  const active = fight.sides[seat][0];
  if (!active || !acts(active, tick)) return null;
  return aim(fight, active, active.profile.strikesFirst ? "first" : "blow");
}

/** A ranged card behind a living one, if it is its tick. */
function shotOf(fight: Fight, seat: Seat, tick: number): Blow | null {
  const back = fight.sides[seat][1];
  return back?.profile.shoots && acts(back, tick) ? aim(fight, back, "shot") : null;
}

/** The front cards hit at once; but if one alone strikes first, the other hits only if it still stands. */
function exchange(fight: Fight, tick: number, blows: readonly Blow[]): void {
  const [one, other] = blows;
  if (!one || !other || (one.how === "first") === (other.how === "first"))
    return land(fight, tick, blows);
  const first = one.how === "first" ? [one] : [other];
  land(fight, tick, first);
  land(
    fight,
    tick,
    blows.filter((blow) => blow.how !== "first" && canLand(blow)),
  );
}

const canLand = ({ by, target }: Blow): boolean => isAlive(by) && isAlive(target);

function buryOf(fight: Fight, seat: Seat): void {
  const { run, lane, row, sides } = fight;
  if (sides[seat].every(isAlive)) return;
  const dead = sides[seat].filter((fighter) => !isAlive(fighter));
  sides[seat] = sides[seat].filter(isAlive);
  for (const { unit } of dead) bury(run, unit, seat, { lane, row });
}

/** Regen, and healing of the other card, at the end of a tick that was played. */
function healTick({ run, sides }: Fight): void {
  for (const seat of SEATS)
    for (const fighter of sides[seat]) {
      const { regen, heals } = fighter.profile;
      if (regen > 0) heal(run, fighter.unit, seat, { amount: regen, why: "tick" });
      const other = heals > 0 ? otherOf(sides[seat], fighter) : undefined;
      if (other) heal(run, other.unit, seat, { amount: heals, why: "tick" });
    }
}

const otherOf = (side: readonly Fighter[], fighter: Fighter): Fighter | undefined =>
  side.find((each) => each !== fighter);
