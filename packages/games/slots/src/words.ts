import {
  bellWords,
  does,
  each,
  endingWords,
  rival,
  seatHead,
  seatName,
  seatsFor,
  waiting,
} from "@holmgang/kernel";
import type { Seat, Viewer, Words } from "@holmgang/kernel";
import { CARDS, unitRow } from "./cards/cards.ts";
import { ONGOING } from "./cards/language.ts";
import { cardText } from "./text/card-text.ts";
import { powerAt } from "./power.ts";
import { place } from "./board.ts";
import { readMove } from "./read-move.ts";
import { LANES } from "./shape.ts";
import type { Event, Move, Option, Place, Slots, Source, Unit, View } from "./shape.ts";

const REASONS = {
  "two-rounds": "two rounds won",
  "round-and-tie": "a round won and another tied",
  level: "level on rounds",
  concede: "a resignation",
  disconnect: "a player has left the table",
  abandoned: "a player has not come back",
};

/** Skirmish Slots in words: for the terminal, logs, playthroughs and screen readers. */
export const words: Words<Slots> = {
  name: "Skirmish Slots",
  pitch: "Five lanes, best of three rounds: every card a commitment, every pass a bluff.",
  reasons: REASONS,
  heading: ({ round }) => `Round ${round} of 3`,
  score: (seen) => [scoreOf(seen, 0), scoreOf(seen, 1)],
  prompt,
  atZero,
  move,
  event,
  view,
  read: readMove,
  help,
};

const roundsWon = ({ results }: View, seat: Seat): number =>
  results.filter(({ winner }) => winner === seat).length;

const scoreOf = (seen: View, seat: Seat): string =>
  `${roundsWon(seen, seat)} rounds, ${seen.points[seat]} lanes`;

function prompt({ pending, outcome, viewer, activating }: View, asked: string | null): string {
  if (asked === null) return waiting(outcome, viewer, REASONS);
  if (pending) return `Choose for ${CARDS[pending.effect.card].name}.`;
  return activating
    ? "Use another ability, or end the turn."
    : "Play a card, use an ability, or pass.";
}

function atZero({ pending, activating }: View): string {
  if (pending) return pending.may ? "nothing is chosen" : "the first choice is taken";
  return activating ? "the turn ends" : "the round is passed";
}

/** As it is typed, with words in between that the reader passes over. */
function move(made: Move, viewer: Viewer): string {
  switch (made.kind) {
    case "deploy":
      return `${CARDS[made.card].name} to lane ${made.lane + 1}`;
    case "cast":
      return `${CARDS[made.card].name} at ${made.targets.map((at) => spot(at, viewer)).join(" ")}`;
    case "activate":
      return `use lane ${made.lane + 1}`;
    case "done":
      return "done";
    case "pass":
      return "pass";
    case "choose":
      return made.option ? optionText(made.option, viewer) : "no";
  }
}

const spot = ({ seat, lane }: Place, viewer: Viewer): string =>
  viewer === "spectator"
    ? placeName({ seat, lane }, viewer)
    : `${seat === viewer ? "o" : "e"}${lane + 1}`;
const optionText = (option: Option, viewer: Viewer): string =>
  "card" in option ? CARDS[option.card].name : spot(option, viewer);

