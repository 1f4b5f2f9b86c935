import { setTimeout as sleep } from "node:timers/promises";

/** A match lasts about this many pauses. */
const PAUSES = 8;

/** Lets everybody begin, one after the other over about the length of a match: otherwise all matches would end at once. */
export async function stagger(begins: readonly (() => unknown)[], thinkMs: number): Promise<void> {
  const start = performance.now();
  for (const [index, begin] of begins.entries()) {
    const due = start + (PAUSES * thinkMs * index) / begins.length;
    if (due > performance.now()) await sleep(due - performance.now());
    begin();
  }
}
