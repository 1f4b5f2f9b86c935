import type { Event, RunJournal } from "@holmgang/campaign";
import { sha256Hex } from "@holmgang/kernel";
import { wilson } from "../wilson.ts";
import type { Share } from "../wilson.ts";

/** What one run came to. */
export interface RunResult {
  readonly won: boolean;
  /** Acts won, the last included. */
  readonly acts: number;
  /** `act 1, boss`: the act and the encounter in which it was lost; null for a won run. */
  readonly lostIn: string | null;
  readonly ending: string;
  readonly encounters: number;
  readonly battles: number;
  readonly hp: number;
  readonly legacy: number;
  /** What gold was spent on, and how often each thing was got. */
  readonly spent: Readonly<Record<string, number>>;
  readonly got: Readonly<Record<string, number>>;
  readonly hash: string;
}

/** How runs went, in numbers; shares with their 95 % intervals, each run a trial. */
export interface RunSummary {
  readonly runs: number;
  readonly actsWon: readonly Share[];
  readonly campaign: Share;
  readonly endings: Readonly<Record<string, number>>;
  readonly lostIn: Readonly<Record<string, number>>;
  /** Means over all runs. */
  readonly mean: Readonly<Record<"encounters" | "battles" | "legacy", number>>;
  readonly spent: Readonly<Record<string, number>>;
  readonly got: Readonly<Record<string, number>>;
  readonly digest: string;
}

export function resultOf(
  { state, chain }: RunJournal,
  events: readonly Event[],
  where: string,
): RunResult {
  const won = state.ending?.result === "won";
  return {
    won,
    acts: events.filter(({ kind }) => kind === "act_won").length,
    lostIn: won ? null : `act ${state.act}, ${where}`,
    ending: state.ending?.result === "lost" ? state.ending.reason : "won",
    encounters: events.filter(({ kind }) => kind === "counted").length,
    battles: state.battles,
    hp: state.hp,
    legacy: state.legacy.reduce((sum, { points }) => sum + points, 0),
    spent: sums(
      events.flatMap((event) =>
        event.kind === "gold" && event.amount < 0 ? [[event.why, -event.amount] as const] : [],
      ),
    ),
    got: sums(events.flatMap(gainedIn)),
    hash: chain,
  };
}

function gainedIn(event: Event): readonly (readonly [string, number])[] {
  if (event.kind === "relic") return [[event.relic, 1]];
  if (event.kind === "building") return [[event.building, 1]];
  if (event.kind === "card" && event.why !== "destroyed") return [[`card ${event.why}`, 1]];
  return [];
}

export function summariseRuns(results: readonly RunResult[], acts: number): RunSummary {
  const runs = results.length;
  const count = (test: (result: RunResult) => boolean): number => results.filter(test).length;
  const mean = (of: (result: RunResult) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0) / Math.max(1, runs);
  const perRun = (all: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(all).map(([key, sum]) => [key, sum / Math.max(1, runs)]));
  return {
    runs,
    actsWon: Array.from({ length: acts }, (_, act) =>
      wilson(
        count((result) => result.acts > act),
        runs,
      ),
    ),
    campaign: wilson(
      count(({ won }) => won),
      runs,
    ),
    endings: sums(results.map(({ ending }) => [ending, 1])),
    lostIn: sums(results.flatMap(({ lostIn }) => (lostIn === null ? [] : [[lostIn, 1] as const]))),
    mean: {
      encounters: mean(({ encounters }) => encounters),
      battles: mean(({ battles }) => battles),
      legacy: mean(({ legacy }) => legacy),
    },
    spent: perRun(sums(results.flatMap(({ spent }) => Object.entries(spent)))),
    got: perRun(sums(results.flatMap(({ got }) => Object.entries(got)))),
    digest: sha256Hex(results.map(({ hash }) => hash).join("\n")),
  };
}

/** Added up by key, keys in order. */
function sums(pairs: readonly (readonly [string, number])[]): Record<string, number> {
  const totals = new Map<string, number>();
  for (const [key, amount] of pairs) totals.set(key, (totals.get(key) ?? 0) + amount);
  return Object.fromEntries([...totals].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
