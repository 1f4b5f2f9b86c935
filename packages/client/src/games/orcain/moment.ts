import type { BySeat } from "@holmgang/kernel";
import { GRASS, healthAfter } from "@holmgang/orcain";
import type { Event, Layout, Orcain, View } from "@holmgang/orcain";
import type { Names, Sitting } from "../../game/face.ts";
import { healthBefore, meetingOf } from "./meeting.ts";
import type { Meeting, StepReveal } from "./meeting.ts";

/** Where a round stands on the table: being prepared, in the middle of its reveal, or shown to the end. */
export interface Moment {
  /** The steps shown so far; the last one is in the light while `playing`. */
  readonly steps: readonly ShownStep[];
  readonly playing: boolean;
  /** How long the step in the light is shown. */
  readonly pace: number;
  readonly hp: Readonly<BySeat<number>>;
  /** The round that is shown; while its reveal plays the view has not gone on yet. */
  readonly roundIndex: number;
  readonly suddenDeath: boolean;
}

export interface ShownStep {
  readonly event: StepReveal;
  readonly meeting: Meeting;
}

/** Reads the moment from what has been shown since the last view. */
export function momentOf(view: View, { scene, names }: Sitting<Orcain>): Moment {
  const events = [...scene.shown, ...(scene.playing ? [scene.playing.event] : [])];
  const steps = stepsIn(events, view, names);
  if (steps.length > 0) {
    const { roundIndex } = steps[0]!.event;
    return {
      steps,
      playing: scene.playing !== null,
      pace: scene.playing?.pace ?? 0,
      hp: steps.at(-1)!.event.hp,
      roundIndex,
      suddenDeath: roundIndex > view.settings.rounds,
    };
  }
  const over = scene.outcome !== null;
  return {
    steps: over ? lastRound(view, names) : [],
    playing: false,
    pace: 0,
    hp: view.hp,
    roundIndex: view.roundIndex,
    suddenDeath: view.suddenDeath,
  };
}

function stepsIn(events: readonly Event[], view: View, names: Names): readonly ShownStep[] {
  return events.flatMap((event, index) =>
    event.kind === "step_reveal"
      ? [
          {
            event,
            meeting: meetingOf(
              event,
              healthBefore(events.slice(0, index), view.hp),
              view.settings,
              names,
            ),
          },
        ]
      : [],
  );
}

/** The last revealed round, step by step, for a match that is over. */
function lastRound(view: View, names: Names): readonly ShownStep[] {
  const round = view.history.at(-1);
  const { startHp } = view.settings;
  if (!round) return [];
  const cards = ([0, 1, 2] as const).map(
    (step) => [round.layouts[0][step], round.layouts[1][step]] as const,
  );
  let before: Readonly<BySeat<number>> = view.history.at(-2)?.hp ?? [startHp, startHp];
  return cards.map((pair, step) => {
    const hp = healthAfterStep(before, pair, view);
    const event: StepReveal = {
      kind: "step_reveal",
      roundIndex: view.history.length,
      step,
      cards: [...pair],
      hp,
    };
    const meeting = meetingOf(event, before, view.settings, names);
    before = hp;
    return { event, meeting };
  });
}

const healthAfterStep = (
  [first, second]: Readonly<BySeat<number>>,
  [a, b]: readonly [Layout[number], Layout[number]],
  { settings }: View,
): BySeat<number> => [
  healthAfter(first, a ?? GRASS, b ?? GRASS, settings),
  healthAfter(second, b ?? GRASS, a ?? GRASS, settings),
];
