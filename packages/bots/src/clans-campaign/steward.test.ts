import { legal, parseSetup, view } from "@holmgang/campaign";
import type { Move, State } from "@holmgang/campaign";
import { playRun, QUICK, randomMove } from "@holmgang/campaign/testing";
import { same, seededRng } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { steward } from "./index.ts";

/** A run led by the steward, its battles fought by chance. */
function led(seed: string, settings: object = {}) {
  const rng = seededRng(seed);
  const setup = parseSetup({ seed, settings: { ...QUICK, ...settings } });
  if (!setup.ok) throw new Error(setup.refusal.words);
  const strange: Move[] = [];
  const choose = (state: State): Move => {
    if (state.phase === "battle") return randomMove(state, rng);
    const moves = legal(state);
    const move = steward.choose(view(state), moves);
    if (!moves.some((each) => same(each, move))) strange.push(move);
    return move;
  };
  return { ...playRun(setup.value, choose), strange };
}

describe("the steward", () => {
  test("makes only legal moves, and every run ends", () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const { strange, journal } = led(seed, { startGold: 400, acts: 2 });
      expect(strange).toEqual([]);
      expect(journal.state.ending).not.toBeNull();
    }
  });

  test("answers the same question in the same way", () => {
    expect(led("again", { acts: 1 }).record.hash).toBe(led("again", { acts: 1 }).record.hash);
  });

  test("builds, buys, recruits and upgrades with what it has", () => {
    const { events } = led("rich", { startGold: 900, acts: 2 });
    const kinds = new Set(events.map((event) => (event.kind === "gold" ? event.why : event.kind)));
    expect([...kinds]).toEqual(expect.arrayContaining(["building", "shop", "upgrade", "delivery"]));
  });
});
