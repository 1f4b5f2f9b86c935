import type { LoadReport } from "./measure.ts";

/** A load's report for people. */
export function reportLines(game: string, report: LoadReport): readonly string[] {
  const { matches, seconds, thinkMs, moves, answeredMs } = report;
  const { p50, p95, p99 } = answeredMs;
  const pace = thinkMs === 0 ? "no pause" : `a pause below ${thinkMs} ms`;
  return [
    `${game}, ${matches} matches at once for ${seconds.toFixed(0)} s, ${pace} before every move`,
    `moves        ${moves.toLocaleString("en")} acknowledged, ${report.movesPerSecond.toFixed(0)} a second`,
    p50 === null
      ? "answered in  nothing was answered"
      : `answered in  p50 ${told(p50, "ms", 1)}, p95 ${told(p95, "ms", 1)}, p99 ${told(p99, "ms", 1)}`,
    `new matches  ${report.refused} refused because the server was busy, ${report.neverBegun} players never began one`,
    `server CPU   ${told(report.cpuMsPerMove, "ms a move", 3)}, idle ${told(percent(report.idleCpuShare), "% of a core", 1)}`,
    `memory       ${told(kilo(report.heapBytesPerConnection), "kB a connection", 1)}, ${told(kilo(report.heapBytesPerMatch), "kB a match", 1)}; resident ${told(kilo(report.residentBytesPerMatch), "kB a match and its connections", 0)}`,
    `promises     ${promisesIn(report)}`,
  ];
}

function promisesIn({ complaints, moves }: LoadReport): string {
  if (complaints.length > 0) return `${complaints.length} broken`;
  return moves > 0 ? "all kept" : "none were made: no move was acknowledged";
}

const kilo = (bytes: number | null): number | null => bytes && bytes / 1000;
const percent = (share: number | null): number | null => share && share * 100;

const told = (value: number | null, unit: string, digits: number): string =>
  value === null ? `? ${unit}` : `${value.toFixed(digits)} ${unit}`;