function event(happened: Event, viewer: Viewer): string {
  const who = (seat: Seat) => seatName(seat, viewer);
  const at = (spotted: Place) => placeName(spotted, viewer);
  switch (happened.kind) {
    case "match_start":
      return `The decks: ${each([`${happened.decks[0]} cards`, `${happened.decks[1]} cards`], viewer)}.`;
    case "round_start":
      return `Round ${happened.round}: ${does(happened.starter, viewer, "begin")}${happened.ground > 0 ? `, on +${happened.ground} in the middle` : ""}.`;
    case "card_drawn":
      return `${does(happened.seat, viewer, "draw")} ${happened.card ? CARDS[happened.card].name : "a card"}`;
    case "turn_start":
      return `Turn ${happened.turn}: ${who(happened.seat)}`;
    case "card_played":
      return `${does(happened.seat, viewer, "play")} ${CARDS[happened.card].name}${happened.lane === null ? aimed(happened.targets.map(at)) : ` in lane ${happened.lane + 1}`}`;
    case "unit_consumed":
      return `${CARDS[happened.unit.card].name} is consumed (${at(happened.place)})`;
    case "unit_placed":
      return `${CARDS[happened.unit.card].name} stands with power ${happened.power} (${at(happened.place)})`;
    case "unit_damaged":
      return `${sourceName(happened.by)}: ${CARDS[happened.card].name} takes ${happened.amount} damage, power ${happened.power} (${at(happened.place)})`;
    case "unit_healed":
      return `${sourceName(happened.by)}: ${CARDS[happened.card].name} is healed by ${happened.amount}, power ${happened.power} (${at(happened.place)})`;
    case "power_changed":
      return `${sourceName(happened.by)}: ${CARDS[happened.card].name} gets ${signed(happened.amount)}, power ${happened.power} (${at(happened.place)})`;
    case "slot_changed":
      return `${sourceName(happened.by)}: the slot gets ${signed(happened.amount)}, now ${signed(happened.modifier)} (${at(happened.place)})`;
    case "slot_marked":
      return `${sourceName(happened.by)}: ${ONGOING[happened.effect].name} lies on the slot (${at(happened.place)})`;
    case "slot_cleansed":
      return `${sourceName(happened.by)}: ${happened.card ? `${CARDS[happened.card].name} loses buffs and abilities` : "the slot is cleansed"} (${at(happened.place)})`;
    case "unit_moved":
      return `${sourceName(happened.by)}: ${CARDS[happened.card].name} moves to lane ${happened.to + 1}${happened.swapped ? `, ${CARDS[happened.swapped].name} to lane ${happened.from + 1}` : ""} (${who(happened.seat)})`;
    case "unit_bounced":
      return `${sourceName(happened.by)}: ${CARDS[happened.card].name} ${unitRow(happened.card).token ? "leaves the game" : "returns to the hand"} (${at(happened.place)})`;
    case "units_died":
      return `Dies: ${happened.dead.map(({ place: spotOf, card }) => `${CARDS[card].name} (${at(spotOf)})`).join(", ")}`;
    case "ability_used":
      return `${CARDS[happened.card].name} uses its ability (${at(happened.place)})`;
    case "bell":
      return bellWords(happened.seat, viewer);
    case "choice_opened":
      return `${does(happened.seat, viewer, "choose")} for ${sourceName(happened.by)}`;
    case "choice_made":
      return `${does(happened.seat, viewer, "choose")} ${chosen(happened.option, at)}`;
    case "passed":
      return `${who(happened.seat)} ${viewer === happened.seat ? "pass" : "passes"}${happened.forced ? " with nothing left to do" : ""}`;
    case "lane_resolved":
      return `Lane ${happened.lane + 1}: ${viewerFirst(happened.powers, viewer)
        .map((power) => power ?? "–")
        .join(" : ")}, ${happened.winner === null ? "nobody" : who(happened.winner)}`;
    case "conquered":
      return `${CARDS[happened.card].name} conquers (${at(happened.place)})`;
    case "round_end":
      return `Round ${happened.round} ends ${viewerFirst(happened.points, viewer).join(" : ")}: ${happened.winner === null ? "a tie" : who(happened.winner)}.`;
    case "match_end":
      return `${endingWords(happened.outcome, viewer, REASONS)}.`;
  }
}

/** Yours, the rival's, or a seat's. */
function placeName({ seat, lane }: Place, viewer: Viewer): string {
  const whose =
    viewer === "spectator"
      ? `the ${seatName(seat, viewer).toLowerCase()}’s`
      : viewer === seat
        ? "your"
        : "the rival’s";
  return `${whose} lane ${lane + 1}`;
}

