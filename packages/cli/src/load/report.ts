import type { LoadReport } from "./measure.ts";

/** A load's report for people. */
export function reportLines(report: LoadReport): readonly string[] {
  const { matches, seconds, thinkMs, moves, answeredMs, complaints } = report;
  const { p50, p95, p99 } = answeredMs;
  const pace = thinkMs === 0 ? "no pause" : `a pause below ${thinkMs} ms`;
  return [
    `Orcain, ${matches} matches at once for ${seconds.toFixed(0)} s, ${pace} before every move`,
    `moves        ${moves.toLocaleString("en")} acknowledged, ${report.movesPerSecond.toFixed(0)} a second`,
    `answered in  p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    `server CPU   ${told(report.cpuMsPerMove, "ms a move", 3)}, idle ${told(percent(report.idleCpuShare), "% of a core", 1)}`,
    `memory       ${told(kilo(report.heapBytesPerConnection), "kB a connection", 1)}, ${told(kilo(report.heapBytesPerMatch), "kB a match", 1)}; resident ${told(kilo(report.residentBytesPerMatch), "kB a match and its connections", 0)}`,
    `promises     ${complaints.length === 0 ? "all kept" : `${complaints.length} broken`}`,
  ];
}

const kilo = (bytes: number | null): number | null => bytes && bytes / 1000;
const percent = (share: number | null): number | null => share && share * 100;

const told = (value: number | null, unit: string, digits: number): string =>
  value === null ? `? ${unit}` : `${value.toFixed(digits)} ${unit}`;
