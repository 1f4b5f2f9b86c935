import type { BySeat, Seat } from "@holmgang/kernel";
import { PROFILES } from "../../cards/profile.ts";
import type { Profile } from "../../cards/profile.ts";
import type { Terrain } from "../../cards/language.ts";
import { heroRow } from "../../heroes.ts";
import type { Run } from "../announce.ts";
import type { Lane, Row } from "../places.ts";
import type { State, Unit } from "../shape.ts";

/** A card in a fight, with what was counted when the fight began: it stays until the fight ends, whoever dies. */
export interface Fighter {
  readonly unit: Unit;
  readonly seat: Seat;
  readonly profile: Profile;
  /** Added to its hits: terrain, a rousing hero, inspire, rally, command. */
  readonly bonus: number;
  /** Taken from hits on it: fortify. */
  readonly ward: number;
}

/** A fight on one tile; the living of each side, front first. */
export interface Fight {
  readonly run: Run;
  readonly lane: Lane;
  readonly row: Row;
  readonly sides: BySeat<Fighter[]>;
}

/** Both sides as they stand when the ticks begin. */
export const muster = (
  run: Run,
  [lane, row]: readonly [Lane, Row],
  [first, second]: Readonly<BySeat<readonly Unit[]>>,
): Fight => {
  const terrain = run.state.lanes[lane].terrain[row];
  return {
    run,
    lane,
    row,
    sides: [side(run.state, 0, first, terrain), side(run.state, 1, second, terrain)],
  };
};

function side(state: State, seat: Seat, units: readonly Unit[], terrain: Terrain): Fighter[] {
  let shared = roused(state, seat);
  let ward = 0;
  for (const { card } of units) {
    const { inspires, rallies, fortifies } = PROFILES[card];
    shared += inspires + rallies;
    ward += fortifies;
  }
  const fighters: Fighter[] = [];
  for (const unit of units) {
    const profile = PROFILES[unit.card];
    const home = profile.element === terrain ? 1 : 0;
    fighters.push({ unit, seat, profile, bonus: home + shared - profile.rallies, ward });
  }
  return fighters;
}

/** What a hero adds to the hits of a round. */
function roused({ seats, round }: State, seat: Seat): number {
  const { id, usedIn } = seats[seat].hero;
  if (usedIn !== round) return 0;
  const { power, amount } = heroRow(id);
  return power === "rouse" ? amount : 0;
}

export const isAlive = ({ unit }: Fighter): boolean => unit.hp > 0;

/** Whether a card acts on a tick. */
export const acts = ({ profile }: Fighter, tick: number): boolean =>
  profile.tick === 1 || (profile.tick === 2 ? tick % 2 === 0 : profile.tick === tick);
