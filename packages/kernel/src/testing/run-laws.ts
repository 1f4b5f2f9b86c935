import type { Shape } from "../game.ts";
import { outcome } from "../match.ts";
import { seededRng } from "../rng.ts";
import type { LawKit } from "./kit.ts";
import { Violation } from "./kit.ts";
import { LAWS } from "./laws/index.ts";
import type { Law } from "./laws/law.ts";
import { drive, positionsOf } from "./trail.ts";
import type { Trail } from "./trail.ts";

export interface LawOptions {
  readonly matches: number;
  /** Match `i` is driven by `seed/i`: a failing one is rerun with `matches: 1` and its own seed. */
  readonly seed: string;
  readonly laws?: readonly Law[];
}

/** What a run saw, and the first promise it found broken. */
export interface LawReport {
  readonly matches: number;
  readonly inputs: number;
  readonly events: Readonly<Record<string, number>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly features: Readonly<Record<string, number>>;
  readonly broken: { readonly law: string; readonly seed: string; readonly words: string } | null;
}

/** Drives matches and holds them to the laws, stopping at the first broken promise. */
export function runLaws<T extends Shape>(kit: LawKit<T>, options: LawOptions): LawReport {
  const { matches, seed, laws = LAWS } = options;
  const seen: Seen = { events: {}, endings: {}, features: {} };
  const memories = new Map(laws.map((law) => [law.id, new Map<string, string>()]));
  let inputs = 0;
  for (let match = 0; match < matches; match++) {
    const own = matches === 1 ? seed : `${seed}/${match}`;
    const report = { matches: match + 1, inputs, ...seen };
    const trail = guarded("driver", own, () => drive(kit, own));
    if ("law" in trail) return { ...report, broken: trail };
    inputs += trail.steps.length;
    count(kit, trail, seen);
    for (const law of laws) {
      const broken = guarded(law.id, own, () =>
        law.check(kit, trail, seededRng(`${own}/${law.id}`), memories.get(law.id)!),
      );
      if (broken) return { ...report, inputs, broken };
    }
  }
  return { matches, inputs, ...seen, broken: null };
}

/** Fails with everything needed to see the failure again; otherwise returns what was seen, in words. */
export function assertLaws<T extends Shape>(kit: LawKit<T>, options: LawOptions): string {
  const report = runLaws(kit, options);
  if (report.broken) {
    const { law, seed, words } = report.broken;
    throw new Violation(`${kit.game.id} breaks the law '${law}' in match seed '${seed}': ${words}`);
  }
  const unseen = [
    ...kit.events.filter((kind) => !report.events[kind]),
    ...kit.endings.filter((ending) => !report.endings[ending]),
    ...(kit.features?.mustSee.filter((feature) => !report.features[feature]) ?? []),
  ];
  if (unseen.length)
    throw new Violation(`${kit.game.id}: ${report.matches} matches never saw ${unseen.join(", ")}`);
  return tell(kit.game.id, report);
}

function tell(id: string, { matches, inputs, events, endings, features }: LawReport): string {
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.keys(counts)
      .toSorted()
      .map((key) => `${key} ${counts[key]}`)
      .join(", ");
  const lines = [
    `${id}: ${matches} matches, ${inputs} inputs`,
    `  events: ${list(events)}`,
    `  endings: ${list(endings)}`,
  ];
  return [...lines, ...(list(features) ? [`  features: ${list(features)}`] : [])].join("\n");
}

function guarded<V>(law: string, seed: string, run: () => V): V | NonNullable<LawReport["broken"]> {
  try {
    return run();
  } catch (error) {
    return { law, seed, words: error instanceof Error ? error.message : String(error) };
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
