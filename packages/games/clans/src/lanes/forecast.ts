import { generator, isSeat, rival } from "@holmgang/kernel";
import type { BySeat, Seat } from "@holmgang/kernel";
import { determinize } from "./determinize.ts";
import type { Event, Events } from "./events.ts";
import type { Lane, Placement, Zone } from "./places.ts";
import type { State, View } from "./shape.ts";
import { somePlan } from "./some-plan.ts";
import { tryRound } from "./try-round.ts";

/** What a round would bring, as far as one seat can tell: what is staged is played, and the rival adds nothing. */
export interface Forecast {
  /** What would be announced, from the reveal to the end of the round. */
  readonly events: readonly Event[];
  readonly lanes: readonly [LaneForecast, LaneForecast, LaneForecast];
  /** Each crystal afterwards. */
  readonly crystals: Readonly<BySeat<number>>;
  /** The lowest and the highest that each came to over plans the rival may have. */
  readonly range: Readonly<BySeat<readonly [number, number]>>;
}

export interface LaneForecast {
  readonly winner: Seat | null;
  readonly zone: Zone;
  /** Whether another plan of the rival's led to another winner. */
  readonly open: boolean;
  /** Units that would fall, and on which tick; 0 is a far shot. */
  readonly falls: Readonly<Record<number, number>>;
  /** HP of units that would be hurt or healed and live. */
  readonly hp: Readonly<Record<number, number>>;
  /** What each crystal would lose by this lane. */
  readonly crystal: Readonly<BySeat<number>>;
}

/** So many plans of a guessed rival are tried for the range. */
const TRIED = 24;

/** The rules themselves, played on what the view knows; the same view is told the same. */
export function forecast(view: View): Forecast | null {
  const { viewer } = view;
  if (!isSeat(viewer) || view.outcome || view.seats[viewer].done) return null;
  const rng = generator([1, view.round, viewer + 1, view.nextUnit]);
  const idle = determinize(view, viewer, rng);
  idle.seats[rival(viewer)].hero.usedIn = view.seats[rival(viewer)].heroUsedIn;
  const quiet = tried(idle, viewer, []);
  const others = Array.from({ length: TRIED }, () => {
    const state = determinize(view, viewer, rng);
    return tried(state, viewer, somePlan(state, rival(viewer), rng));
  });
  const lane = (which: Lane): LaneForecast => laneForecast(quiet, others, which);
  return {
    events: quiet.events,
    lanes: [lane(0), lane(1), lane(2)],
    crystals: quiet.crystals,
    range: [spread([quiet, ...others], 0), spread([quiet, ...others], 1)],
  };
}

interface Tried {
  readonly events: readonly Event[];
  readonly crystals: BySeat<number>;
}

function tried(state: State, seat: Seat, theirs: readonly Placement[]): Tried {
  const events: Event[] = [];
  const own = state.seats[seat].staged;
  tryRound(state, seat === 0 ? [own, theirs] : [theirs, own], (event) => void events.push(event));
  return { events, crystals: [state.seats[0].hp, state.seats[1].hp] };
}

const spread = (all: readonly Tried[], seat: Seat): readonly [number, number] => {
  const hps = all.map(({ crystals }) => crystals[seat]);
  return [Math.min(...hps), Math.max(...hps)];
};

function laneForecast({ events }: Tried, others: readonly Tried[], lane: Lane): LaneForecast {
  const { winner, zone } = overIn(events, lane);
  const falls: Record<number, number> = {};
  const hp: Record<number, number> = {};
  const crystal: BySeat<number> = [0, 0];
  for (const event of events) {
    if (event.kind === "hit" && event.lane === lane) {
      hp[event.target.id] = event.hp;
      if (event.hp === 0) falls[event.target.id] ??= event.tick;
    }
    if (event.kind === "healed" && event.unit.id in hp) hp[event.unit.id] = event.hp;
    if (event.kind === "crystal_hit" && event.lane === lane) crystal[event.seat] += event.amount;
  }
  const open = others.some((other) => overIn(other.events, lane).winner !== winner);
  return { winner, zone, open, falls, hp, crystal };
}

const overIn = (events: readonly Event[], lane: Lane): Events["lane_over"] =>
  events.find(
    (event): event is Extract<Event, { kind: "lane_over" }> =>
      event.kind === "lane_over" && event.lane === lane,
  )!; // every round ends every lane
