import { expect, test } from "vitest";
import { coalesced } from "./coalesced.ts";

test("a hundred calls at once are two rounds, and each sees what was true when it was made", async () => {
  let value = 0;
  const rounds: number[] = [];
  const work = coalesced(async () => {
    rounds.push(value);
    await new Promise((resolve) => void setTimeout(resolve, 5));
  });
  const calls = Array.from({ length: 100 }, (_, i) => {
    value = i;
    return work("queue");
  });
  await Promise.all(calls);
  expect(rounds).toEqual([0, 99]);
  await work("queue");
  expect(rounds).toHaveLength(3);
});

test("a round that fails tells those who asked for it, and the next goes on", async () => {
  let isBroken = true;
  const work = coalesced(() =>
    isBroken ? Promise.reject(new Error("broken")) : Promise.resolve(),
  );
  const first = work("a");
  const second = work("a");
  isBroken = false;
  await expect(first).rejects.toThrow("broken");
  await second;
  await work("b");
});

test("with a pause, whoever comes soon after the last round waits for the rest of it", async () => {
  const rounds: number[] = [];
  const work = coalesced(() => {
    rounds.push(performance.now());
    return Promise.resolve();
  }, 40);
  await work("queue");
  await work("queue");
  expect(rounds[1]! - rounds[0]!).toBeGreaterThanOrEqual(39);
});
