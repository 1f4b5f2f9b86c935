import { availableParallelism } from "node:os";
import { NAMES } from "./contenders.ts";
import type { Name } from "./contenders.ts";

/** What `--json` prints. A ratio is null where a side of it could not be measured. */
interface Report {
  readonly machine: { readonly cores: number; readonly node: string };
  readonly contenders: readonly { readonly name: Name; readonly movesPerSecond: number }[];
  /** How many times as fast as boardgame.io in either edition; how many times slower than C. */
  readonly ratios: {
    readonly toBoardgame: number | null;
    readonly toBoardgameWithEvents: number | null;
    readonly toBareBoardgame: number | null;
    readonly toBareBoardgameWithEvents: number | null;
    readonly slowerThanC: number | null;
  };
}

export function report(speeds: ReadonlyMap<Name, number>): Report {
  const ratio = (a: Name, b: Name): number | null => quotient(speeds.get(a), speeds.get(b));
  return {
    machine: { cores: availableParallelism(), node: process.version },
    contenders: NAMES.flatMap((name) => {
      const speed = speeds.get(name);
      return speed === undefined ? [] : [{ name, movesPerSecond: Math.round(speed) }];
    }),
    ratios: {
      toBoardgame: ratio("holmgang", "boardgame.io"),
      toBoardgameWithEvents: ratio("holmgang with events", "boardgame.io"),
      toBareBoardgame: ratio("holmgang", "boardgame.io bare"),
      toBareBoardgameWithEvents: ratio("holmgang with events", "boardgame.io bare"),
      slowerThanC: ratio("C", "holmgang"),
    },
  };
}

/** The report as a table for people, and the three bars. */
export function table({ machine, contenders, ratios }: Report): string {
  const speeds = new Map(contenders.map(({ name, movesPerSecond }) => [name, movesPerSecond]));
  const against = (speed: number, name: Name): string => times(quotient(speed, speeds.get(name)));
  const rows = contenders.map(({ name, movesPerSecond }) => [
    name,
    movesPerSecond.toLocaleString("en"),
    (1e9 / movesPerSecond).toFixed(1),
    against(movesPerSecond, "boardgame.io"),
    against(movesPerSecond, "boardgame.io bare"),
    against(movesPerSecond, "C"),
  ]);
  const head = ["contender", "moves/s", "ns/move", "to boardgame.io", "to bare", "to C"];
  return [
    `Orcain random playouts, ${machine.cores} cores, Node ${machine.node}`,
    "",
    ...[head, ...rows].map(line),
    "",
    bar("≥ 500× boardgame.io without events", ratios.toBoardgame, (it) => it >= 500) +
      aside(ratios.toBareBoardgame),
    bar("≥ 200× boardgame.io with events", ratios.toBoardgameWithEvents, (it) => it >= 200) +
      aside(ratios.toBareBoardgameWithEvents),
    bar("≤ 5× slower than C", ratios.slowerThanC, (it) => it <= 5),
  ].join("\n");
}

const WIDTHS = [22, 14, 12, 17, 12, 10];

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[at]!) : cell.padStart(WIDTHS[at]!)))
    .join("");

function bar(wanted: string, ratio: number | null, met: (ratio: number) => boolean): string {
  if (ratio === null) return `${wanted}: not measured`;
  return `${wanted}: ${times(ratio)}, ${met(ratio) ? "met" : "NOT met"}`;
}

const aside = (ratio: number | null): string =>
  ratio === null ? "" : ` (${times(ratio)} its bare edition)`;

const quotient = (a: number | undefined, b: number | undefined): number | null =>
  a === undefined || b === undefined ? null : Number((a / b).toPrecision(3));

const times = (ratio: number | null): string => (ratio === null ? "—" : `${ratio}×`);
