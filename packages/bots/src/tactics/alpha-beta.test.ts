import { seededRng } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { copyState, tactics } from "@holmgang/tactics";
import type { Move, State } from "@holmgang/tactics";
import { scene } from "@holmgang/tactics/scene";
import { describe, expect, test } from "vitest";
import { alphaBeta } from "./alpha-beta.ts";
import { evaluate, WIN } from "./evaluate.ts";
import { fingerprint } from "./fingerprint.ts";
import { isForcing } from "./order.ts";
import { certain, outcomes } from "./outcomes.ts";

/** The same search without a single short cut: every move, every result, nothing remembered. */
function plain(state: State, seat: Seat, depth: number, ply: number): number {
  if (state.outcome) {
    const worth = evaluate(state);
    const soon = worth === 0 ? 0 : Math.sign(worth) * (WIN - ply);
    return seat === 0 ? soon : -soon;
  }
  const asked = tactics.decisions(state)[0]!.seat;
  const sign = asked === seat ? 1 : -1;
  const legal = tactics.legalMoves(state, asked);
  if (depth > 0)
    return sign * Math.max(...legal.map((move) => tried(state, asked, move, depth, ply)));
  const stands = asked === 0 ? evaluate(state) : -evaluate(state);
  if (depth <= -2 || state.graves.length > 0) return sign * stands;
  const blows = legal.filter((move) => isForcing(state, move));
  return sign * Math.max(stands, ...blows.map((move) => tried(state, asked, move, depth, ply)));
}

function tried(state: State, seat: Seat, move: Move, depth: number, ply: number): number {
  const results = outcomes(state, seat, move);
  const deep = results.length === 1 ? depth - 1 : depth - 2;
  const weight = results.reduce((sum, { chance }) => sum + chance, 0);
  return results.reduce(
    (sum, { state: after, chance }) => sum + (chance / weight) * plain(after, seat, deep, ply + 1),
    0,
  );
}

/** Positions of random matches, some moves after their beginning. */
function positions(count: number): readonly State[] {
  return Array.from({ length: count }, (_, index) => {
    const rng = seededRng(`alpha-beta ${index}`);
    const settings = scene({ board: "..h.. ..... ..... ..... ..H.." }).state.settings;
    const state = tactics.setup({ settings, entries: [null, null] }, { rng });
    for (let made = 0; made < 20 + index && !state.outcome; made++) {
      const { seat } = tactics.decisions(state)[0]!;
      const legal = tactics.legalMoves(state, seat);
      tactics.apply(state, seat, legal[rng.below(legal.length)]!, { rng });
    }
    return state;
  }).filter(({ outcome, phase }) => outcome === null && phase === "battle");
}

describe("alpha-beta", () => {
  test("finds what a search without short cuts finds", () => {
    for (const state of positions(12)) {
      const { seat } = tactics.decisions(state)[0]!;
      const legal = tactics.legalMoves(state, seat);
      const { ranked, depth } = alphaBeta(state, seat, legal, { nodes: 1e7, depth: 2 });
      const best = Math.max(...legal.map((move) => tried(state, seat, move, depth, 0)));
      expect(ranked[0]!.worth).toBeCloseTo(best, 6);
    }
  });

  test("spends no more positions than it may, and always has a move", () => {
    for (const state of positions(6)) {
      const { seat } = tactics.decisions(state)[0]!;
      const legal = tactics.legalMoves(state, seat);
      const { nodes, ranked } = alphaBeta(state, seat, legal, { nodes: 50 });
      expect(nodes).toBeLessThanOrEqual(51);
      expect(ranked.map(({ move }) => move)).toHaveLength(legal.length);
    }
  });

  test("a sooner win is worth more", () => {
    const { state } = scene({ board: "..... ..h1.. ..H.. ..... ....." });
    const { ranked } = alphaBeta(state, 0, tactics.legalMoves(state, 0), { nodes: 5_000 });
    expect(ranked[0]).toMatchObject({ move: { kind: "attack", at: 17 }, worth: WIN - 1 });
  });
});

describe("chance", () => {
  const blast = scene({
    board: "..... ..h.. ..... ..H.. .....",
    skills: ["blast", "endure"],
  }).state;
  const move = { kind: "skill", unit: 0, at: 17, debuff: null } as const;

  test("every result of a move is looked at, by its likelihood", () => {
    const found = outcomes(blast, 0, move);
    expect(found.map(({ chance }) => chance).toSorted((a, b) => a - b)).toEqual([
      1 / 6,
      1 / 6,
      1 / 6,
      1 / 2,
    ]);
    expect(certain(blast, 0, move)).toBeNull();
  });

  test("a move without chance has one result", () => {
    const end = { kind: "end", unit: 0 } as const;
    expect(outcomes(blast, 0, end)).toHaveLength(1);
    expect(certain(blast, 0, end)).toEqual(outcomes(blast, 0, end)[0]!.state);
  });
});

describe("a position's fingerprint", () => {
  test("is the same for the same position", () => {
    for (const state of positions(12))
      expect(fingerprint(copyState(state))).toBe(fingerprint(state));
  });

  test("differs where anything that matters differs", () => {
    const [state] = positions(1);
    const changes: readonly ((other: State) => void)[] = [
      (other) => (other.units[0]!.hp += 1),
      (other) => (other.units[5]!.tile = 12),
      (other) => (other.units[0]!.buffs = [{ id: "slow", rounds: 1 }]),
      (other) => (other.units[0]!.acted = !other.units[0]!.acted),
      (other) => (other.heroes![1].cooldown += 1),
      (other) => (other.round += 1),
      (other) => (other.dealt[0].hero += 1),
    ];
    const marks = changes.map((change) => {
      const other = copyState(state!);
      change(other);
      return fingerprint(other);
    });
    expect(new Set([fingerprint(state!), ...marks]).size).toBe(changes.length + 1);
  });
});
