import type { Shape } from "../game.ts";
import { outcome } from "../match.ts";
import { seededRng } from "../rng.ts";
import type { LawKit } from "./kit.ts";
import { Violation } from "./kit.ts";
import { brokenWords, reportWords, unseenIn } from "./law-report.ts";
import type { Broken, LawReport } from "./law-report.ts";
import { LAWS } from "./laws/index.ts";
import type { Law } from "./laws/law.ts";
import { emptyMemory } from "./memory.ts";
import type { Memory } from "./memory.ts";
import { drive, positionsOf } from "./trail.ts";
import type { Trail } from "./trail.ts";

export type LawOptions = {
  readonly laws?: readonly Law[];
} & (
  | {
      readonly matches: number;
      /** Match `i` is driven by `seed/i`. */
      readonly seed: string;
    }
  /** The seeds that a broken promise names: those matches alone, again. */
  | { readonly seeds: readonly string[] }
);

/** Drives matches and holds them to the laws, stopping at the first broken promise. */
export function runLaws<T extends Shape>(kit: LawKit<T>, options: LawOptions): LawReport {
  const { laws = LAWS } = options;
  const seeds = "seeds" in options ? options.seeds : seedsOf(options.seed, options.matches);
  const seen: Seen = { events: {}, endings: {}, features: {} };
  const memories = new Map(laws.map((law) => [law.id, emptyMemory()]));
  let inputs = 0;
  const report = (matches: number, broken: Broken | null): LawReport => ({
    matches,
    inputs,
    ...seen,
    pairs: pairsOf(memories),
    broken,
  });
  for (const [match, seed] of seeds.entries()) {
    const trail = guarded("driver", seed, () => drive(kit, seed));
    if ("law" in trail) return report(match + 1, trail);
    inputs += trail.steps.length;
    count(kit, trail, seen);
    for (const law of laws) {
      const broken = guarded(law.id, seed, () =>
        law.check(kit, trail, seededRng(`${seed}/${law.id}`), memories.get(law.id)!),
      );
      if (broken) return report(match + 1, broken);
    }
  }
  return report(seeds.length, null);
}

const seedsOf = (seed: string, matches: number): readonly string[] =>
  Array.from({ length: matches }, (_, match) => `${seed}/${match}`);

const pairsOf = (memories: ReadonlyMap<string, Memory>): Record<string, number> =>
  Object.fromEntries(
    [...memories].flatMap(([law, { pairs }]) =>
      Object.entries(pairs).map(([name, n]) => [`${law} ${name}`, n]),
    ),
  );

/** Fails with everything needed to see the failure again; otherwise returns what was seen, in words. */
export function assertLaws<T extends Shape>(kit: LawKit<T>, options: LawOptions): string {
  const report = runLaws(kit, options);
  const broken = brokenWords(kit, report);
  if (broken !== null) throw new Violation(broken);
  // A few matches that are run again need not show everything.
  const unseen = "seeds" in options ? [] : unseenIn(kit, report);
  if (unseen.length)
    throw new Violation(`${kit.game.id}: ${report.matches} matches never saw ${unseen.join(", ")}`);
  return reportWords(kit, report);
}

function guarded<V>(law: string, seed: string, run: () => V): V | Broken {
  try {
    return run();
  } catch (error) {
    const other = error instanceof Violation ? error.other : null;
    const words = error instanceof Error ? error.message : String(error);
    return { law, seeds: other === null ? [seed] : [other, seed], words };
  }
}

/** What was seen so far, and how often. */
type Seen = Record<"events" | "endings" | "features", Record<string, number>>;

function count<T extends Shape>(kit: LawKit<T>, trail: Trail<T>, seen: Seen): void {
  const bump = (counts: Record<string, number>, key: string) =>
    (counts[key] = (counts[key] ?? 0) + 1);
  for (const event of [trail.opening, ...trail.steps].flatMap((step) => step.events)) {
    bump(seen.events, event.kind);
    for (const feature of kit.features?.of(event) ?? []) bump(seen.features, feature);
  }
  const end = outcome(kit.game, positionsOf(trail).at(-1)!);
  if (end) bump(seen.endings, `${end.result} ${end.reason}`);
}
