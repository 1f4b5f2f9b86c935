import { describe, expect, test } from "vitest";
import { canonical } from "./canonical.ts";
import type { Config } from "./game.ts";
import type { Input } from "./input.ts";
import { advance, decisions, open, outcome } from "./match.ts";
import type { Position } from "./match.ts";
import { banked } from "./testing/banked.ts";
import { withRolls } from "./testing/scripted-rng.ts";
import { toy } from "./testing/toy.ts";
import type { Toy, ToyState } from "./testing/toy.ts";

const config: Config<Toy> = { settings: { cards: 2 }, entries: [null, null] };
const start = open(toy, config, "match").position;

function after(position: Position<ToyState>, ...inputs: readonly Input[]): Position<ToyState> {
  for (const input of inputs) {
    const result = advance(toy, position, input);
    if (!result.ok) throw new Error(result.refusal.words);
    position = result.value.position;
  }
  return position;
}

function code(position: Position<ToyState>, input: Input): string {
  const result = advance(toy, position, input);
  return result.ok ? "accepted" : result.refusal.code;
}

const play = (position: Position<ToyState>, seat: 0 | 1): Input => ({
  kind: "move",
  seat,
  move: { kind: "play", card: position.state.hands[seat][0] },
});

describe("a match", () => {
  test("opens with both seats asked, its chance beside the state", () => {
    expect(decisions(toy, start).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(outcome(toy, start)).toBeNull();
    expect(start.rng).toHaveLength(4);
    expect(canonical(toy.view(start.state, 0))).not.toContain(String(start.rng[0]));
  });

  test("takes a move and leaves the position it came from untouched", () => {
    const before = canonical(start);
    const next = after(start, play(start, 0));
    expect(next.state.played[0]).toBe(start.state.hands[0][0]);
    expect(canonical(start)).toBe(before);
  });

  test("returns events of its own: changing them changes nothing", () => {
    const result = open(toy, config, "match");
    const dealt = result.events[0];
    if (dealt?.kind === "dealt" && dealt.hand) (dealt.hand as number[]).push(99);
    expect(result.position.state.hands[0]).not.toContain(99);
  });

  test("refuses what cannot be parsed, whoever sends it", () => {
    expect(code(start, { kind: "move", seat: 0, move: "nonsense" })).toBe("unparsable");
    expect(code(start, { kind: "move", seat: 1, move: null })).toBe("unparsable");
  });

  test("refuses a seat that has nothing to decide", () => {
    const next = after(start, play(start, 0));
    expect(code(next, play(start, 0))).toBe("not-your-decision");
    expect(code(next, { kind: "expire", seat: 0 })).toBe("not-your-decision");
  });

  test("passes on the game's own refusal with its words", () => {
    const result = advance(toy, start, { kind: "move", seat: 0, move: { kind: "play", card: 42 } });
    expect(result).toEqual({
      ok: false,
      refusal: { code: "not-in-hand", words: "You do not hold 42." },
    });
  });

  test("logs the move as it was parsed, without what the sender added", () => {
    const card = start.state.hands[0][0]!;
    const result = advance(toy, start, {
      kind: "move",
      seat: 0,
      move: { kind: "stage", card, note: "hi" },
    });
    expect(result.ok && result.value.input).toEqual({
      kind: "move",
      seat: 0,
      move: { kind: "stage", card },
    });
  });

  test("at the bell the seat's question closes with what was staged", () => {
    const card = Math.max(...start.state.hands[1]);
    const next = after(
      start,
      { kind: "move", seat: 1, move: { kind: "stage", card } },
      { kind: "expire", seat: 1 },
    );
    expect(next.state.played[1]).toBe(card);
  });

  test("[K26] the rules are told which clock fell; what draws on no bank has none to fall", () => {
    const fallen: Input = { kind: "expire", seat: 0, clock: "bank" };
    expect(code(start, fallen)).toBe("no-bank");
    const { position } = open(banked, { settings: { cards: 2 }, entries: [null, null] }, "x");
    const begun = ([0, 1] as const).reduce((now, seat) => {
      const step = advance(banked, now, { kind: "expire", seat });
      return step.ok ? step.value.position : now;
    }, position);
    const [limit, bank] = [{ kind: "expire", seat: 0 } as const, fallen].map((input) =>
      advance(banked, begun, input),
    );
    expect(limit).toMatchObject({ ok: true, value: { position: { state: { outcome: null } } } });
    expect(bank).toMatchObject({
      ok: true,
      value: { input: fallen, position: { state: { outcome: { seat: 1, reason: "time" } } } },
    });
  });

  test("while paused no bell rings, moves still count, and it can be resumed once", () => {
    const paused = after(start, { kind: "pause" });
    expect(code(paused, { kind: "expire", seat: 0 })).toBe("paused");
    expect(code(paused, { kind: "pause" })).toBe("paused");
    expect(code(paused, play(start, 0))).toBe("accepted");
    const resumed = after(paused, { kind: "resume" });
    expect(code(resumed, { kind: "expire", seat: 0 })).toBe("accepted");
    expect(code(resumed, { kind: "resume" })).toBe("not-paused");
  });

  test.each([
    [[0], "resigned", { result: "win", seat: 1, reason: "resigned" }],
    [[1], "disconnected", { result: "win", seat: 0, reason: "disconnected" }],
    [[1], "abandoned", { result: "win", seat: 0, reason: "abandoned" }],
    [[0, 1], "disconnected", { result: "both-lose", reason: "disconnected" }],
    [[0, 1], "abandoned", { result: "void", reason: "abandoned" }],
  ] as const)("ends when seats %j have %s", (seats, reason, end) => {
    const over = after(start, { kind: "forfeit", seats, reason });
    expect(outcome(toy, over)).toEqual(end);
    expect(decisions(toy, over)).toEqual([]);
  });

  test("refuses everything once it is over", () => {
    const over = after(start, { kind: "forfeit", seats: [0], reason: "resigned" });
    const late: readonly Input[] = [
      play(start, 1),
      { kind: "expire", seat: 1 },
      { kind: "forfeit", seats: [1], reason: "resigned" },
      { kind: "pause" },
    ];
    expect(late.map((input) => code(over, input))).toEqual(Array(4).fill("match-over"));
  });
});

describe("scripted chance", () => {
  const equal: ToyState = {
    round: 1,
    hands: [[3], [3]],
    staged: [null, null],
    played: [null, null],
    tricks: [0, 0],
    last: null,
    outcome: null,
  };
  const tie = (rolls: readonly number[]) =>
    withRolls(rolls, (rng) => {
      const state = structuredClone(equal);
      for (const seat of [0, 1] as const)
        toy.apply(state, seat, { kind: "play", card: 3 }, { rng });
      return state.outcome;
    });

  test("decides what the test wants it to: equal cards are rolled for", () => {
    expect(tie([0])).toEqual({ result: "win", seat: 0, reason: "tricks" });
    expect(tie([1])).toEqual({ result: "win", seat: 1, reason: "tricks" });
  });

  test("fails on a missing roll, a left-over one, and one out of range", () => {
    expect(() => tie([])).toThrow("roll 1 (below 2) is not in the script");
    expect(() => tie([0, 1])).toThrow("never asked for: 1");
    expect(() => tie([2])).toThrow("asked for one below 2");
  });
});
