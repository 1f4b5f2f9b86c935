import { DEFAULT_HAND } from "@holmgang/orcain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clearAll,
  firstFree,
  laidIn,
  lay,
  missing,
  NO_PLAN,
  swap,
  takeBack,
  undo,
} from "./plan.ts";
import type { Plan, Slot } from "./plan.ts";

const slot = fc.constantFrom<Slot>(0, 1, 2);
/** Everything one can do with a plan. */
const act = fc.oneof(
  fc.record({ index: fc.nat(3), to: slot }).map(
    ({ index, to }) =>
      (plan: Plan) =>
        lay(plan, DEFAULT_HAND, index, to),
  ),
  fc.record({ from: slot, to: slot }).map(
    ({ from, to }) =>
      (plan: Plan) =>
        swap(plan, from, to),
  ),
  slot.map((at) => (plan: Plan) => takeBack(plan, at)),
  fc.constant(clearAll),
);

describe("a plan", () => {
  test("is itself again after as many steps back as it took", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        let plan = NO_PLAN;
        for (const each of acts) plan = each(plan);
        for (let steps = plan.past.length; steps > 0; steps--) plan = undo(plan);
        expect(plan).toEqual(NO_PLAN);
      }),
    );
  });

  test("never holds a card more often than the hand does", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        let plan = NO_PLAN;
        for (const each of acts) plan = each(plan);
        const laid = plan.layout.filter((card) => card !== null);
        expect(new Set(laid).size).toBe(laid.length);
      }),
    );
  });

  test("moves a card that lies already, and swaps it with what it meets", () => {
    let plan = lay(lay(NO_PLAN, DEFAULT_HAND, 0, 0), DEFAULT_HAND, 1, 1);
    plan = lay(plan, DEFAULT_HAND, 0, 1);
    expect(plan.layout).toEqual(["defense", "attack", null]);
  });

  test("knows what is missing, and where the next card goes", () => {
    const plan = lay(NO_PLAN, DEFAULT_HAND, 2, 0);
    expect([missing(plan.layout), firstFree(plan.layout)]).toEqual([2, 1]);
  });

  test("tells copies of a card apart: the leftmost in the hand is laid first", () => {
    const hand = ["attack", "heal", "attack", "counter"] as const;
    expect(laidIn(["attack", "attack", null], hand)).toEqual([0, null, 1, null]);
  });
});
