import type { BySeat } from "@holmgang/kernel";
import { GRASS, healthAfter } from "@holmgang/orcain";
import type { Event, Layout, Orcain, View } from "@holmgang/orcain";
import type { Names, Sitting } from "../../game/face.ts";
import { foldScene } from "../../match/fold-scene.ts";
import { meetingOf } from "./meeting.ts";
import type { Meeting, StepReveal } from "./meeting.ts";

/** Where a round stands on the table: being prepared, in the middle of its reveal, or shown to the end. */
export interface Moment {
  /** The steps shown so far; the last one is in the light while `playing`. */
  readonly steps: readonly ShownStep[];
  readonly playing: boolean;
  /** False while the cards of the step in the light still turn. */
  readonly seen: boolean;
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
  const revealed = foldScene<Orcain, Revealed>(scene, { steps: [], hp: view.hp }, (now, event) =>
    after(now, event, view, names),
  );
  const { hp } = revealed;
  const turning = scene.playing?.seen === false ? scene.playing.event : null;
  const { steps } = turning ? after(revealed, turning, view, names) : revealed;
  const first = steps[0]?.event;
  if (first)
    return {
      steps,
      playing: scene.playing !== null,
      seen: turning === null,
      pace: scene.playing?.pace ?? 0,
      hp,
      roundIndex: first.roundIndex,
      suddenDeath: first.roundIndex > view.settings.rounds,
    };
  return {
    steps: scene.outcome === null ? [] : lastRound(view, names),
    playing: false,
    seen: true,
    pace: 0,
    hp: view.hp,
    roundIndex: view.roundIndex,
    suddenDeath: view.suddenDeath,
  };
}

type Revealed = Pick<Moment, "steps" | "hp">;

function after({ steps, hp }: Revealed, event: Event, view: View, names: Names): Revealed {
  if (event.kind === "step_reveal") {
    const meeting = meetingOf(event, hp, view.settings, names);
    return { steps: [...steps, { event, meeting }], hp: event.hp };
  }
  return { steps, hp: "hp" in event ? event.hp : hp };
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
