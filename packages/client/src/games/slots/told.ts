import type { Seat } from "@holmgang/kernel";
import { CARDS, ONGOING, place, SHOW_MS, sourceName, words } from "@holmgang/slots";
import type { CardId, Event, Place, Slots } from "@holmgang/slots";
import { endCue } from "../../game/end-cue.ts";
import { whoIs } from "../../game/names.ts";
import { tellingFace } from "../../game/telling.ts";
import type { Account, Line, Telling } from "../../game/telling.ts";
import { thingAt } from "./places.ts";
import { slotsText } from "./text.ts";

const { story } = slotsText;

/** Everything that is told about what happens in Skirmish Slots. */
const TOLD = {
  match_start: { lengthMs: SHOW_MS.match_start },
  round_start: {
    lengthMs: SHOW_MS.round_start,
    line: ({ starter, ground }, { names }) => say(story.begins(whoIs(names, starter), ground)),
    sentence: inWords,
    chapter: ({ round }) => round,
  },
  card_drawn: {
    lengthMs: SHOW_MS.card_drawn,
    line: ({ seat, card }, account) =>
      isDealt(account) ? null : say(story.draws(whoIs(account.names, seat), card && nameOf(card))),
    sentence: (event, account) => (isDealt(account) ? null : inWords(event, account)),
  },
  turn_start: {
    lengthMs: SHOW_MS.turn_start,
    cue: ({ seat }, viewer) => (seat === viewer ? "yours" : null),
  },
  card_played: {
    lengthMs: SHOW_MS.card_played,
    cue: () => "lay",
    line: ({ seat, card }, { names }) => say(story.plays(whoIs(names, seat), nameOf(card))),
    sentence: inWords,
    things: ({ seat, lane, targets }) =>
      lane === null ? targets.map(thingAt) : [thingAt(place(seat, lane))],
  },
  unit_consumed: {
    lengthMs: SHOW_MS.unit_consumed,
    cue: () => "fall",
    line: ({ unit }) => say(story.consumed(nameOf(unit.card))),
    sentence: inWords,
    things: there,
  },
  unit_placed: {
    lengthMs: SHOW_MS.unit_placed,
    cue: () => "lay",
    sentence: inWords,
    things: there,
  },
  unit_damaged: {
    lengthMs: SHOW_MS.unit_damaged,
    cue: () => "hit",
    line: ({ by, card, place: at, amount }) =>
      change(at.seat, -amount, story.hits(sourceName(by), nameOf(card))),
    sentence: inWords,
    things: there,
  },
  unit_healed: {
    lengthMs: SHOW_MS.unit_healed,
    cue: () => "heal",
    line: ({ by, card, place: at, amount }) =>
      change(at.seat, amount, story.heals(sourceName(by), nameOf(card))),
    sentence: inWords,
    things: there,
  },
  power_changed: {
    lengthMs: SHOW_MS.power_changed,
    cue: () => "tap",
    line: ({ by, card, place: at, amount }) =>
      change(
        at.seat,
        amount,
        (amount < 0 ? story.lowers : story.raises)(sourceName(by), nameOf(card)),
      ),
    sentence: inWords,
    things: there,
  },
  slot_changed: {
    lengthMs: SHOW_MS.slot_changed,
    cue: () => "tap",
    line: ({ by, place: at, amount }) =>
      change(at.seat, amount, story.slot(sourceName(by), amount)),
    sentence: inWords,
    things: there,
  },
  slot_marked: {
    lengthMs: SHOW_MS.slot_marked,
    cue: () => "tap",
    line: ({ by, effect }) => say(story.marks(sourceName(by), ONGOING[effect].name)),
    sentence: inWords,
    things: there,
  },
  slot_cleansed: {
    lengthMs: SHOW_MS.slot_cleansed,
    line: ({ by, card }) => say(story.cleanses(sourceName(by), card && nameOf(card))),
    sentence: inWords,
    things: there,
  },
  unit_moved: {
    lengthMs: SHOW_MS.unit_moved,
    cue: () => "back",
    line: ({ card, swapped, to }) =>
      say(swapped ? story.swaps(nameOf(card), nameOf(swapped)) : story.moves(nameOf(card), to)),
    sentence: inWords,
    things: ({ seat, from, to }) => [thingAt(place(seat, from)), thingAt(place(seat, to))],
  },
  unit_bounced: {
    lengthMs: SHOW_MS.unit_bounced,
    cue: () => "back",
    line: ({ card }) => say(story.returns(nameOf(card))),
    sentence: inWords,
    things: there,
  },
  units_died: {
    lengthMs: SHOW_MS.units_died,
    cue: () => "fall",
    line: ({ dead }) => say(story.dies(dead.map(({ card }) => nameOf(card)).join(", "))),
    sentence: inWords,
    things: ({ dead }) => dead.map(({ place: at }) => thingAt(at)),
  },
  ability_used: {
    lengthMs: SHOW_MS.ability_used,
    line: ({ card }) => say(story.uses(nameOf(card))),
    sentence: inWords,
    things: there,
  },
  bell: {
    lengthMs: SHOW_MS.bell,
    line: (event, account) => say(inWords(event, account)),
    sentence: inWords,
  },
  choice_opened: { lengthMs: SHOW_MS.choice_opened },
  choice_made: {
    lengthMs: SHOW_MS.choice_made,
    sentence: inWords,
    things: ({ option }) => (option && !("card" in option) ? [thingAt(option)] : []),
  },
  passed: {
    lengthMs: SHOW_MS.passed,
    cue: () => "stamp",
    line: ({ seat }, { names }) => say(story.passes(whoIs(names, seat))),
    sentence: inWords,
  },
  lane_resolved: {
    lengthMs: SHOW_MS.lane_resolved,
    turningMs: 250,
    cue: ({ winner }) => (winner === null ? null : "crown"),
    line: ({ lane, winner }, { names }) =>
      say(winner === null ? story.laneNobody(lane) : story.laneTo(lane, whoIs(names, winner))),
    sentence: inWords,
    things: ({ lane, winner }) => (winner === null ? [] : [thingAt(place(winner, lane))]),
  },
  conquered: {
    lengthMs: SHOW_MS.conquered,
    line: ({ card }) => say(story.conquers(nameOf(card))),
    sentence: inWords,
    things: there,
  },
  round_end: {
    lengthMs: SHOW_MS.round_end,
    turningMs: 500,
    cue: () => "banner",
    line: ({ winner }, { names }) =>
      say(winner === null ? story.roundTied : story.roundTo(whoIs(names, winner))),
    sentence: inWords,
  },
  match_end: {
    lengthMs: SHOW_MS.match_end,
    cue: ({ outcome }, viewer) => endCue(outcome, viewer),
    sentence: inWords,
  },
} satisfies Telling<Slots>;

export const TELLING = tellingFace<Slots>(TOLD, headOf);

/** Lines stand under the round that began last. */
function headOf(event: Event, earlier: readonly Event[]): string {
  const begun = [...earlier, event].findLast(({ kind }) => kind === "round_start");
  return slotsText.roundHead(begun?.kind === "round_start" ? begun.round : 1);
}

/** With places and numbers, as the game's own words have it. */
function inWords(event: Event, { names }: Account<Slots>): string {
  return words.event(event, names.viewer);
}

/** What both draw as a round begins is no news. */
const isDealt = ({ earlier }: Account<Slots>): boolean =>
  earlier.findLast(({ kind }) => kind !== "card_drawn")?.kind === "round_start";

const nameOf = (card: CardId): string => CARDS[card].name;

const say = (said: string): Line => ({ words: said });
const change = (seat: Seat, value: number, said: string): Line => ({
  words: said,
  changes: [{ seat, value }],
});

function there({ place: at }: Extract<Event, { readonly place: Place }>): readonly string[] {
  return [thingAt(at)];
}
