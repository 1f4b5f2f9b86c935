import { canonical, open, outcome, advance, parseConfig, pick, seededRng } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { orcain } from "@holmgang/orcain";
import { lawKit } from "@holmgang/orcain/testing";
import { describe, expect, test } from "vitest";
import { fraction, sample } from "./bot.ts";
import { ROSTER } from "./roster.ts";

const BUDGET = { iterations: 50 };

function somePosition(seed: string) {
  const rng = seededRng(seed);
  const config = parseConfig(orcain, lawKit.configs(rng));
  if (!config.ok) throw new Error(config.refusal.words);
  let { position } = open(orcain, config.value, seed);
  for (let i = rng.below(6); i > 0; i--) {
    const { seat } = pick(rng, orcain.decisions(position.state));
    const step = advance(orcain, position, {
      kind: "move",
      seat,
      move: pick(rng, orcain.legalMoves(position.state, seat)),
    });
    if (step.ok && !outcome(orcain, step.value.position)) position = step.value.position;
  }
  return position;
}

/** What every bot of every game promises. */
describe.each(ROSTER.orcain)("$name", (bot) => {
  const choiceOf = (state: ReturnType<typeof somePosition>["state"], seat: Seat, rng: Rng) =>
    bot.choose(orcain.view(state, seat), orcain.legalMoves(state, seat), BUDGET, rng);
  const positions = Array.from({ length: 60 }, (_, i) => somePosition(`contract ${i}`));
  const asked = positions.flatMap((position) =>
    orcain.decisions(position.state).map(({ seat }) => ({ position, seat })),
  );

  test("makes moves the rules accept, and a move that leaves its question open means it waits", () => {
    for (const [index, { position, seat }] of asked.entries()) {
      const { move, waits } = choiceOf(position.state, seat, seededRng(`${index}`));
      const step = advance(orcain, position, { kind: "move", seat, move });
      expect(step.ok, JSON.stringify(move)).toBe(true);
      const isOpen =
        step.ok &&
        orcain
          .decisions(step.value.position.state)
          .some(
            (d) =>
              d.seat === seat &&
              d.id === orcain.decisions(position.state).find((was) => was.seat === seat)?.id,
          );
      expect(waits).toBe(isOpen);
    }
  });

  test("gives candidates whose chances sum to one, its move among them", () => {
    for (const { position, seat } of asked.slice(0, 20)) {
      const { move, candidates } = choiceOf(position.state, seat, seededRng("sum"));
      expect(candidates.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(candidates.map((candidate) => canonical(candidate.move))).toContain(canonical(move));
    }
  });

  test("chooses the same for the same view and chance, whatever the rival hides", () => {
    for (const { position, seat } of asked.slice(0, 30)) {
      const twin = orcain.determinize(orcain.view(position.state, seat), seat, seededRng("twin"));
      expect(choiceOf(twin, seat, seededRng("c"))).toEqual(
        choiceOf(position.state, seat, seededRng("c")),
      );
    }
  });

  test("does not change the view it is given", () => {
    const { position, seat } = asked[0]!;
    const view = orcain.view(position.state, seat);
    const before = canonical(view);
    bot.choose(view, orcain.legalMoves(position.state, seat), BUDGET, seededRng("v"));
    expect(canonical(view)).toBe(before);
  });
});

describe("drawing from a mix", () => {
  test("follows the chances", () => {
    const rng = seededRng("mix");
    const counts = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) counts[sample([0.5, 0, 0.5], rng)]!++;
    expect(counts[1]).toBe(0);
    expect(Math.abs(counts[0]! - 15_000)).toBeLessThan(500);
  });

  test("a crumb lost to rounding falls to the last index that has a chance", () => {
    const almostOne: Rng = { below: (n) => n - 1 };
    expect(sample([0.5, 0.4999999999, 0], almostOne)).toBe(1);
    expect(fraction(almostOne)).toBeLessThan(1);
  });
});
