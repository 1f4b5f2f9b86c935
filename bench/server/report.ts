import { availableParallelism } from "node:os";
import type { LoadPlan, LoadReport } from "../../packages/cli/src/load/measure.ts";

/** What `--json` prints. */
interface ServerReport {
  readonly machine: { readonly cores: number; readonly node: string };
  readonly plan: LoadPlan;
  readonly servers: readonly Row[];
}

export interface Row {
  readonly name: string;
  readonly movesPerSecond: number;
  readonly cpuMsPerMove: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** A match and the connections of its two players, in the heap. */
  readonly bytesPerMatch: number;
}

export const rowOf = (name: string, report: LoadReport): Row => ({
  name,
  movesPerSecond: report.movesPerSecond,
  cpuMsPerMove: report.cpuMsPerMove ?? NaN,
  p50Ms: report.answeredMs.p50 ?? NaN,
  p99Ms: report.answeredMs.p99 ?? NaN,
  bytesPerMatch: 2 * (report.heapBytesPerConnection ?? NaN) + (report.heapBytesPerMatch ?? NaN),
});

/** The run whose moves cost neither most nor least. */
export const medianOf = (rows: readonly Row[]): Row =>
  rows.toSorted((a, b) => a.cpuMsPerMove - b.cpuMsPerMove)[Math.floor((rows.length - 1) / 2)]!; // of one at least

export const reportOf = (plan: LoadPlan, servers: readonly Row[]): ServerReport => ({
  machine: { cores: availableParallelism(), node: process.version },
  plan,
  servers,
});

const HEAD = [
  "server",
  "moves/s",
  "CPU/move",
  "p50",
  "p99",
  "memory/match",
  "CPU",
  "p99",
  "memory",
];

/** The report for people; the last three columns are how many times as much as the first row. */
export function table({ machine, plan, servers }: ServerReport): string {
  const [first] = servers;
  const rows = servers.map((row) => [
    row.name,
    row.movesPerSecond.toFixed(0),
    `${(row.cpuMsPerMove * 1000).toFixed(0)} µs`,
    `${row.p50Ms.toFixed(1)} ms`,
    `${row.p99Ms.toFixed(1)} ms`,
    `${(row.bytesPerMatch / 1000).toFixed(1)} kB`,
    times(row.cpuMsPerMove, first!.cpuMsPerMove),
    times(row.p99Ms, first!.p99Ms),
    times(row.bytesPerMatch, first!.bytesPerMatch),
  ]);
  return [
    `Orcain on a server, ${plan.matches} matches at once, pauses below ${plan.thinkMs} ms, ${machine.cores} cores, Node ${machine.node}`,
    "",
    ...[HEAD, ...rows].map(line),
  ].join("\n");
}

const WIDTHS = [24, 9, 11, 10, 10, 14, 8, 8, 8];

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[at]!) : cell.padStart(WIDTHS[at]!)))
    .join("");

const times = (a: number, b: number): string => `${Number((a / b).toPrecision(2))}×`;
