import { describe, expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const question = { id: 1, kind: "turn", limitMs: null, deadline: null };
const bank = { ms: 600_000, leftMs: 462_000, deadline: 500_000 };

describe("what is left of a question's time", () => {
  test("is nothing to speak of without a clock", () => {
    expect(timeLeft(question, 0)).toBeNull();
  });

  test("is its limit's, which does not run before it starts", () => {
    const limited = { ...question, limitMs: 20_000, deadline: 23_000 };
    expect(timeLeft(limited, 0)?.limit).toEqual({ ms: 20_000, seconds: 20, fraction: 1 });
    expect(timeLeft(limited, 18_500)).toEqual({
      limit: { ms: 4_500, seconds: 5, fraction: 0.225 },
      bank: null,
      first: "limit",
      rope: 0.9,
    });
    expect(timeLeft(limited, 60_000)?.limit?.seconds).toBe(0);
  });

  test("is its bank's as well, of which less may be left than of the limit", () => {
    const both = { ...question, limitMs: 20_000, deadline: 58_000, bank };
    expect(timeLeft(both, 38_000)).toMatchObject({
      limit: { seconds: 20 },
      bank: { seconds: 462, fraction: 0.77 },
      first: "limit",
      rope: null,
    });
    const late = { ...both, bank: { ...bank, leftMs: 3_000, deadline: 41_000 } };
    expect(timeLeft(late, 40_000)).toMatchObject({
      limit: { seconds: 18 },
      bank: { seconds: 1 },
      first: "bank",
      rope: 0.2,
    });
  });

  test("is in a pause what was left when it began", () => {
    expect(timeLeft({ ...question, bank: { ...bank, deadline: null } }, 9_999_999)).toMatchObject({
      limit: null,
      bank: { seconds: 462 },
      first: "bank",
    });
  });
});
