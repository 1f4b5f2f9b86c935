import { endingWords, seatsFor, waiting } from "@holmgang/kernel";
import type { Seat, Words } from "@holmgang/kernel";
import { viewLines } from "./board-lines.ts";
import { eventWords } from "./event-words.ts";
import { moveWords, readMove } from "./move-words.ts";
import { unitOf } from "./board.ts";
import type { Tactics, View } from "./shape.ts";
import { SKILLS } from "./skills/skills.ts";
import { skillText } from "./skills/skill-text.ts";
import { heroId } from "./units.ts";
import { nameAt } from "./who.ts";

const REASONS = {
  hero: "a hero has fallen",
  "last-blow": "both heroes fell, and the last blow counts",
  "both-fell": "both heroes fell, and damage dealt counts",
  limit: "the last round is over, and damage dealt counts",
  bell: "a hero has run out of time",
  resigned: "a resignation",
  disconnected: "a player has left the table",
  abandoned: "a player has not come back",
};

/** Tactics in words: for the terminal, logs, screen readers. */
export const words: Words<Tactics> = {
  name: "Tactics 5×5",
  pitch: "Draft a hero and two minions in secret, then hunt the enemy hero on twenty-five tiles.",
  reasons: REASONS,
  heading,
  score: (view) => [heroScore(view, 0), heroScore(view, 1)],
  prompt,
  atZero: (_view, asked) => ASKED[asked]?.atZero ?? "",
  move: moveWords,
  event: (event, viewer) =>
    event.kind === "match_end"
      ? `${endingWords(event.outcome, viewer, REASONS)}.`
      : eventWords(event, viewer),
  view: viewLines,
  read: readMove,
  help,
};

function heading({ phase, round, settings }: View): string {
  if (phase !== "battle") return phase === "class" ? "Choose a class" : "The draft";
  return round >= settings.pressureRound
    ? `Round ${round}, under pressure`
    : `Round ${round}, pressure from round ${settings.pressureRound}`;
}

const heroScore = (view: View, seat: Seat): string =>
  view.phase === "battle" ? `${unitOf(view, heroId(seat)).hp} HP` : "";

/** What is asked, and what the bell does to it. A hero and a unit are named where the view has them. */
const ASKED: Readonly<Record<string, { prompt(view: View): string; readonly atZero: string }>> = {
  class: { prompt: () => "Choose a class for your hero.", atZero: "chance chooses a class" },
  minions: {
    prompt: ({ own }) =>
      own?.minions.length === 1 ? "Choose your second minion." : "Choose two different minions.",
    atZero: "chance chooses what is missing",
  },
  skill: { prompt: () => "Choose a skill for your hero.", atZero: "chance chooses a skill" },
  action: {
    prompt: (view) => `Your ${nameAt(view, view.active ?? 0)} acts.`,
    atZero: "the action is lost and the hero loses 1 HP",
  },
  remains: {
    prompt: (view) =>
      `Your ${nameAt(view, view.graves[0] ?? 0)} has fallen: leave an obstacle or a buff tile?`,
    atZero: "an obstacle is left",
  },
};

function prompt(view: View, asked: string | null): string {
  const question = asked === null ? undefined : ASKED[asked];
  return question?.prompt(view) ?? waiting(view.outcome, view.viewer, REASONS);
}

function help(view: View): readonly string[] {
  const [near] = seatsFor(view.viewer);
  const team = view.teams?.[near];
  return [
    "'warrior', 'tank', 'Endure' choose in the draft, 'back' takes the first minion back.",
    "In battle, for the unit whose turn it is: 'move c3', 'attack c4', 'both c3 c4' moves and hits,",
    "'skill c4' or 'skill' uses the hero's skill ('skill c4 slow' where it leaves a choice), 'destroy c3', 'end'.",
    "A fallen minion leaves an 'obstacle' or a 'tile'.",
    ...(team ? [`${SKILLS[team.skill].name}: ${skillText(team.skill)}`] : []),
  ];
}
