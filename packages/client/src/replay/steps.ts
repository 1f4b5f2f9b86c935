import type { BySeat, Shape, Viewer } from "@holmgang/kernel";
import type { Frame } from "../engine/frames.ts";
import { beatsOf } from "../match/beats.ts";
import type { Timing } from "../match/beats.ts";
import { QUIET } from "../match/scene.ts";
import type { Scene } from "../match/scene.ts";

/** Who looks on: a seat, a spectator, or somebody who may see both hands since it is all over. */
export type Perspective = Viewer | "both";

/** One thing to see in a replay: a beat being shown, or how things stand after it. */
export interface Step {
  readonly scene: Scene;
  /** The input it belongs to; 0 is the opening. */
  readonly frame: number;
  /** Each seat's own view, for looking on with open cards. */
  readonly own: Readonly<BySeat<unknown>>;
}

/** A recorded match as a row of steps, so that going anywhere is going to an index. */
export function stepsOf(
  frames: readonly Frame[],
  perspective: Perspective,
  timing: Timing,
): readonly Step[] {
  const viewer: Viewer = perspective === "both" ? "spectator" : perspective;
  const steps: Step[] = [];
  let view: unknown = null;
  let heard: readonly Shape["event"][] = [];
  for (const [frame, { told, own }] of frames.entries()) {
    const heardNow = told[viewer];
    // With open cards a draft is something to see, although no spectator was told of it.
    if (!heardNow && perspective !== "both") continue;
    const shown: Shape["event"][] = [];
    for (const { events, lengthMs } of beatsOf(heardNow?.events ?? [], timing)) {
      heard = [...heard, ...events];
      if (view !== null && lengthMs > 0) {
        const playing = { event: events[0], events, lengthMs, pace: 1, seen: true };
        steps.push({
          frame,
          own: steps.at(-1)?.own ?? own,
          scene: { ...QUIET, view, shown: [...shown], playing, heard },
        });
      }
      shown.push(...events);
    }
    view = heardNow?.view ?? view;
    steps.push({
      frame,
      own,
      scene: { ...QUIET, view, outcome: heardNow?.outcome ?? null, heard },
    });
  }
  return steps;
}

/** Where another row of steps of the same match is as far as this one is at a step. */
export function sameMoment(steps: readonly Step[], at: number, others: readonly Step[]): number {
  const first = (row: readonly Step[], frame: number): number =>
    row.findIndex((step) => step.frame >= frame);
  const { frame } = steps[at]!;
  const there = first(others, frame);
  return there < 0 ? others.length - 1 : there + at - first(steps, frame);
}

/** The step at which so many events have been heard. */
export const stepHearing = (steps: readonly Step[], count: number): number =>
  Math.max(
    0,
    steps.findIndex(({ scene }) => scene.heard.length >= count),
  );
