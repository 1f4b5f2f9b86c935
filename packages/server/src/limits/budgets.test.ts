import { expect, test } from "vitest";
import { openBudgets } from "./budgets.ts";
import { LIMITS } from "./limits.ts";

const ANN = { id: "ann", household: "here" };
const BOB = { id: "bob", household: "here" };
const EVE = { id: "eve", household: "there" };

function budgets() {
  const clock = { now: 0 };
  const limits = {
    ...LIMITS,
    acts: { account: { aSecond: 1, atOnce: 6 }, household: { aSecond: 2, atOnce: 9 } },
    reading: { account: { aSecond: 1, atOnce: 10 }, household: { aSecond: 1, atOnce: 10 } },
    passwords: { account: { aSecond: 0.2, atOnce: 2 }, household: { aSecond: 1, atOnce: 3 } },
    invitations: { aSecond: 0.1, atOnce: 2 },
  };
  return { clock, of: openBudgets(limits, () => clock.now) };
}

test("an account pays, and so does the address it comes from; somebody elsewhere notices nothing", () => {
  const { clock, of } = budgets();
  expect(of.act(ANN, 6)).toBeNull();
  expect(of.act(ANN, 2)).toEqual({
    code: "over-budget",
    words: "That is a lot at once; try again in 2 seconds.",
    retryAfterSeconds: 2,
  });
  expect(of.act(BOB, 4)).toMatchObject({ retryAfterSeconds: 1 });
  expect(of.act(EVE, 6)).toBeNull();
  clock.now += 2000;
  expect(of.act(ANN, 2)).toBeNull();
});

test("whoever was told much waits until that is paid for", () => {
  const { clock, of } = budgets();
  expect(of.mayRead(ANN)).toBeNull();
  of.read(ANN, 30 * 1024);
  expect(of.mayRead({ id: null, household: "here" })).toMatchObject({ retryAfterSeconds: 21 });
  expect(of.mayRead(EVE)).toBeNull();
  clock.now += 21_000;
  expect(of.mayRead(ANN)).toBeNull();
});

test("one door is tried so often from one place, and many doors more often; elsewhere nobody waits", () => {
  const { clock, of } = budgets();
  expect([of.hash("ann", "here"), of.hash("ann", "here")]).toEqual([null, null]);
  expect(of.hash("ann", "here")).toEqual({
    code: "over-budget",
    words: "Passwords take long to check, and you have sent many; try again in 5 seconds.",
    retryAfterSeconds: 5,
  });
  expect(of.hash("ann", "there")).toBeNull();
  expect(of.hash("bob", "here")).toBeNull();
  expect(of.hash("eve", "here")).toMatchObject({ retryAfterSeconds: 1 });
  clock.now += 5_000;
  expect(of.hash("ann", "here")).toBeNull();
});

test("one person is invited so often from one address, whoever invites", () => {
  const { of } = budgets();
  expect([of.invite(ANN, "vic"), of.invite(BOB, "vic")]).toEqual([null, null]);
  expect(of.invite(ANN, "vic")).toMatchObject({ code: "over-budget", retryAfterSeconds: 10 });
  expect(of.invite(ANN, "zoe")).toBeNull();
  expect(of.invite(EVE, "vic")).toBeNull();
});
