import type { Outcome, Shape } from "@holmgang/kernel";
import type { Review } from "../game/judgement.ts";
import type { GameFace } from "../game/face.ts";
import type { ChancePoint } from "./scrubber.tsx";
import type { Step } from "./steps.ts";

/** The part of the match a step belongs to, counted from 1. */
export function chapterAt(face: GameFace<Shape>, { scene }: Step): number {
  const begun = scene.heard.findLast((event) => face.chapterOf(event) !== null);
  return begun ? (face.chapterOf(begun) ?? 1) : 1;
}

/** The step each part begins with. */
export function chapterStarts(
  face: GameFace<Shape>,
  steps: readonly Step[],
): readonly { readonly step: number; readonly chapter: number }[] {
  const starts: { step: number; chapter: number }[] = [];
  for (const [step, each] of steps.entries()) {
    const chapter = chapterAt(face, each);
    if (starts.at(-1)?.chapter !== chapter) starts.push({ step, chapter });
  }
  return starts;
}

/** Seat 0's chance to win at the beginning of every part, and at the end. */
export function chancePoints(
  review: Review | null,
  starts: ReturnType<typeof chapterStarts>,
  steps: readonly Step[],
): readonly ChancePoint[] {
  if (!review) return [];
  const last = steps.length - 1;
  const points = starts.flatMap(({ step, chapter }) => {
    const judged = review.judgements.find((each) => each.chapter === chapter && each.seat === 0);
    return judged ? [{ step, chance: judged.before }] : [];
  });
  const first = points[0] ?? { step: 0, chance: 0.5 };
  return [
    { ...first, step: 0 },
    ...points.slice(1),
    { step: last, chance: endChance(steps[last]?.scene.outcome ?? null) },
  ];
}

function endChance(outcome: Outcome | null): number {
  if (outcome?.result !== "win") return 0.5;
  return outcome.seat === 0 ? 1 : 0;
}
