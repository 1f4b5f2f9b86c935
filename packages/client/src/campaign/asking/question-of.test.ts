import { appendMove, legal, openRun, parseSetup, view } from "@holmgang/campaign";
import type { Move, State } from "@holmgang/campaign";
import { QUICK, randomMove } from "@holmgang/campaign/testing";
import { same, seededRng } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { questionOf } from "./question-of.ts";

const askedIn = (state: State, move: Move) => {
  const moves = legal(state);
  return questionOf(
    { view: view(state), can: (each) => moves.some((other) => same(other, each)) },
    move,
  );
};

/** Every moment of a run that is led by chance, with all that could be done in it. */
function* moments(seed: string): Generator<readonly [state: State, moves: readonly Move[]]> {
  const setup = parseSetup({ seed, settings: { ...QUICK, startGold: 300 } });
  if (!setup.ok) throw new Error(setup.refusal.words);
  const rng = seededRng(seed);
  let { journal } = openRun(setup.value);
  while (journal.state.phase !== "over") {
    yield [journal.state, legal(journal.state)];
    const page = appendMove(journal, randomMove(journal.state, rng));
    if (!page.ok) throw new Error(page.refusal.words);
    ({ journal } = page.value);
  }
}

const after = (state: State, move: Move): State => {
  const setup = parseSetup(state.setup);
  if (!setup.ok) throw new Error(setup.refusal.words);
  const { journal } = openRun(setup.value);
  const page = appendMove({ ...journal, state }, move);
  if (!page.ok) throw new Error(page.refusal.words);
  return page.value.journal.state;
};

/** What is picked first, and then done by a button that names it; or ends an encounter, after which gold may be lost on the road. */
const UNPRICED: readonly Move["kind"][] = ["travel", "buy", "repair", "leave", "wait", "return"];

describe("what cannot be undone", () => {
  test("is asked about once, with its price, if it costs gold", () => {
    const seen = new Set<string>();
    for (const seed of ["ney", "soult", "davout"])
      for (const [state, moves] of moments(seed))
        for (const move of moves) {
          if (seen.has(move.kind) || UNPRICED.includes(move.kind)) continue;
          const price = state.gold - after(state, move).gold;
          if (price <= 0) continue;
          const question = askedIn(state, move);
          expect(question, move.kind).not.toBeNull();
          seen.add(move.kind);
          expect(question?.words, move.kind).toContain(`${price} gold`);
          expect(question?.yes, move.kind).toContain(`${price} gold`);
        }
    expect([...seen].toSorted()).toEqual(["build", "hurry", "release", "upgrade"]);
  });

  test("is what uses something up, ends a run or an encounter, or leaves a shop that still has something", () => {
    const kinds = new Map<Move["kind"], Set<boolean>>();
    for (const [state, moves] of moments("massena"))
      for (const move of [...moves, { kind: "abandon" } as const])
        kinds.set(
          move.kind,
          (kinds.get(move.kind) ?? new Set()).add(askedIn(state, move) !== null),
        );
    const asked = (kind: Move["kind"]) => [...(kinds.get(kind) ?? [])];
    for (const kind of ["use", "wait", "return", "abandon"] as const)
      expect(asked(kind), kind).toEqual([true]);
    for (const kind of ["reserve", "recruit", "equip", "unequip", "activate"] as const)
      expect(asked(kind), kind).toEqual([false]);
    expect(asked("leave")).toContain(true);
  });

  test("[C50] a consumable says what it would heal, and what of that would be lost", () => {
    const setup = parseSetup({ seed: "use" });
    if (!setup.ok) throw new Error(setup.refusal.words);
    const { state } = openRun(setup.value).journal;
    const hurt = { ...state, hp: 40 };
    expect(askedIn(hurt, { kind: "use", item: "field-medic", equipped: false })).toEqual({
      title: "Use the Field Medic?",
      words: "HP go from 40 to 50 of 50; 5 of what it heals are lost. It is used up.",
      yes: "Use it, +10 HP",
    });
  });
});
