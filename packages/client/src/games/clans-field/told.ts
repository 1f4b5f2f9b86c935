import { SHOW_MS, words } from "@holmgang/clans/field";
import type { Event, Events, Field, Told } from "@holmgang/clans/field";
import { endCue } from "../../game/end-cue.ts";
import { tellingFace } from "../../game/telling.ts";
import type { Account, Line, Telling } from "../../game/telling.ts";
import type { Cue } from "../../sound/cues.ts";
import { idOf } from "./after.ts";
import { tileThing, unitThing } from "./places.ts";
import { fieldText } from "./text.ts";

/** Everything that is told about what happens in the field. */
const TOLD = {
  match_start: { ...spoken("match_start"), lengthMs: 0, line: () => null },
  terrain_rolled: quietly("terrain_rolled"),
  tile_known: { ...quietly("tile_known"), things: ({ tile }) => [tileThing(tile)] },
  cards_drawn: {
    ...spoken("cards_drawn"),
    together: (_, { kind }) => kind === "cards_drawn",
    cue: ({ seat }, viewer) => (seat === viewer ? "lift" : null),
    line: (event, account) => (event.seat === account.names.viewer ? inLine(event, account) : null),
  },
  hand_chosen: quietly("hand_chosen"),
  hand_dealt: {
    ...quietly("hand_dealt", "flip"),
    together: (_, { kind }) => kind === "hand_dealt",
  },
  turn_start: {
    lengthMs: SHOW_MS.turn_start,
    cue: ({ seat }, viewer) => (seat === viewer ? "yours" : "banner"),
    sentence: inWords,
    chapter: ({ halfTurn }) => halfTurn,
  },
  age_start: spoken("age_start", "banner"),
  card_played: {
    ...quietly("card_played", "lay"),
    // Of one's own it is told where it went.
    line: (event, account) => (event.copy === null ? inLine(event, account) : null),
  },
  unit_placed: ofUnit("unit_placed", "lay"),
  trap_laid: { ...spoken("trap_laid", "lay"), things: ({ tile }) => [tileThing(tile)] },
  trap_sprung: { ...spoken("trap_sprung", "crack"), things: ({ tile }) => [tileThing(tile)] },
  sighted: {
    ...ofUnit("sighted", "flip"),
    together: (_, { kind }) => kind === "sighted" || kind === "lost_sight",
    line: (event, account) =>
      event.unit.seat === account.names.viewer ? null : inLine(event, account),
  },
  unmasked: { ...ofUnit("unmasked", "flip"), together: (_, { kind }) => kind === "unmasked" },
  lost_sight: {
    ...ofUnit("lost_sight"),
    together: (_, { kind }) => kind === "lost_sight" || kind === "sighted",
    line: () => null,
  },
  moved: { ...ofUnit("moved", "step") },
  attacks: {
    ...ofUnit("attacks", "lift"),
    things: ({ unit, target }) => things(unit, target),
  },
  raids: ofUnit("raids", "lift"),
  hurt: {
    ...ofUnit("hurt"),
    together: ({ why }, before) =>
      before.kind === "hurt" && (why === "cleave" || why === "sweep" || why === "splash"),
    cue: ({ amount, spared }) => (spared || amount === 0 ? "block" : "hit"),
    line: (event, account) => change(event, account, -event.amount),
  },
  healed: {
    ...ofUnit("healed", "heal"),
    together: (_, { kind }) => kind === "healed",
    line: (event, account) => change(event, account, event.amount),
  },
  changed: {
    ...ofUnit("changed"),
    line: (event, account) => (UNTOLD.has(event.why) ? null : inLine(event, account)),
    sentence: (event, account) => (UNTOLD.has(event.why) ? null : inWords(event, account)),
  },
  fell: {
    ...ofUnit("fell", "fall"),
    turningMs: 240,
    together: (_, { kind }) => kind === "fell",
  },
  spy_struck: ofUnit("spy_struck", "crack"),
  frightened: {
    ...spoken("frightened", "refuse"),
    things: ({ unit, by }) => things(unit, by),
  },
  base_hit: {
    ...spoken("base_hit", "crack"),
    line: (event, account) => ({
      ...inLine(event, account),
      changes: [{ seat: event.seat, value: -event.amount }],
    }),
  },
  tile_burns: { ...spoken("tile_burns", "shot"), things: ({ tile }) => [tileThing(tile)] },
  fire_out: { ...quietly("fire_out"), things: ({ tile }) => [tileThing(tile)] },
  tile_turned: { ...spoken("tile_turned", "turn"), things: ({ tile }) => [tileThing(tile)] },
  relic_found: ofUnit("relic_found", "crown"),
  card_gained: spoken("card_gained", "lift"),
  hero_acts: spoken("hero_acts", "banner"),
  ultimate: spoken("ultimate", "crown"),
  bell: spoken("bell", "refuse"),
  turn_end: quietly("turn_end"),
  match_end: {
    lengthMs: SHOW_MS.match_end,
    cue: ({ outcome }, viewer) => endCue(outcome, viewer),
    sentence: inWords,
  },
} satisfies Telling<Field>;

/** What the points on the board say by themselves. */
const UNTOLD: ReadonlySet<Events["changed"]["why"]> = new Set(["rested", "acted", "faded"]);

export const TELLING = tellingFace<Field>(TOLD, headOf);

/** Something that everybody hears: a sound, a line in the game's own words, a sentence. */
function spoken(kind: Event["kind"], cue?: Cue) {
  return { lengthMs: SHOW_MS[kind], cue: () => cue ?? null, line: inLine, sentence: inWords };
}

/** The same about a unit. */
function ofUnit(kind: Event["kind"], cue?: Cue) {
  return {
    ...spoken(kind, cue),
    things: (event: Event) => ("unit" in event ? things(event.unit) : []),
  };
}

/** Not worth a line. */
function quietly(kind: Event["kind"], cue?: Cue) {
  return { ...spoken(kind, cue), line: () => null };
}

/** Lines stand under the turn that began last. */
function headOf(event: Event, earlier: readonly Event[]): string {
  const begun = [...earlier, event].findLast(({ kind }) => kind === "turn_start");
  return begun?.kind === "turn_start" ? fieldText.head(begun.halfTurn) : fieldText.opening;
}

/** Units by their names alone: their numbers are for those who type. */
function inWords(event: Event, { names }: Account<Field>): string {
  return words
    .event(event, names.viewer)
    .replaceAll(/ \(\d+(, a decoy)?\)/g, (_, decoy: string | undefined) => decoy ?? "");
}

/** A line has no full stop. */
function inLine(event: Event, account: Account<Field>): Line {
  return { words: inWords(event, account).replace(/\.$/, "") };
}

const change = (
  event: Extract<Event, { kind: "hurt" | "healed" }>,
  account: Account<Field>,
  value: number,
): Line => ({
  ...inLine(event, account),
  changes: value === 0 ? [] : [{ seat: event.unit.seat, value }],
});

const things = (...units: readonly Told[]): readonly string[] =>
  units.map((unit) => unitThing(idOf(unit)));
