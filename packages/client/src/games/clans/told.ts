import { cardRow, LANE_NAMES, words } from "@holmgang/clans";
import type { CardId, Clans, Event, Events } from "@holmgang/clans";
import { endCue } from "../../game/end-cue.ts";
import { whoIs } from "../../game/names.ts";
import { tellingFace } from "../../game/telling.ts";
import type { Account, Line, Telling } from "../../game/telling.ts";
import type { Cue } from "../../sound/cues.ts";
import { landsWith } from "./blows.ts";
import { nameOfUnit } from "./names.ts";
import { tileThing, unitThing } from "./places.ts";
import { clansText } from "./text.ts";

const { log } = clansText;

/** Everything that is told about what happens in Clans. The rules allow at least as much time in all (`SHOW_MS`). */
const TOLD = {
  match_start: { lengthMs: 0, sentence: inWords },
  terrain_rolled: { lengthMs: 0, sentence: inWords },
  age_start: { lengthMs: 900, cue: () => "banner", line: inLine, sentence: inWords },
  cards_drawn: {
    lengthMs: 200,
    together: (_, { kind }) => kind === "cards_drawn",
    cue: ({ seat }, viewer) => (seat === viewer ? "lift" : null),
    line: (event, account) =>
      event.seat === account.names.viewer ? drawLine(event, account) : null,
    sentence: inWords,
  },
  round_start: {
    lengthMs: 250,
    together: (_, { kind }) => kind === "cards_drawn",
    cue: ({ asked }, viewer) => (viewer !== "spectator" && asked[viewer] ? "yours" : null),
    sentence: inWords,
    chapter: ({ round }) => round,
  },
  card_staged: { lengthMs: 0, cue: () => "lay", sentence: inWords },
  card_unstaged: { lengthMs: 0, sentence: inWords },
  hero_called: { lengthMs: 0, cue: () => "flip", line: inLine, sentence: inWords },
  submitted: { lengthMs: 0, sentence: inWords },
  bell: { lengthMs: 0, cue: () => "refuse", line: inLine, sentence: inWords },
  plan_shown: {
    lengthMs: 600,
    together: (_, { kind }) => kind === "plan_shown",
    cue: ({ units }) => (units.length > 0 ? "flip" : null),
    line: (event, account) => planLine(event, account),
    sentence: inWords,
    things: ({ units }) => units.map(({ unit }) => unitThing(unit.id)),
  },
  hero_acts: { lengthMs: 700, cue: () => "banner", line: inLine, sentence: inWords },
  ultimate: { lengthMs: 900, cue: () => "crown", line: inLine, sentence: inWords },
  ants_came: { lengthMs: 400, cue: () => "lay", line: inLine, sentence: inWords },
  walked: {
    lengthMs: 380,
    together: (_, { kind }) => kind === "walked",
    cue: () => "step",
    sentence: inWords,
  },
  unit_shown: {
    lengthMs: 220,
    together: (_, { kind }) => WITH_SIGHT.has(kind),
    cue: () => "flip",
    line: inLine,
    sentence: inWords,
    things: ({ unit }) => [unitThing(unit.id)],
  },
  terrain_shown: {
    lengthMs: 200,
    together: (_, { kind }) => WITH_SIGHT.has(kind) || kind === "lane_over",
    sentence: inWords,
    things: ({ lane, row }) => [tileThing(lane, row)],
  },
  fight_start: {
    lengthMs: 260,
    sentence: inWords,
    things: ({ lane, row }) => [tileThing(lane, row)],
  },
  tick: { lengthMs: 120, cue: ({ tick }) => DRUMS[tick] ?? null },
  hit: {
    lengthMs: 400,
    together: (hit, before) => landsWith(hit, before),
    cue: ({ how }) => CUE_OF_HIT[how] ?? "hit",
    line: (hit) => hitLine(hit),
    sentence: inWords,
    things: ({ target, by }) => [unitThing(target.id), unitThing(by.id)],
  },
  healed: {
    lengthMs: 160,
    together: (_, { kind }) => kind === "healed" || kind === "fell",
    cue: () => "heal",
    sentence: inWords,
    things: ({ unit }) => [unitThing(unit.id)],
  },
  fell: {
    lengthMs: 300,
    turningMs: 210,
    together: (_, { kind }) => kind === "fell",
    cue: () => "fall",
    sentence: inWords,
    things: ({ unit }) => [unitThing(unit.id)],
  },
  lane_over: {
    lengthMs: 330,
    cue: ({ winner }) => (winner === null ? null : "crown"),
    line: (event, account) => laneLine(event, account),
    sentence: inWords,
  },
  crystal_hit: {
    lengthMs: 540,
    together: (_, { kind }) => kind === "lane_over" || kind === "terrain_shown",
    cue: () => "crack",
    line: (event, { names }) => ({
      words: log.crystal(whoIs(names, event.seat)),
      changes: [{ seat: event.seat, value: -event.amount }],
    }),
    sentence: inWords,
  },
  fell_back: { lengthMs: 240, cue: () => "step", sentence: inWords },
  round_end: { lengthMs: 0 },
  match_end: {
    lengthMs: 0,
    cue: ({ outcome }, viewer) => endCue(outcome, viewer),
    sentence: inWords,
  },
} satisfies Telling<Clans>;

