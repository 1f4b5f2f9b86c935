import type { Shape } from "../game.ts";
import type { LawKit } from "./kit.ts";

/** What a run saw, and the first promise it found broken. */
export interface LawReport {
  readonly matches: number;
  readonly inputs: number;
  readonly events: Counts;
  readonly endings: Counts;
  readonly features: Counts;
  /** Pairs of moments that a law compared across matches, by law and by what was hidden and differed. */
  readonly pairs: Counts;
  readonly broken: Broken | null;
}

type Counts = Readonly<Record<string, number>>;

export interface Broken {
  readonly law: string;
  /** The match that showed it; two where it takes two. */
  readonly seeds: readonly string[];
  readonly words: string;
}

/** Two runs as one. */
export const together = (a: LawReport, b: LawReport): LawReport => ({
  matches: a.matches + b.matches,
  inputs: a.inputs + b.inputs,
  events: sum(a.events, b.events),
  endings: sum(a.endings, b.endings),
  features: sum(a.features, b.features),
  pairs: sum(a.pairs, b.pairs),
  broken: a.broken ?? b.broken,
});

const sum = (a: Counts, b: Counts): Counts => ({
  ...a,
  ...Object.fromEntries(Object.entries(b).map(([name, n]) => [name, n + (a[name] ?? 0)])),
});

/** The broken promise, with everything needed to see it again; null if all was kept. */
export function brokenWords<T extends Shape>(
  { game }: Pick<LawKit<T>, "game">,
  { broken }: LawReport,
): string | null {
  if (!broken) return null;
  const { law, seeds, words } = broken;
  return `${game.id} breaks the law '${law}' in match seed '${seeds.join("' with '")}': ${words}`;
}

/** What a game must show and did not. */
export const unseenIn = <T extends Shape>(
  kit: Pick<LawKit<T>, "events" | "endings" | "features">,
  report: LawReport,
): readonly string[] => [
  ...kit.events.filter((kind) => !report.events[kind]),
  ...kit.endings.filter((ending) => !report.endings[ending]),
  ...(kit.features?.mustSee.filter((feature) => !report.features[feature]) ?? []),
];

export function reportWords<T extends Shape>(
  { game }: Pick<LawKit<T>, "game">,
  { matches, inputs, events, endings, features, pairs }: LawReport,
): string {
  const list = (counts: Counts) =>
    Object.keys(counts)
      .toSorted()
      .map((key) => `${key} ${counts[key]}`)
      .join(", ");
  const rest = { features: list(features), pairs: list(pairs) };
  const lines = [
    `${game.id}: ${matches} matches, ${inputs} inputs`,
    `  events: ${list(events)}`,
    `  endings: ${list(endings)}`,
  ];
  for (const [name, told] of Object.entries(rest)) if (told) lines.push(`  ${name}: ${told}`);
  return lines.join("\n");
}
