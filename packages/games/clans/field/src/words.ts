import { endingWords, waiting } from "@holmgang/kernel";
import type { Words } from "@holmgang/kernel";
import { fieldHeroText, HEROES } from "../../src/heroes.ts";
import { eventWords } from "./event-words.ts";
import { moveWords } from "./move-words.ts";
import { readMove } from "./read-move.ts";
import type { Field, View } from "./shape.ts";
import { SPOILS } from "./spoils.ts";
import { viewLines } from "./view-lines.ts";

const REASONS = {
  base: "a base has fallen",
  time: "a player has no time left",
  limit: "the last turn is over, and the bases are compared",
  resigned: "a resignation",
  disconnected: "a player has left the table",
  abandoned: "a player has not come back",
};

/** The field mode in words: for the terminal, logs, screen readers. */
export const words: Words<Field> = {
  name: "Clans & Wanderers: Field",
  pitch: "Nine tiles, turn by turn: spend action points, see through the fog and take the base.",
  reasons: REASONS,
  spoils: SPOILS,
  heading,
  score: ({ seats: [first, second] }) => [`${first.hp} HP`, `${second.hp} HP`],
  prompt: (view, asked) =>
    asked === null ? waiting(view.outcome, view.viewer, REASONS) : promptFor(view, asked),
  atZero: (_view, asked, clock) =>
    asked === "mulligan"
      ? "the hand is kept"
      : clock === "limit"
        ? "the turn ends"
        : "the match is lost",
  move: moveWords,
  event: (event, viewer) =>
    event.kind === "match_end"
      ? `${endingWords(event.outcome, viewer, REASONS)}.`
      : eventWords(event, viewer),
  view: viewLines,
  read: readMove,
  help,
};

function heading({ halfTurn, age, settings }: View): string {
  if (halfTurn === 0) return "Opening hands";
  const turn = `Turn ${halfTurn} of ${settings.turnLimit}`;
  return settings.ages ? `${turn}, Age ${age}` : turn;
}

const promptFor = ({ settings }: View, asked: string): string =>
  asked === "mulligan"
    ? `Replace up to ${settings.mulliganCards} cards of your hand, or keep it.`
    : "Play cards, move and fight as long as AP last, and end your turn.";

function help({ viewer, seats, halfTurn }: View): readonly string[] {
  if (halfTurn === 0)
    return ["'keep' keeps your hand; 'replace 3 9' replaces cards by their numbers."];
  return [
    "'fusilier to west base' plays a card, to your base row or the middle; the beginning of a name is enough.",
    "'4 to west middle' walks, '4 attacks 7' fights, '4 hits the base' raids; a name will do if only one has it.",
    "'4 heals 6', '4 enhances 6', '4 resets 6' and '4 boosts 6' help a friend, '4 switches 6 and 8' swaps what two can do.",
    "'4 lights west middle' sets woods on fire, '4 turns west middle into lake' changes the ground.",
    "'hero' uses your hero, once a match. 'end' ends your turn.",
    ...(viewer === "spectator"
      ? []
      : [`${HEROES[seats[viewer].hero].name}: ${fieldHeroText(seats[viewer].hero)}`]),
  ];
}