/** What is looked at as cards come, walk or act is seen with it. */
const WITH_SIGHT: ReadonlySet<string> = new Set([
  "plan_shown",
  "walked",
  "unit_shown",
  "terrain_shown",
  "tick",
  "hit",
]);

const DRUMS = [null, "drum-1", "drum-2", "drum-3", "drum-4", "drum-5"] as const;

const CUE_OF_HIT: Readonly<Partial<Record<Events["hit"]["how"], Cue>>> = {
  thorns: "turn",
  shot: "shot",
  far: "shot",
};

const ROWS = tellingFace<Clans>(TOLD, headOf);

/** What is told, and how long: that nobody has won a lane takes no time. */
export const TELLING: typeof ROWS = {
  ...ROWS,
  lengthOf: (event) =>
    event.kind === "lane_over" && event.winner === null ? 0 : ROWS.lengthOf(event),
};

/** Lines stand under their round, and in combat under their lane. */
function headOf(event: Event, earlier: readonly Event[]): string {
  const begun = earlier.findLast(({ kind }) => kind === "round_start");
  const lane =
    "lane" in event && event.kind !== "card_staged" && event.kind !== "card_unstaged"
      ? event.lane
      : null;
  return clansText.head(
    begun?.kind === "round_start" ? begun.round : 1,
    lane === null ? null : LANE_NAMES[lane],
  );
}

function inWords(event: Event, { names }: Account<Clans>): string {
  return words.event(event, names.viewer);
}

/** A line has no full stop. */
function inLine(event: Event, account: Account<Clans>): Line {
  return { words: inWords(event, account).replace(/\.$/, "") };
}

const cardName = (card: CardId | null): string => (card ? cardRow(card).name : log.hiddenCard);

function drawLine(
  { seat, cards, lost }: Events["cards_drawn"],
  { names }: Account<Clans>,
): Line | null {
  if (cards.length + lost.length === 0) return null;
  const drawn = cards.map(cardName).join(", ") || log.nothing;
  const gone = lost.length > 0 ? `; ${log.lost(lost.map(cardName).join(", "))}` : "";
  return { words: log.draws(whoIs(names, seat), drawn) + gone };
}

function planLine({ seat, units }: Events["plan_shown"], { names }: Account<Clans>): Line {
  const played = units.map(({ unit, lane }) => log.inLane(cardName(unit.card), LANE_NAMES[lane]));
  return { words: log.plays(whoIs(names, seat), played.join(", ") || log.nothing) };
}

/** Its tick, who hits whom, and what it took. */
function hitLine(hit: Events["hit"]): Line {
  return {
    mark: hit.tick === 0 ? "–" : String(hit.tick),
    words: hitWords(hit),
    changes: [{ seat: hit.target.seat, value: -hit.amount }],
  };
}

function hitWords({ by, target, how, hp }: Events["hit"]): string {
  const [hitter, victim] = [nameOfUnit(by), nameOfUnit(target)];
  if (how === "overflow" || how === "cleave" || how === "thorns") return log[how](victim);
  if (hp === 0) return log.kills(hitter, victim);
  const { combat } = clansText;
  if (how === "first") return combat.first(hitter, victim);
  return how === "blow" ? combat.hits(hitter, victim) : combat.shoots(hitter, victim);
}

function laneLine(
  { lane, winner, gold }: Events["lane_over"],
  { names, earlier }: Account<Clans>,
): Line | null {
  if (winner !== null) return { words: log.wins(whoIs(names, winner), gold) };
  // That nobody has won is worth a line only where somebody has fought.
  const last = earlier.findLast(({ kind }) => kind === "fight_start" || kind === "plan_shown");
  return last?.kind === "fight_start" && last.lane === lane ? { words: log.level } : null;
}
