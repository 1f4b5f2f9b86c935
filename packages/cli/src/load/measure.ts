import { setTimeout as sleep } from "node:timers/promises";
import type { Crowd } from "./crowd.ts";
import type { Gauge } from "./gauge.ts";

/** What a load came to. Times are milliseconds; null where the server does not tell. */
export interface LoadReport {
  readonly matches: number;
  readonly thinkMs: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Null if no move was acknowledged. */
  readonly answeredMs: Readonly<Record<"p50" | "p95" | "p99", number | null>>;
  /** How often somebody was told that no new match begins, and players who never had one. */
  readonly refused: number;
  readonly neverBegun: number;
  /** What the server does on its own account is deducted. */
  readonly cpuMsPerMove: number | null;
  readonly idleCpuShare: number | null;
  readonly heapBytesPerConnection: number | null;
  readonly heapBytesPerMatch: number | null;
  readonly residentBytesPerMatch: number | null;
  readonly complaints: readonly string[];
}

export interface LoadPlan {
  readonly matches: number;
  readonly thinkMs: number;
  readonly seconds: number;
}

/** A new process compiles what it does often: that is neither a match's CPU nor a match's memory. */
const WARM_UP = { matches: 20, thinkMs: 200, ms: 10_000 };
const IDLE_MS = 2_000;
/** It has calmed down when it does not use a tenth less than before. */
const CALMER = 0.9;
/** The beginning of everybody's first match is not what is asked about. */
const SETTLE_MS = 1_000;

/** Lets a crowd play at a server for a while, and looks at both, as soon as they have played so long. */
export async function measure(
  gauge: Gauge,
  plan: LoadPlan,
  gather: (matches: number, thinkMs: number) => Promise<Crowd>,
  settleMs = SETTLE_MS,
): Promise<LoadReport> {
  const { matches, thinkMs } = plan;
  const some = await gather(WARM_UP.matches, WARM_UP.thinkMs);
  await some.start();
  await sleep(WARM_UP.ms);
  some.leave();
  await sleep(SETTLE_MS);
  const idle = await idleShare(gauge);
  const alone = await gauge.heapBytes();
  const residentAlone = await gauge.residentBytes();
  const crowd = await gather(matches, thinkMs);
  const connected = await gauge.heapBytes();
  await crowd.start();
  await sleep(settleMs);
  crowd.takeTimes();
  const busy = await cpuDuring(gauge, () => sleep(plan.seconds * 1000));
  const times = crowd.takeTimes().toSorted((a, b) => a - b);
  const playing = await gauge.heapBytes();
  const resident = await gauge.residentBytes();
  crowd.leave();
  const seconds = busy.ms / 1000;
  return {
    matches,
    thinkMs,
    seconds,
    moves: times.length,
    movesPerSecond: times.length / seconds,
    answeredMs: { p50: share(times, 0.5), p95: share(times, 0.95), p99: share(times, 0.99) },
    ...crowd.turnedAway(),
    cpuMsPerMove: known((busy.cpuMs - idle * busy.ms) / times.length),
    idleCpuShare: known(idle),
    heapBytesPerConnection: known((connected - alone) / (2 * matches)),
    heapBytesPerMatch: known((playing - connected) / matches),
    residentBytesPerMatch: known((resident - residentAlone) / matches),
    complaints: crowd.complaints(),
  };
}

/** What it uses when nobody is there, once it is done with those who have left. */
async function idleShare(gauge: Gauge): Promise<number> {
  for (let least = Infinity; ;) {
    const { ms, cpuMs } = await cpuDuring(gauge, () => sleep(IDLE_MS));
    const share = cpuMs / ms;
    if (!(share < CALMER * least)) return Math.min(share, least);
    least = share;
  }
}

async function cpuDuring(gauge: Gauge, work: () => Promise<unknown>) {
  const [cpu, start] = [await gauge.cpuMs(), performance.now()];
  await work();
  const ms = performance.now() - start;
  return { ms, cpuMs: (await gauge.cpuMs()) - cpu };
}

/** The time that this share of all stayed below. */
const share = (sorted: readonly number[], part: number): number | null =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null;

const known = (value: number): number | null => (Number.isFinite(value) ? value : null);
