import { advance, open, outcome, parseConfig, pick, seededRng } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { matchOutcome } from "./round.ts";
import { slots } from "./rules.ts";
import { lawKit } from "./testing/law-kit.ts";
import { board, ended, play, scene, TIED, told, wonBy } from "./testing/scene.ts";

/** Rounds from seat 0's side: won, lost, tied. */
const rounds = (letters: string) =>
  letters.split("").map((letter) => (letter === "T" ? TIED : wonBy(letter === "W" ? 0 : 1)));

describe("every way a match can go", () => {
  test.each(["WW", "WLW", "LWW"])("[R5] %s: two rounds won are the match", (letters) => {
    expect(matchOutcome(rounds(letters))).toEqual({ result: "win", seat: 0, reason: "two-rounds" });
  });

  test.each(["LL", "LWL", "WLL"])("[R5] %s: two rounds lost are the rival's", (letters) => {
    expect(matchOutcome(rounds(letters))).toMatchObject({ seat: 1, reason: "two-rounds" });
  });

  test.each([
    ["WT", 0],
    ["TW", 0],
    ["LT", 1],
    ["TL", 1],
  ])("[R6] %s: one won and one tied, while the rival has none", (letters, seat) => {
    const reason = "round-and-tie";
    expect(matchOutcome(rounds(letters))).toEqual({ result: "win", seat, reason });
  });

  test.each(["TT", "WLT", "LWT"])("[R7] %s is a draw", (letters) => {
    expect(matchOutcome(rounds(letters))).toEqual({ result: "draw", reason: "level" });
  });

  test.each(["", "W", "L", "T", "WL", "LW"])("[R5] '%s' is not the end", (letters) => {
    expect(matchOutcome(rounds(letters))).toBeNull();
  });
});

describe("at the table", () => {
  test("[R7] a tied third round after one win each is nobody's, whoever sits first", () => {
    const table = scene({ round: 3, results: rounds("WL"), passed: [false, true] });
    expect(ended(play(table, 0, "pass"))).toEqual({ result: "draw", reason: "level" });
  });

  test("[R5] one win each is followed by a third round", () => {
    const table = scene({
      round: 2,
      results: rounds("W"),
      board: ["", "scout . . . ."],
      passed: [false, true],
    });
    expect(play(table, 0, "pass").position.state.round).toBe(3);
  });

  test("[R17] when the match is over the board stays as it is", () => {
    const table = scene({
      round: 2,
      results: rounds("W"),
      board: ["scout . . . ."],
      passed: [false, true],
    });
    const after = play(table, 0, "pass");
    expect([board(after, 0), told(after, "match_end")]).toEqual([
      "scout 2, ., ., ., .",
      [{ kind: "match_end", outcome: { result: "win", seat: 0, reason: "two-rounds" } }],
    ]);
  });

  test.each([
    ["in one's own turn", 0],
    ["in the rival's turn", 1],
  ] as const)("[R8] who concedes %s loses the match", (_when, turn) => {
    const { position } = scene({ turn });
    const step = advance(slots, position, { kind: "forfeit", seats: [0], reason: "resigned" });
    expect(step.ok && outcome(slots, step.value.position)).toEqual({
      result: "win",
      seat: 1,
      reason: "concede",
    });
  });
});

test("[R12] a match ends, also between two who never pass while they can do anything else", () => {
  const rng = seededRng("stubborn");
  for (let match = 0; match < 100; match++) {
    const config = parseConfig(slots, lawKit.configs(rng));
    if (!config.ok) throw new Error(config.refusal.words);
    const { state } = open(slots, config.value, `stubborn/${match}`).position;
    for (let moves = 0; slots.outcome(state) === null; moves++) {
      expect(moves).toBeLessThan(lawKit.bound);
      const { seat } = slots.decisions(state)[0]!;
      const moving = slots.legalMoves(state, seat);
      const busy = moving.filter(({ kind }) => kind !== "pass" && kind !== "done");
      slots.apply(state, seat, pick(rng, busy.length ? busy : moving), { rng });
    }
  }
});
