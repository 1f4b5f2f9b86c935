import { describe, expect, test } from "vitest";
import { nextBell, runClocks, startClocks } from "./clock.ts";
import type { Clocks } from "./clock.ts";
import type { Decision } from "./game.ts";
import type { Input } from "./input.ts";

const ask = (id: number, seat: 0 | 1, limitMs: number | null = 20_000): Decision => ({
  id,
  seat,
  kind: "layout",
  limitMs,
});
/** What happens `at` a time, seen at once. */
const run = (clocks: Clocks, at: number, input: Input, open: readonly Decision[], showMs = 0) =>
  runClocks(clocks, { at, input }, open, () => showMs);
const move = { kind: "move", seat: 0, move: null } as const;

const bells = (...seats: readonly (0 | 1)[]): readonly Input[] =>
  seats.map((seat) => ({ kind: "expire", seat }));

describe("clocks", () => {
  const opened = startClocks([ask(2, 0), ask(3, 1)], 0);

  test("the bell rings half a second after the deadline shown, for both at once", () => {
    expect(nextBell(opened)).toEqual({ at: 20_500, inputs: bells(0, 1) });
  });

  test("a decision that stays open keeps its deadline", () => {
    const after = run(opened, 7000, move, [ask(3, 1)]);
    expect(nextBell(after)).toEqual({ at: 20_500, inputs: bells(1) });
  });

  test("a new decision starts after the table has shown what led to it", () => {
    const after = run(opened, 7000, move, [ask(4, 0), ask(5, 1)], 2050);
    expect(nextBell(after)).toEqual({ at: 7000 + 2050 + 20_000 + 500, inputs: bells(0, 1) });
  });

  test("a decision that follows takes over the clock of the one it follows, however much there is to show", () => {
    const after = run(opened, 7000, move, [{ ...ask(4, 0), follows: 2 }, ask(3, 1)], 2050);
    expect(after.running).toEqual([
      { id: 4, seat: 0, deadline: 20_000, bank: null },
      { id: 3, seat: 1, deadline: 20_000, bank: null },
    ]);
    const again = run(after, 9000, move, [{ ...ask(6, 0), follows: 4 }, ask(3, 1)]);
    expect(nextBell(again)).toEqual({ at: 20_500, inputs: bells(0, 1) });
  });

  test("a decision that follows keeps its clock while it stays open", () => {
    const open = [{ ...ask(4, 0), follows: 2 }, ask(3, 1)];
    const after = run(run(opened, 7000, move, open), 8000, move, open);
    expect(nextBell(after)).toEqual({ at: 20_500, inputs: bells(0, 1) });
  });

  test("a pause stops the clock of a decision that follows as well", () => {
    const open = [{ ...ask(4, 0), follows: 2 }, ask(3, 1)];
    const paused = run(run(opened, 7000, move, open), 8000, { kind: "pause" }, open);
    const resumed = run(paused, 60_000, { kind: "resume" }, open);
    expect(nextBell(resumed)).toEqual({ at: 60_000 + 12_000 + 500, inputs: bells(0, 1) });
  });

  test("the earlier of two deadlines rings first, and only for its seat", () => {
    const after = run(opened, 5000, move, [ask(3, 1), ask(6, 0, 5000)]);
    expect(nextBell(after)).toEqual({ at: 10_500, inputs: bells(0) });
  });

  test("without a limit there is no bell", () => {
    expect(nextBell(startClocks([ask(2, 0, null)], 0))).toBeNull();
    expect(nextBell(startClocks([], 0))).toBeNull();
  });

  test("a pause stops them, and what was left is left when it ends", () => {
    const paused = run(opened, 8000, { kind: "pause" }, [ask(2, 0), ask(3, 1)]);
    expect(nextBell(paused)).toBeNull();
    const resumed = run(paused, 60_000, { kind: "resume" }, [ask(2, 0), ask(3, 1)]);
    expect(nextBell(resumed)).toEqual({ at: 60_000 + 12_000 + 500, inputs: bells(0, 1) });
  });

  test("a decision that opens during a pause has all its time when the pause ends", () => {
    const paused = run(opened, 8000, { kind: "pause" }, [ask(2, 0), ask(3, 1)]);
    const moved = run(paused, 9000, move, [ask(4, 0, 10_000), ask(5, 1, 10_000)]);
    const resumed = run(moved, 30_000, { kind: "resume" }, [ask(4, 0, 10_000), ask(5, 1, 10_000)]);
    expect(nextBell(resumed)).toEqual({ at: 40_500, inputs: bells(0, 1) });
  });
});
