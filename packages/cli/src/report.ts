import type { Share, Summary } from "@holmgang/lab";

/** What a simulation reports, besides its summary. */
type Report = Summary & {
  readonly game: string;
  readonly rules: number;
  readonly seed: number;
  readonly bots: readonly [string, string];
  readonly seconds: number;
  readonly matchesPerSecond: number;
};

/** The report for people. */
export function reportLines(report: Report): readonly string[] {
  const { game, rules, matches, seed, bots, wins, draws, bothLose, length } = report;
  return [
    `${game}, rules ${rules}: ${matches} matches of ${bots[0]} against ${bots[1]}, seed ${seed}`,
    `  ${bots[0]} won ${wins[0]}, ${bots[1]} won ${wins[1]}, draws ${draws}, both lost ${bothLose}`,
    `  ${bots[0]} wins ${percent(report.winRate)}, scores ${percent(report.score)} (a draw is half)`,
    `  the first seat wins ${percent(report.firstSeat)} of decided matches`,
    ...(report.firstMover
      ? [`  whoever moves first wins ${percent(report.firstMover)} of decided matches`]
      : []),
    `  inputs a match: mean ${length.mean.toFixed(1)}, half within ${length.p50}, 95 % within ${length.p95}, at most ${length.max}`,
    `  endings: ${Object.entries(report.endings)
      .map(([reason, count]) => `${reason} ${count}`)
      .join(", ")}`,
    `  ${report.seconds.toFixed(2)} s, ${Math.round(report.matchesPerSecond)} matches a second`,
    `  digest ${report.digest}`,
  ];
}

export const percent = ({ value, low, high }: Share): string =>
  `${(value * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;

const WIDTH = 40;

/** A bar of progress, from 0 to 1. */
export function bar(share: number): string {
  const done = Math.round(share * WIDTH);
  return `[${"█".repeat(done)}${" ".repeat(WIDTH - done)}] ${Math.round(share * 100)} %`;
}
