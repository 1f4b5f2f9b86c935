import { SEATS, shuffle } from "@holmgang/kernel";
import type { Config, Decision, Game, Refusal, Seat, Table } from "@holmgang/kernel";
import { determinize } from "./determinize.ts";
import { parseEntry, parseMove } from "./parse.ts";
import { bid, startRound } from "./round.ts";
import { PACES, parseSettings, SETTINGS } from "./settings.ts";
import type { Event, Move, Sample, State } from "./shape.ts";
import { redact, view } from "./view.ts";

/** Sample. RULES.md tells it to people. */
export const sample: Game<Sample> = {
  id: "sample",
  rules: 1,
  settings: SETTINGS,
  forfeits: { resigned: "resigned", disconnected: "disconnected", abandoned: "abandoned" },
  terms: ({ disconnectGraceMs }) => ({ disconnectGraceMs, stake: 0, paces: PACES, ladder: null }),
  parseSettings,
  parseEntry,
  parseMove,
  setup,
  decisions,
  legalMoves: ({ hands }, seat) => hands[seat].map((card) => ({ kind: "bid", card })),
  refusal,
  apply: (state, seat, { card }, table) => bid(state, seat, card, table),
  expire: (state, seat, _clock, table) => expire(state, seat, table),
  outcome: (state) => state.outcome,
  showMs: ({ kind }) => (kind === "shown" ? 900 : 0),
  view,
  redact,
  determinize,
};

function setup({ settings }: Config<Sample>, table: Table<Event>): State {
  const faces = Array.from({ length: settings.highest }, (_, index) => index + 1);
  const hand = () => shuffle(table.rng, faces).slice(0, settings.cards).toSorted(rising);
  const state: State = {
    settings,
    round: 0,
    prize: 0,
    hands: [hand(), hand()],
    bids: [null, null],
    won: [0, 0],
    past: [],
    outcome: null,
  };
  for (const seat of SEATS) table.emit?.({ kind: "dealt", seat, hand: state.hands[seat] });
  startRound(state, table);
  return state;
}

const rising = (a: number, b: number): number => a - b;

/** Both are asked at once, each until it has bid. */
function decisions({ outcome, bids, round, settings: { bidMs } }: State): readonly Decision[] {
  if (outcome) return [];
  return SEATS.filter((seat) => bids[seat] === null).map((seat) => ({
    id: round * 2 + seat,
    seat,
    kind: "bid",
    limitMs: bidMs === 0 ? null : bidMs,
  }));
}

/** The bell: the lowest card is bid. */
function expire(state: State, seat: Seat, table: Table<Event>): void {
  table.emit?.({ kind: "bell", seat });
  bid(state, seat, Math.min(...state.hands[seat]), table);
}

function refusal({ hands }: State, seat: Seat, { card }: Move): Refusal | null {
  const hand = hands[seat];
  if (hand.includes(card)) return null;
  return { code: "not-in-hand", words: `You do not hold a ${card}; you have ${hand.join(", ")}.` };
}
