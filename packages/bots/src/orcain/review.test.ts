import { invariant, parseConfig, pick, seededRng } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { orcain } from "@holmgang/orcain";
import type { State } from "@holmgang/orcain";
import { describe, expect, test } from "vitest";
import { reviewRounds } from "./review.ts";

const ALMOST = 1e-9;

/** A match of random layouts to its end. */
function played(rng: Rng): State {
  const config = parseConfig(orcain, {});
  invariant(config.ok, "the defaults are playable");
  const state = orcain.setup(config.value, { rng });
  for (let open = orcain.decisions(state); open.length > 0; open = orcain.decisions(state)) {
    const { seat } = open[0]!;
    orcain.apply(state, seat, pick(rng, orcain.legalMoves(state, seat)), { rng });
  }
  return state;
}

describe("a review", () => {
  const rng = seededRng("review");
  const matches = Array.from({ length: 40 }, () => played(rng));

  test("has a round for every round, each beginning as the one before ended", () => {
    for (const state of matches) {
      const rounds = reviewRounds(orcain.view(state, 0), 0);
      expect(rounds.map(({ roundIndex }) => roundIndex)).toEqual(
        state.history.map((_, at) => at + 1),
      );
      for (const [at, { hp }] of rounds.entries())
        expect(hp).toEqual(state.history[at - 1]?.hp ?? [10, 10]);
    }
  });

  test("never thinks a layout better than perfect play", () => {
    for (const state of matches)
      for (const seat of [0, 1] as const)
        for (const { value, expected } of reviewRounds(orcain.view(state, seat), seat))
          expect(expected).toBeLessThanOrEqual(value + ALMOST);
  });

  test("finds no fault with any layout of the perfect mix", () => {
    const [first] = reviewRounds(orcain.view(matches[0]!, 0), 0);
    expect(first!.mix.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    const inMix = matches
      .flatMap((state) => reviewRounds(orcain.view(state, 0), 0))
      .filter(({ mine, mix }) => mix.some(({ layout }) => layout.join() === mine.join()));
    expect(inMix.length).toBeGreaterThan(5);
    for (const { value, expected } of inMix) expect(expected).toBeCloseTo(value, 8);
  });

  test("says the opposite of what the rival's says, luck and all", () => {
    for (const state of matches) {
      const [mine, theirs] = [
        reviewRounds(orcain.view(state, 0), 0),
        reviewRounds(orcain.view(state, 1), 1),
      ];
      for (const [at, { value, got }] of mine.entries()) {
        expect(theirs[at]!.value).toBeCloseTo(-value, 8);
        expect(theirs[at]!.got).toBeCloseTo(-got, 8);
      }
    }
  });

  test("is the same from either seat's view, and a spectator's", () => {
    const state = matches[0]!;
    const review = reviewRounds(orcain.view(state, 1), 0);
    expect(review).toEqual(reviewRounds(orcain.view(state, 0), 0));
    expect(review).toEqual(reviewRounds(orcain.view(state, "spectator"), 0));
  });
});