/** One's own number first, as everywhere on the table. */
const viewerFirst = <V>([first, second]: readonly [V, V], viewer: Viewer): readonly [V, V] =>
  viewer === 1 ? [second, first] : [first, second];

const aimed = (targets: readonly string[]): string =>
  targets.length ? ` at ${targets.join(", then ")}` : "";
const chosen = (option: Option | null, at: (spotted: Place) => string): string =>
  option === null ? "nothing" : "card" in option ? CARDS[option.card].name : at(option);
export const sourceName = ({ card }: Source): string =>
  card in ONGOING && !(card in CARDS)
    ? ONGOING[card as keyof typeof ONGOING].name
    : CARDS[card as keyof typeof CARDS].name;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function view(seen: View): readonly string[] {
  const [near] = seatsFor(seen.viewer);
  const own = seen.viewer === "spectator" ? null : seen.seats[seen.viewer].own;
  return [
    `Round ${seen.round} of 3, rounds won ${roundsWon(seen, near)} : ${roundsWon(seen, rival(near))}, lanes now ${seen.points[near]} : ${seen.points[rival(near)]}`,
    seatLine(seen, rival(near)),
    boardLine(seen, rival(near)),
    boardLine(seen, near),
    seatLine(seen, near),
    ...(own
      ? [`Your hand: ${own.hand.map((card) => CARDS[card].name).join(", ") || "empty"}`]
      : []),
    ...(seen.pending
      ? [`${CARDS[seen.pending.effect.card].name} waits for a choice${optionsText(seen)}`]
      : []),
  ];
}

/** As they are typed. */
const optionsText = ({ pending, viewer }: View): string =>
  pending?.options
    ? `: ${pending.options.map((option) => optionText(option, viewer)).join("; ")}${pending.may ? "; no" : ""}`
    : "";

function seatLine({ seats, viewer }: View, seat: Seat): string {
  const { handCount, deckCount, graveyard, passed } = seats[seat];
  return `${seatHead(seat, viewer)} hand ${handCount}, deck ${deckCount}, graveyard ${graveyard.length}${passed ? ", passed" : ""}`;
}

const boardLine = (seen: View, seat: Seat): string =>
  `  ${LANES.map((lane) => slotText(seen, seat, lane).padEnd(18))
    .join("")
    .trimEnd()}`;

function slotText(seen: View, seat: Seat, lane: (typeof LANES)[number]): string {
  const slot = seen.seats[seat].slots[lane]!;
  const unit = slot.unit
    ? `${CARDS[slot.unit.card].name} ${powerAt(seen, place(seat, lane))}`
    : "·";
  const state = slot.unit ? readiness(slot.unit) : "";
  const modifier = slot.modifier === 0 ? "" : ` [${signed(slot.modifier)}]`;
  return `${unit}${state}${modifier}${slot.ongoing.map((id) => ` {${ONGOING[id].name[0]}}`).join("")}`;
}

/** A unit's Activate: ready, ready in so many turns; or that its abilities are gone. */
function readiness({ silenced, cooldown }: Unit): string {
  if (silenced) return " (silenced)";
  if (cooldown === null) return "";
  return cooldown === 0 ? " (ready)" : ` (in ${cooldown})`;
}

function help({ seats, viewer }: View): readonly string[] {
  const own = viewer === "spectator" ? null : seats[viewer].own;
  return [
    "'archer 3' plays Archer in lane 3; 'strike e2' aims at the enemy in lane 2, 'energize o2' at your own;",
    "'use 4' uses the ability of your unit in lane 4, 'done' ends such a turn; 'pass' ends the round for you.",
    "A choice is answered with 'e2', 'o3', a card's name, or 'no'.",
    ...[...new Set(own?.hand)].map((card) => `  ${CARDS[card].name}: ${cardText(card)}`),
  ];
}
