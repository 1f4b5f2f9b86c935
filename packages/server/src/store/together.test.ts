import { expect, test } from "vitest";
import type { Beat } from "./beat.ts";
import { steadyBeat } from "./beat.ts";
import { together } from "./together.ts";

const quiet: Beat = { count() {}, next: () => Promise.resolve() };

/** As the database refuses. */
const refused = (words: string) => Object.assign(new Error(words), { severity: "ERROR" });

/** Writes numbers, and says which batches there were. Seven breaks whatever it is in. */
function writer(beat: Beat, keyOf?: (one: number) => string) {
  const batches: number[][] = [];
  const write = together<number, number>({ beat, ...(keyOf && { keyOf }) }, (batch) => {
    batches.push([...batch]);
    if (batch.includes(7)) return Promise.reject(refused("seven"));
    return Promise.resolve(batch.map((one) => one * 10));
  });
  return { write, batches };
}

test("who waits at the same moment shares a write, and each gets its own answer", async () => {
  const { write, batches } = writer(quiet);
  expect(await Promise.all([1, 2, 3].map(write))).toEqual([10, 20, 30]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test("no batch has two of one key, and theirs stay in their order", async () => {
  const { write, batches } = writer(quiet, (one) => String(one % 2));
  expect(await Promise.all([1, 2, 3, 4, 5].map(write))).toEqual([10, 20, 30, 40, 50]);
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
});

test("a batch that fails is written one by one: only the one that is to blame fails", async () => {
  const { write, batches } = writer(quiet);
  const fates = await Promise.allSettled([6, 7, 8].map(write));
  expect(fates.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(batches).toEqual([[6, 7, 8], [6], [7], [8]]);
  expect(await write(9)).toBe(90);
});

test("a batch whose connection was lost is not written again: nobody knows what became of it", async () => {
  const batches: number[][] = [];
  const write = together<number, number>({ beat: quiet }, (batch) => {
    batches.push([...batch]);
    return Promise.reject(new Error("Connection terminated unexpectedly"));
  });
  const fates = await Promise.allSettled([1, 2].map(write));
  expect(fates.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(batches).toEqual([[1, 2]]);
});

test("one that lost a race is written again by itself, and fails only if it loses every time", async () => {
  let races = 3;
  const write = together<number, number>({ beat: quiet }, ([one]) =>
    races-- > 0
      ? Promise.reject(Object.assign(new Error("raced"), { code: "40001" }))
      : Promise.resolve([one!]),
  );
  expect(await write(1)).toBe(1);
  races = 4;
  await expect(write(2)).rejects.toThrow("raced");
});

test("who comes to a quiet server waits for nobody; while many come they gather for the next beat", async () => {
  const { write, batches } = writer(steadyBeat());
  for (let n = 100; n < 104; n++) await write(n);
  expect(batches).toEqual([[100], [101], [102], [103]]);
  const writing: Promise<number>[] = [];
  for (let n = 1000; n < 1300; n++) {
    writing.push(write(n));
    await new Promise((resolve) => void setTimeout(resolve, 1));
  }
  await Promise.all(writing);
  expect(batches.length).toBeLessThan(200);
});
