import type { State } from "@holmgang/campaign";
import { runText } from "./text.ts";

const words = runText.brought;

/** A line of what a run brought. */
interface Brought {
  readonly what: string;
  readonly points: number;
}

/** Legacy line by line: fights of a kind together, then acts and the end (C68). */
export function broughtBy(legacy: State["legacy"]): readonly Brought[] {
  const groups = Map.groupBy(legacy, ({ key }) => groupOf(key));
  return [...groups]
    .map(([group, all]) => ({
      group,
      what: isCounted(group) ? words[group](all.length) : sentence(group),
      points: all.reduce((sum, { points }) => sum + points, 0),
    }))
    .toSorted((a, b) => rank(a.group) - rank(b.group))
    .map(({ what, points }) => ({ what, points }));
}

const COUNTED = ["battle", "elite", "boss"] as const;
type Counted = (typeof COUNTED)[number];
const isCounted = (group: string): group is Counted => COUNTED.some((each) => each === group);
const rank = (group: string): number =>
  isCounted(group) ? COUNTED.indexOf(group) : COUNTED.length;

/** Fights are known by act, encounters and kind (C69); everything else by a name of its own. */
function groupOf(key: string): string {
  const [, kind] = /^\d+\.\d+ (\w+)$/.exec(key) ?? [];
  if (kind === undefined) return key;
  return kind === "elite" || kind === "boss" ? kind : "battle";
}

/** As the rules name what counts once. */
function sentence(key: string): string {
  const act = Number(/\d/.exec(key)?.[0]);
  if (key.startsWith("act ")) return words.act(act);
  if (key.startsWith("lost")) return words.lost(act);
  return key === "campaign" ? words.campaign() : words.first();
}
