import { open, parseConfig, pick, seededRng } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { lawKit } from "../testing/law-kit.ts";
import { play, round, scene, seen } from "../testing/scene.ts";
import { copy } from "./copy.ts";
import { forecast } from "./forecast.ts";
import { clans } from "./rules.ts";
import type { Event, State } from "./shape.ts";
import { tryRound } from "./try-round.ts";

/** A position somewhere in a match, in which both are asked. */
function someState(seed: string): State | null {
  const rng = seededRng(seed);
  const config = parseConfig(clans, lawKit.configs(rng));
  if (!config.ok) throw new Error(config.refusal.words);
  const { state } = open(clans, config.value, seed).position;
  const table = { rng };
  for (let i = rng.below(60); i > 0 && !state.outcome; i--) step(state, rng, table);
  return clans.decisions(state).length === 2 ? state : null;
}

function step(state: State, rng: Rng, table: { readonly rng: Rng }): void {
  const { seat } = pick(rng, clans.decisions(state));
  clans.apply(state, seat, pick(rng, clans.legalMoves(state, seat)), table);
}

const states = Array.from({ length: 500 }, (_, i) => someState(`forecast ${i}`)).filter(
  (state) => state !== null,
);
const hasHidden = ({ lanes }: State): boolean =>
  lanes.some(({ stacks }) => stacks.flat(2).some(({ shown }) => !shown));

/** What was told of a round, as the seat hears it. */
const heard = (events: readonly Event[]) => events.map((event) => clans.redact(event, 0));

describe("the forecast", () => {
  test("[R17] is what the rules do if the rival adds nothing, wherever nothing is hidden in the lanes", () => {
    const open2 = states.filter((state) => !hasHidden(state));
    expect(open2.length).toBeGreaterThan(100);
    for (const state of open2) {
      const truth = copy(state);
      truth.seats[1].hero.usedIn = truth.seats[1].told.hero;
      const events: Event[] = [];
      tryRound(truth, [truth.seats[0].staged, []], (event) => void events.push(event));
      const told = forecast(clans.view(state, 0))!; // seat one is asked
      expect(told.crystals).toEqual(truth.seats.map(({ hp }) => hp));
      const lanes = events.filter((event) => event.kind === "lane_over");
      expect(told.lanes.map(({ winner, zone }) => [winner, zone])).toEqual(
        lanes.map(({ winner, zone }) => [winner, zone]),
      );
      const hits = (all: readonly (Event | null)[]) => all.filter((event) => event?.kind === "hit");
      expect(hits(heard(told.events))).toEqual(hits(heard(events)));
    }
  });

  test("[R17] the same view is told the same, and its range holds what it expects", () => {
    for (const state of states.slice(0, 30)) {
      const view = clans.view(state, 1);
      const told = forecast(view)!; // seat two is asked
      expect(forecast(view)).toEqual(told);
      for (const seat of [0, 1] as const) {
        const [low, high] = told.range[seat];
        expect(low <= told.crystals[seat] && told.crystals[seat] <= high).toBe(true);
      }
    }
  });

  const start = scene({ hands: ["grenadier", "lake-tank lake-tank"], west: " | / sapper | " });

  test("[R17] tells who falls and when, who is hurt, and what the crystal loses", () => {
    const told = forecast(seen(play(start, 0, "grenadier west"), 0));
    expect(told?.lanes[0]).toMatchObject({ winner: 0, zone: 1, falls: { 1: 3 }, crystal: [0, 8] });
    expect(told?.crystals).toEqual([100, 92]);
  });

  test("[R17] says which lanes the rival could still turn", () => {
    const told = forecast(seen(play(start, 0, "grenadier west"), 0));
    expect(told?.lanes.map(({ open: mayTurn }) => mayTurn)).toEqual([true, true, true]);
    const shut = scene({ hands: ["grenadier", ""], west: " | fusilier | " });
    expect(forecast(seen(shut, 0))?.lanes[0].open).toBe(false);
  });

  test("[R17] there is none for who watches, has submitted, or sees the end", () => {
    expect(forecast(clans.view(start.position.state, "spectator"))).toBeNull();
    expect(forecast(seen(play(start, 0, "submit"), 0))).toBeNull();
    expect(forecast(seen(round(scene({ round: 40 })), 0))).toBeNull();
  });
});
