import { describe, expect, test } from "vitest";
import { DEFAULT_HAND, fullLayoutsOf, layoutsOf } from "./hand.ts";
import { GRASS } from "./cards.ts";
import type { Hand, Layout } from "./shape.ts";
import { healthAfter } from "./step.ts";
import { cards, drafted, health, play, scene } from "./testing/scene.ts";

const hand = (letters: string) => cards(letters) as unknown as Hand; // four letters, no dot

describe("[R7] how many layouts a hand has", () => {
  test.each([
    ["ADHC", 73, 24],
    ["AAHC", 43, 12],
    ["AAHH", 25, 6],
    ["AAAH", 20, 4],
    ["AAAA", 8, 1],
  ])("[R6, R7] %s has %i, %i of them full", (letters, all, full) => {
    expect([layoutsOf(hand(letters)).length, fullLayoutsOf(hand(letters)).length]).toEqual([
      all,
      full,
    ]);
  });

  test("[R7] no layout is listed twice", () => {
    const layouts = layoutsOf(DEFAULT_HAND).map((layout) => layout.join());
    expect(new Set(layouts).size).toBe(73);
  });

  test("[R6, R7] with two attacks in the hand a layout may hold two, never three", () => {
    const attacks = layoutsOf(hand("AAHC")).map((layout) => count(layout, "attack"));
    expect(Math.max(...attacks)).toBe(2);
  });
});

describe("[R3, R14] how many healths can be reached", () => {
  const layouts = layoutsOf(DEFAULT_HAND);
  const afterRound1 = reach(new Set([key(10, 10)]));
  const afterRound2 = reach(afterRound1);

  test("[R3, R14] after round 1, over all 73 × 73 pairs of layouts", () => {
    expect(afterRound1.size).toBe(13);
  });

  test("[R3, R14] after round 2", () => {
    expect(afterRound2.size).toBe(41);
  });

  test("[R3, R14] after round 3, six of them knock-outs", () => {
    const afterRound3 = reach(afterRound2);
    const knockouts = [...afterRound3].filter((healths) => pair(healths).includes(0));
    expect([afterRound3.size, knockouts.length]).toEqual([81, 6]);
  });

  test("[R14, R39] with the default hand a round takes at most four", () => {
    expect(Math.min(...[...afterRound1].flatMap(pair))).toBe(6);
  });

  test("[R30, R31] round 1 really played, pair by pair, reaches the same", () => {
    const letters = layouts.map(lettersOf);
    const reached = letters.flatMap((first) =>
      letters.map((second) => key(...health(play(scene(), ...drafted(first, second))))),
    );
    expect(new Set(reached)).toEqual(afterRound1);
  });

  /** Every pair of healths that one more round can lead to. */
  function reach(from: ReadonlySet<string>): ReadonlySet<string> {
    const reached = new Set<string>();
    for (const [hp0, hp1] of [...from].map(pair)) {
      for (const first of layouts) {
        for (const second of layouts) {
          reached.add(key(roundOf(hp0, first, second), roundOf(hp1, second, first)));
        }
      }
    }
    return reached;
  }
});

const NUMBERS = { maxHp: 10, damage: 2, healing: 1 };

const roundOf = (hp: number, own: Layout, other: Layout): number =>
  own.reduce<number>(
    (left, card, slot) => healthAfter(left, card ?? GRASS, other[slot] ?? GRASS, NUMBERS),
    hp,
  );

function key(hp0: number, hp1: number): string {
  return `${hp0}:${hp1}`;
}

function pair(text: string): [number, number] {
  const [hp0, hp1] = text.split(":");
  return [Number(hp0), Number(hp1)];
}

const lettersOf = (layout: Layout): string =>
  layout.map((card) => card?.charAt(0).toUpperCase() ?? ".").join("");

const count = (layout: Layout, card: string): number =>
  layout.filter((laid) => laid === card).length;
