import { SEATS } from "@holmgang/kernel";
import type { BySeat } from "@holmgang/kernel";
import { words } from "@holmgang/orcain";
import type { CardId, Event, Orcain } from "@holmgang/orcain";
import { endCue } from "../../game/end-cue.ts";
import type { Names } from "../../game/face.ts";
import { whoIs } from "../../game/names.ts";
import { tellingFace } from "../../game/telling.ts";
import type { Account, Telling } from "../../game/telling.ts";
import type { Cue } from "../../sound/cues.ts";
import { healthBefore, meetingOf } from "./meeting.ts";
import type { Meeting, StepReveal } from "./meeting.ts";
import { orcainText } from "./text.ts";

const { story } = orcainText;

/** Everything that is told about what happens in Orcain. What only the player did is not news. */
const TOLD = {
  match_start: { lengthMs: 0 },
  prep_start: {
    lengthMs: 0,
    sentence: inWords,
    chapter: ({ roundIndex }) => roundIndex,
  },
  draft_ok: { lengthMs: 0 },
  confirm_ok: { lengthMs: 0, sentence: inWords },
  bell: {
    lengthMs: 0,
    line: (event, account) => ({ words: inWords(event, account) }),
    sentence: inWords,
  },
  step_reveal: {
    // A flip and a beat, and then time to read what came of it.
    lengthMs: 1_500,
    turningMs: 720,
    cue: ({ cards }) => stepCue(cards),
    line(event, account) {
      const { title, changes } = meetingIn(event, account);
      return {
        mark: orcainText.step(event.step),
        words: title,
        changes: SEATS.flatMap((seat) => changes[seat].map((value) => ({ seat, value }))),
      };
    },
    sentence(event, account) {
      const meeting = meetingIn(event, account);
      const befell = befellWords(meeting, account.names).join(", ") || story.noLoss;
      return `${story.over(orcainText.step(event.step))}: ${meeting.title}. ${befell}.`;
    },
    things: ({ step }) => [`step:${step}`],
  },
  round_end: {
    lengthMs: 700,
    cue: () => "banner",
    line: ({ roundIndex, hp }, { names }) => ({
      words: story.roundEnds(roundIndex, ...inOrder(hp, names)),
    }),
    sentence: inWords,
  },
  match_end: {
    // The last blow is looked at before anything is said about it.
    lengthMs: 1_500,
    turningMs: 500,
    cue: ({ outcome }, viewer) => endCue(outcome, viewer),
    sentence: inWords,
  },
} satisfies Telling<Orcain>;

export const TELLING = tellingFace<Orcain>(TOLD, headOf);

/** Lines stand under their round; those that have one carry its number. */
function headOf(event: Event): string {
  return orcainText.roundHead("roundIndex" in event ? event.roundIndex : 1);
}

/** What a step did to each seat whose health it changed, in words. */
const befellWords = ({ before, after }: Meeting, names: Names): readonly string[] =>
  SEATS.flatMap((seat) => {
    const change = after[seat] - before[seat];
    const who = whoIs(names, seat);
    return change === 0 ? [] : change < 0 ? story.takes(who, -change) : story.gains(who, change);
  });

function inWords(event: Event, { names }: Account<Orcain>): string {
  return words.event(event, names.viewer);
}

const meetingIn = (event: StepReveal, { earlier, names }: Account<Orcain>): Meeting =>
  meetingOf(event, healthBefore(earlier, event.hp), names.view.settings, names);

function stepCue(cards: Readonly<BySeat<CardId | null>>): Cue {
  if (!cards.includes("attack")) return cards.includes("heal") ? "heal" : "flip";
  if (cards.includes("counter")) return "turn";
  return cards.includes("defense") ? "block" : "hit";
}

const inOrder = (hp: Readonly<BySeat<number>>, { viewer }: Names): [number, number] =>
  viewer === 1 ? [hp[1], hp[0]] : [hp[0], hp[1]];
