import type { Told } from "../feed.ts";
import { createStage } from "../stage.ts";
import type { Stage } from "../stage.ts";

const LENGTHS: Readonly<Record<string, number>> = {
  hit: 1000,
  "with hit": 1200,
  banner: 500,
  flip: 900,
  "with flip": 900,
};
const TURNING: Readonly<Record<string, number>> = { flip: 600, "with flip": 700 };

export const event = (kind: string) => ({ kind });

/** A word with events of these kinds, and the view they led to. */
export const told = (view: string, kinds: readonly string[], more: Partial<Told> = {}): Told => ({
  events: kinds.map(event),
  view,
  questions: [],
  others: [],
  outcome: null,
  old: false,
  ...more,
});

/** A stage that plays together whatever is `with` something, and what has been heard on it. */
export function stageAt(pace = 1): { readonly stage: Stage; readonly heard: readonly string[] } {
  const heard: string[] = [];
  const stage = createStage({
    lengthOf: ({ kind }) => LENGTHS[kind] ?? 0,
    turningMs: ({ kind }) => TURNING[kind] ?? 0,
    isTogether: ({ kind }) => kind.startsWith("with "),
    seen: ({ kind }) => void heard.push(kind),
    pace: () => pace,
    now: Date.now,
  });
  return { stage, heard };
}

/** What is seen, in a word: the view, and in brackets what is playing on it. */
export const seen = ({ scene }: Stage): string => {
  const { view, playing } = scene.get()!;
  return `${String(view)}${playing ? ` [${playing.events.map(({ kind }) => kind).join(", ")}]` : ""}`;
};
