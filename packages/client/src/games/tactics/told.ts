import { seatOf, SHOW_MS, tileName, words } from "@holmgang/tactics";
import type { Event, Tactics, Who } from "@holmgang/tactics";
import { endCue } from "../../game/end-cue.ts";
import { tellingFace } from "../../game/telling.ts";
import type { Account, Line, Telling } from "../../game/telling.ts";
import type { Cue } from "../../sound/cues.ts";
import { unitThing } from "./places.ts";
import { tacticsText } from "./text.ts";

/** Everything that is told about what happens in Tactics. */
const TOLD = {
  class_chosen: quietly("class_chosen", "lay"),
  minion_chosen: quietly("minion_chosen", "lay"),
  minion_returned: quietly("minion_returned", "back"),
  skill_chosen: quietly("skill_chosen", "lay"),
  ready: quietly("ready", "seal"),
  bell: { ...spoken("bell", "refuse") },
  classes_shown: { ...spoken("classes_shown", "flip") },
  teams_shown: { ...spoken("teams_shown", "flip") },
  round_start: {
    ...spoken("round_start", "banner"),
    line: () => null,
    chapter: ({ round }) => round,
  },
  turn_start: {
    lengthMs: SHOW_MS.turn_start,
    cue: ({ unit }, viewer) => (seatOf(unit.id) === viewer ? "yours" : null),
    sentence: inWords,
    things: ({ unit }) => units(unit),
  },
  turn_passed: { ...spoken("turn_passed", "tap"), things: ({ unit }) => units(unit) },
  action_stored: { ...spoken("action_stored", "lay"), things: ({ unit }) => units(unit) },
  action_due: { ...spoken("action_due", "lift"), things: ({ unit }) => units(unit) },
  moved: { ...spoken("moved", "lay"), things: ({ unit, to }) => [...units(unit), tileName(to)] },
  attacked: {
    ...spoken("attacked", "lift"),
    things: ({ unit, at, target }) => [...units(unit, target), tileName(at)],
  },
  missed: { ...spoken("missed", "back"), things: ({ unit, at }) => [...units(unit), tileName(at)] },
  dodged: { ...spoken("dodged", "back"), things: ({ unit }) => units(unit) },
  guarded: { ...spoken("guarded", "block"), things: ({ tank, unit }) => units(tank, unit) },
  countered: {
    ...spoken("countered", "turn"),
    things: ({ unit, attacker }) => units(unit, attacker),
  },
  unharmed: { ...spoken("unharmed", "block"), things: ({ unit }) => units(unit) },
  hurt: {
    ...spoken("hurt", "hit"),
    cue: ({ amount }) => (amount === 0 ? "block" : "hit"),
    line: (event, account) => change(event, account, -event.amount),
    things: ({ unit }) => units(unit),
  },
  healed: {
    ...spoken("healed", "heal"),
    line: (event, account) => change(event, account, event.amount),
    things: ({ unit }) => units(unit),
  },
  buff_gained: { ...spoken("buff_gained", "tap"), things: ({ unit }) => units(unit) },
  buff_lost: {
    lengthMs: SHOW_MS.buff_lost,
    line: (event, account) => (event.why === "over" ? null : inLine(event, account)),
    sentence: inWords,
    things: ({ unit }) => units(unit),
  },
  shielded: { lengthMs: SHOW_MS.shielded, sentence: inWords },
  charged: { lengthMs: SHOW_MS.charged, sentence: inWords },
  skill_used: { ...spoken("skill_used", "flip"), things: ({ unit }) => units(unit) },
  skill_rests: { lengthMs: SHOW_MS.skill_rests, sentence: inWords },
  beacon_set: { ...spoken("beacon_set", "lay"), things: ({ tile }) => [tileName(tile)] },
  beacon_gone: { ...spoken("beacon_gone"), things: ({ tile }) => [tileName(tile)] },
  clone_came: { ...spoken("clone_came", "lay"), things: ({ unit }) => units(unit) },
  clone_faded: {
    ...spoken("clone_faded", "back"),
    turningMs: 180,
    things: ({ tile }) => [tileName(tile)],
  },
  tile_fired: {
    ...spoken("tile_fired", "flip"),
    things: ({ unit, tile }) => [...units(unit), tileName(tile)],
  },
  tile_gone: { ...spoken("tile_gone"), things: ({ tile }) => [tileName(tile)] },
  obstacle_hit: { ...spoken("obstacle_hit", "block"), things: ({ tile }) => [tileName(tile)] },
  fell: {
    ...spoken("fell", "fall"),
    turningMs: 260,
    things: ({ unit, tile }) => [...units(unit), tileName(tile)],
  },
  remains_asked: { lengthMs: SHOW_MS.remains_asked, sentence: inWords },
  remains_left: { ...spoken("remains_left", "lay"), things: ({ tile }) => [tileName(tile)] },
  round_end: { ...spoken("round_end", "banner"), line: () => null },
  round_over: { lengthMs: SHOW_MS.round_over },
  match_end: {
    lengthMs: SHOW_MS.match_end,
    cue: ({ outcome }, viewer) => endCue(outcome, viewer),
    sentence: inWords,
  },
} satisfies Telling<Tactics>;

const TELLING_ROWS = tellingFace<Tactics>(TOLD, headOf);

/** What is told, and how long: whoever walks far takes longer. */
export const TELLING: typeof TELLING_ROWS = {
  ...TELLING_ROWS,
  lengthOf: (event) =>
    event.kind === "moved" && event.how === "walk"
      ? walkMs(event.from, event.to)
      : TELLING_ROWS.lengthOf(event),
};

const TILE_MS = 180;

/** A walk is straight: the difference of tiles is steps, or rows of five. */
function walkMs(from: number, to: number): number {
  const apart = Math.abs(from - to);
  return Math.max(SHOW_MS.moved, TILE_MS * (apart < 5 ? apart : apart / 5));
}

/** Something that everybody hears: a sound, a line in the game's own words, a sentence. */
function spoken(kind: Event["kind"], cue?: Cue) {
  return { lengthMs: SHOW_MS[kind], cue: () => cue ?? null, line: inLine, sentence: inWords };
}

/** A choice in secret: only a sound, for whoever made it. */
function quietly(kind: Event["kind"], cue: Cue) {
  return { ...spoken(kind, cue), line: () => null };
}

/** Lines stand under the round that began last. */
function headOf(event: Event, earlier: readonly Event[]): string {
  const begun = [...earlier, event].findLast(({ kind }) => kind === "round_start");
  return tacticsText.roundHead(begun?.kind === "round_start" ? begun.round : 0);
}

function inWords(event: Event, { names }: Account<Tactics>): string {
  return words.event(event, names.viewer);
}

/** A line has no full stop. */
function inLine(event: Event, account: Account<Tactics>): Line {
  return { words: inWords(event, account).replace(/\.$/, "") };
}

const change = (
  event: Extract<Event, { kind: "hurt" | "healed" }>,
  account: Account<Tactics>,
  value: number,
): Line => ({
  ...inLine(event, account),
  changes: value === 0 ? [] : [{ seat: seatOf(event.unit.id), value }],
});

const units = (...whom: readonly (Who | null)[]): readonly string[] =>
  whom.flatMap((each) => (each ? [unitThing(each.id)] : []));
