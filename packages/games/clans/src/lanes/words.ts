import { endingWords, waiting } from "@holmgang/kernel";
import type { Words } from "@holmgang/kernel";
import { HEROES, heroText } from "../heroes.ts";
import { eventWords } from "./event-words.ts";
import { moveWords, readMove } from "./move-words.ts";
import type { Clans, View } from "./shape.ts";
import { SPOILS } from "./spoils.ts";
import { viewLines } from "./view-lines.ts";

const REASONS = {
  crystal: "a crystal is shattered",
  "both-crystals": "both crystals are shattered",
  limit: "the last round is over, and the crystals are compared",
  spent: "nobody has a card left, and the crystals are compared",
  resigned: "a resignation",
  disconnected: "a player has left the table",
  abandoned: "a player has not come back",
};

/** The lanes mode in words: for the terminal, logs, screen readers. */
export const words: Words<Clans> = {
  name: "Clans & Wanderers",
  pitch: "Three lanes, five ticks, one plan a round: push to the enemy base and break the crystal.",
  reasons: REASONS,
  spoils: SPOILS,
  heading: ({ round, age, settings }) =>
    settings.ages ? `Round ${round}, Age ${age}` : `Round ${round}`,
  score: ({ seats: [first, second] }) => [`${first.hp} HP`, `${second.hp} HP`],
  prompt: (view, asked) =>
    asked === null
      ? waiting(view.outcome, view.viewer, REASONS)
      : "Place cards on your bases, and submit your plan.",
  atZero: () => "what is staged is played",
  move: moveWords,
  event: (event, viewer) =>
    event.kind === "match_end"
      ? `${endingWords(event.outcome, viewer, REASONS)}.`
      : eventWords(event, viewer),
  view: viewLines,
  read: readMove,
  help,
};

function help({ viewer, seats }: View): readonly string[] {
  return [
    "'old guard west' stages a card in front, 'fusilier center back' behind; the beginning of a name is enough.",
    "'take back west front' takes it back; a paratrooper may go to 'west middle front' if that tile is yours.",
    "'hero' uses your hero, once a match. 'submit' ends your planning; then both plans are played.",
    ...(viewer === "spectator"
      ? []
      : [`${HEROES[seats[viewer].hero].name}: ${heroText(seats[viewer].hero)}`]),
  ];
}
