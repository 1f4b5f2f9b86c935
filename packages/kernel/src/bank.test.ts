import { describe, expect, test } from "vitest";
import { nextBell, renewLimits, runClocks, startClocks, untimedExpiry } from "./clock.ts";
import type { Clocks } from "./clock.ts";
import type { Decision } from "./game.ts";
import type { Input } from "./input.ts";
import { sight } from "./audience.ts";
import { seededRng } from "./rng.ts";
import { VIEWERS } from "./seat.ts";
import { BANK_MS, banked, bankedKit } from "./testing/banked.ts";
import { drive } from "./testing/trail.ts";
import { nextTurn, openingTurn } from "./turn.ts";

/** A question that draws on a bank of a minute. */
const ask = (id: number, seat: 0 | 1, limitMs: number | null = null): Decision => ({
  id,
  seat,
  kind: "turn",
  limitMs,
  bankMs: 60_000,
});
const move = { kind: "move", seat: 0, move: null } as const;
const run = (clocks: Clocks, at: number, input: Input, open: readonly Decision[], showMs = 0) =>
  runClocks(clocks, { at, input }, open, () => showMs);
const falls = (seat: 0 | 1) => ({ kind: "expire", seat, clock: "bank" }) as const;

describe("[K25] a time bank", () => {
  const opened = startClocks([ask(2, 0)], 1000);

  test("is used from when the clock of a question starts until the input that closes it", () => {
    const after = run(opened, 8000, move, [ask(3, 1)], 500);
    expect(after.used).toEqual([7000, 0]);
    const again = run(after, 10_000, { ...move, seat: 1 }, [ask(4, 0)], 2000);
    expect(again.used).toEqual([7000, 1500]);
    expect(nextBell(again)).toEqual({ at: 12_000 + 53_000 + 500, inputs: [falls(0)] });
  });

  test("costs nothing for an answer while what led to the question is still shown", () => {
    expect(run(opened, 400, move, [ask(3, 1)]).used).toEqual([0, 0]);
  });

  test("is left alone by a question that does not draw on it", () => {
    const { bankMs: _bankMs, ...free } = ask(3, 0, 20_000);
    const after = run(run(opened, 8000, move, [free]), 20_000, move, [ask(4, 0)]);
    expect(after.used).toEqual([7000, 0]);
  });

  test("goes on with a question that follows", () => {
    const after = run(opened, 8000, move, [{ ...ask(3, 0), follows: 2 }], 900);
    expect([after.used, after.running]).toEqual([[0, 0], [{ ...opened.running[0], id: 3 }]]);
    expect(run(after, 9000, move, []).used).toEqual([8000, 0]);
  });

  test("stands still in a pause, also for a question that is closed or opened in it", () => {
    const paused = run(opened, 8000, { kind: "pause" }, [ask(2, 0)]);
    expect(paused.used).toEqual([7000, 0]);
    const resumed = run(paused, 90_000, { kind: "resume" }, [ask(2, 0)]);
    expect(nextBell(resumed)).toEqual({ at: 90_000 + 53_000 + 500, inputs: [falls(0)] });
    expect(run(resumed, 91_000, move, []).used).toEqual([8000, 0]);
    const moved = run(paused, 9000, move, [ask(3, 0)]);
    expect(moved.used).toEqual([7000, 0]);
    const on = run(moved, 90_000, { kind: "resume" }, [ask(3, 0)]);
    expect(run(on, 90_001, move, []).used).toEqual([7001, 0]);
  });

  test("is never overdrawn: an answer before the bell costs at most what was left", () => {
    const after = run(opened, 61_400, move, [ask(3, 0)]);
    expect(after.used).toEqual([60_000, 0]);
    expect(nextBell(after)).toEqual({ at: 61_400 + 500, inputs: [falls(0)] });
    expect(run(after, 61_899, move, []).used).toEqual([60_000, 0]);
  });

  test("does not pay for the half second between a limit's deadline and its bell", () => {
    const limited = startClocks([ask(2, 0, 10_000)], 0);
    expect(run(limited, 10_400, move, []).used).toEqual([10_000, 0]);
    const bell = nextBell(limited)!;
    expect(run(limited, bell.at, bell.inputs[0]!, []).used).toEqual([10_000, 0]);
    const paused = run(limited, 10_400, { kind: "pause" }, [ask(2, 0, 10_000)]);
    expect(paused.used).toEqual([10_000, 0]);
  });

  test("is what it was when a match is taken up again, while limits start anew", () => {
    const clocks = run(opened, 8000, move, [ask(3, 0, 10_000)]);
    const renewed = renewLimits(clocks, [ask(3, 0, 10_000)], 9500);
    expect(renewed.running).toEqual([{ ...clocks.running[0], deadline: 19_500 }]);
    expect(renewed.used).toEqual([7000, 0]);
  });
});

describe("[K26] whichever falls first rings", () => {
  test("the limit, while the bank lasts longer", () => {
    const clocks = startClocks([ask(2, 0, 59_999)], 0);
    expect(nextBell(clocks)).toEqual({ at: 60_499, inputs: [{ kind: "expire", seat: 0 }] });
  });

  test("the bank, also if both fall at once", () => {
    const clocks = startClocks([ask(2, 0, 60_000)], 0);
    expect(nextBell(clocks)).toEqual({ at: 60_500, inputs: [falls(0)] });
  });

  test("so too where a bell is rung without waiting for it; without any clock it is the limit's", () => {
    const { bankMs: _bankMs, ...free } = ask(2, 0);
    expect([ask(2, 0, 59_999), ask(2, 0, 60_000), ask(2, 0), free].map(untimedExpiry)).toEqual([
      { kind: "expire", seat: 0 },
      falls(0),
      falls(0),
      { kind: "expire", seat: 0 },
    ]);
  });

  test("for each seat its own clock, at one bell", () => {
    const clocks = startClocks([{ ...ask(3, 1, 60_000), bankMs: 90_000 }, ask(2, 0)], 0);
    expect(nextBell(clocks)).toEqual({
      at: 60_500,
      inputs: [falls(0), { kind: "expire", seat: 1 }],
    });
  });
});

describe("in any match", () => {
  /** All that viewers are told of banks in a driven match, at times of its own, with the sums of the clocks. */
  function* banksOf(name: string) {
    const { config, opening, steps } = drive(bankedKit, name);
    const rng = seededRng(`${name}/times`);
    let at = 0;
    let turn = openingTurn(banked, config.settings, opening);
    for (const step of steps) {
      at += rng.below(3) === 0 ? 0 : rng.below(2500);
      turn = nextTurn(banked, config.settings, turn.after, { ...step, at });
      const { clocks } = turn.after;
      for (const viewer of VIEWERS) {
        const { decisions, others } = sight(banked, turn.after, viewer);
        yield { viewer, clocks, asked: [...decisions, ...others] };
      }
    }
  }

  test("[K25] a bank never grows and is never below nothing", () => {
    let seen = 0;
    for (let match = 0; match < 300; match++) {
      const left = [BANK_MS, BANK_MS];
      for (const { clocks, asked } of banksOf(`banks/${match}`))
        for (const { seat, bank } of asked) {
          if (!bank) continue;
          seen++;
          expect(bank.leftMs).toBe(BANK_MS - clocks.used[seat]);
          expect(bank.leftMs).toBeGreaterThanOrEqual(0);
          expect(bank.leftMs).toBeLessThanOrEqual(left[seat]!);
          left[seat] = bank.leftMs;
        }
    }
    expect(seen).toBeGreaterThan(500);
  });
});
