import { rival } from "@holmgang/kernel";
import type { BySeat } from "@holmgang/kernel";
import { CLASSES, openerOf } from "@holmgang/tactics";
import type { HeroClass, Tactics } from "@holmgang/tactics";
import type { Playing } from "../../match/scene.ts";
import type { Caption, Names } from "../../game/face.ts";
import { lastWords } from "../../game/last-words.ts";
import { whoIs } from "../../game/names.ts";
import { byKind } from "./by-kind.ts";
import type { ByKind } from "./by-kind.ts";
import { nearOf } from "./names.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";

const { story, roundHead } = tacticsText;

/** What a round's end takes, by its name. */
const TOLLS: Readonly<Record<string, string>> = {
  bleed: story.bleed,
  decay: story.decay,
  pressure: story.pressure,
};

/** While rounds end and begin and teams are shown, in large letters; otherwise the actions stay where they are. */
export const captionOf = (
  now: Playing<Tactics> | null,
  shown: Shown,
  names: Names,
): Caption | null => now && byKind(CAPTIONS, now.event, shown, names);

const CAPTIONS: ByKind<Caption | null, readonly [Shown, Names]> = {
  classes_shown: ({ classes }, _, names) => versus(story.classes, classes, names),
  teams_shown: ({ teams }, _, names) =>
    versus(story.teams, [teams[0].class, teams[1].class], names),
  round_start: ({ round }, { settings }, names) => ({
    over: roundHead(round),
    title: story.begins(whoIs(names, openerOf(round, settings))),
    line: round === settings.pressureRound ? story.underPressure : null,
  }),
  round_end: ({ round }) => ({ over: roundHead(round), title: story.roundEnds(round), line: null }),
  hurt: ({ by }, { round }) => {
    const title = TOLLS[by];
    return title === undefined ? null : { over: story.roundEnds(round), title, line: null };
  },
  match_end: ({ outcome }, _, names) => lastWords(outcome, names),
};

function versus(over: string, classes: Readonly<BySeat<HeroClass>>, names: Names): Caption {
  const near = nearOf(names);
  const [own, other] = [CLASSES[classes[near]].name, CLASSES[classes[rival(near)]].name];
  return { over, title: story.versus(own, other), line: null };
}
