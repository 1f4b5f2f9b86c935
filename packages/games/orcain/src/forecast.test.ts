import { clone, invariant, parseConfig, pick, rival, seededRng } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { forecast } from "./forecast.ts";
import type { Meeting } from "./forecast.ts";
import { layoutsOf } from "./hand.ts";
import { orcain } from "./rules.ts";
import type { Event, Layout, State } from "./shape.ts";
import { lawKit } from "./testing/law-kit.ts";
import { confirm, play, scene } from "./testing/scene.ts";
import type { Scene } from "./testing/scene.ts";

const NO_CHANCE: Rng = { below: () => 0 };

/** The healths before the first step and after each, as the engine plays two layouts of a state. */
function engine(state: State, layouts: readonly [Layout, Layout]): (readonly [number, number])[] {
  const copy = clone(state);
  const hp: (readonly [number, number])[] = [[copy.seats[0].hp, copy.seats[1].hp]];
  const emit = (event: Event): void => {
    if (event.kind === "step_reveal") hp.push(event.hp);
  };
  for (const seat of [0, 1] as const) {
    orcain.apply(
      copy,
      seat,
      { kind: "layout_draft", layout: layouts[seat], roundIndex: null },
      { rng: NO_CHANCE },
    );
  }
  for (const seat of [0, 1] as const) orcain.expire(copy, seat, "limit", { rng: NO_CHANCE, emit });
  return hp;
}

/** A state somewhere in a random match. */
function someState(rng: Rng): State {
  const config = parseConfig(orcain, lawKit.configs(rng));
  invariant(config.ok, "the kit's configs are legal");
  const state = orcain.setup(config.value, { rng });
  for (let moves = rng.below(12); moves > 0; moves--) {
    const asked = orcain.decisions(state)[0];
    if (!asked) break;
    orcain.apply(state, asked.seat, pick(rng, orcain.legalMoves(state, asked.seat)), { rng });
  }
  const open = orcain.decisions(state);
  return open.length === 2 ? state : someState(rng);
}

const range = (values: readonly number[]) => ({
  least: Math.min(...values),
  most: Math.max(...values),
});

/** The same forecast the long way: every layout of the rival through the engine. */
function byEngine(state: State, seat: Seat, mine: Layout) {
  const other = rival(seat);
  const runs = layoutsOf(state.seats[other].hand).map((theirs) => {
    const hp = engine(state, seat === 0 ? [mine, theirs] : [theirs, mine]);
    return { hp, theirs: played(state, theirs) };
  });
  const change = (step: number, whose: Seat, card: string | null) =>
    range(
      runs
        .filter(({ theirs }) => theirs[step] === card)
        .map(({ hp }) => hp[step + 1]![whose] - hp[step]![whose]),
    );
  return {
    hp: ([0, 1] as const).map((whose) => range(runs.map(({ hp }) => hp[3]![whose]))),
    check(step: number, { theirs, own, rival: met }: Meeting) {
      expect({ own, met }).toEqual({
        own: change(step, seat, theirs),
        met: change(step, other, theirs),
      });
    },
  };
}

/** What lies on the table in the end: the engine empties a draft without the attack that is demanded. */
const played = (state: State, layout: Layout): Layout =>
  state.settings.suddenDeath === "mustAttack" &&
  state.roundIndex > state.settings.rounds &&
  !layout.includes("attack")
    ? [null, null, null]
    : layout;

describe("a forecast", () => {
  test("[R38] equals what the engine makes of it, in a thousand random states", () => {
    const rng = seededRng("forecast");
    for (let i = 0; i < 1000; i++) {
      const state = someState(rng);
      const seat = pick(rng, [0, 1] as const);
      const mine = pick(rng, layoutsOf(state.seats[seat].hand));
      const seen = forecast(orcain.view(state, seat), seat, mine);
      const truth = byEngine(state, seat, mine);
      expect(seen.hp).toEqual(truth.hp);
      for (const [step, meetings] of seen.steps.entries()) {
        expect(meetings.length).toBeGreaterThan(0);
        for (const meeting of meetings) truth.check(step, meeting);
      }
    }
  });

  test("[R53] is the same whatever the rival has laid", () => {
    const of = ({ position }: Scene) =>
      forecast(orcain.view(position.state, 0), 0, ["attack", null, "counter"]);
    expect(of(play(scene(), confirm(1, "HAC")))).toEqual(of(scene()));
  });

  test("[R12] a Counter costs an attacker 2 and nobody else anything", () => {
    const view = orcain.view(scene({ hp: [7, 7] }).position.state, 0);
    const [, second] = forecast(view, 0, [null, "counter", null]).steps;
    const nothing = { least: 0, most: 0 };
    expect(second).toEqual([
      { theirs: "attack", own: nothing, rival: { least: -2, most: -2 } },
      { theirs: "defense", own: nothing, rival: nothing },
      { theirs: "heal", own: nothing, rival: { least: 1, most: 1 } },
      { theirs: "counter", own: nothing, rival: nothing },
      { theirs: null, own: nothing, rival: nothing },
    ]);
  });
});
