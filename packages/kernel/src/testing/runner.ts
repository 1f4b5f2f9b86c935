import type { Game, Outcome, Table } from "../game.ts";
import { accept, refuse } from "../result.ts";
import type { Rng } from "../rng.ts";
import { isSeat, rival, SEATS } from "../seat.ts";
import type { BySeat, Seat, Viewer } from "../seat.ts";
import { readSettings } from "../settings.ts";
import type { LawKit } from "./kit.ts";

/**
 * Two Rows, the smallest game in which a seat may run ahead: each fills its own row in secret, card after card, a
 * question each, however slow the rival is. When both rows are full they are shown, and the larger sum wins.
 */
export interface Runner {
  settings: { readonly cards: number };
  entry: null;
  state: RunnerState;
  move: { readonly kind: "lay"; readonly card: number };
  event: RunnerEvent;
  view: RunnerView;
}

export interface RunnerState {
  readonly cards: number;
  readonly rows: BySeat<number[]>;
  outcome: Outcome | null;
}

type RunnerEvent =
  | {
      readonly kind: "laid";
      readonly seat: Seat;
      readonly nth: number;
      readonly card: number | null;
    }
  /** Where they take turns, everybody hears whose time is up. */
  | { readonly kind: "bell"; readonly seat: Seat }
  /** Where they take turns after the first cards, everybody hears that these are laid. */
  | { readonly kind: "begun" }
  | { readonly kind: "shown"; readonly rows: Readonly<BySeat<readonly number[]>> };

interface RunnerView {
  readonly viewer: Viewer;
  readonly cards: number;
  readonly own: readonly number[] | null;
  readonly shown: Readonly<BySeat<readonly number[]>> | null;
  readonly outcome: Outcome | null;
  /** How many each has laid: known where they take turns. */
  readonly laid?: Readonly<BySeat<number>>;
}

const SETTINGS = [
  { key: "cards", kind: "integer", min: 1, max: 4, default: 3, about: "Cards in a row." },
] as const;

export const runner: Game<Runner> = {
  id: "runner",
  rules: 1,
  settings: SETTINGS,
  forfeits: { resigned: "resigned", disconnected: "disconnected", abandoned: "abandoned" },
  terms: () => ({ disconnectGraceMs: 60_000, stake: 0, paces: [], ladder: null }),
  parseSettings: (input) => readSettings(SETTINGS, input),
  parseEntry: (input) =>
    input == null ? accept(null) : refuse("bad-entry", "Nothing is brought to Two Rows."),
  parseMove(input) {
    const { kind, card } = (input ?? {}) as Partial<Record<string, unknown>>; // each field is looked at
    if (kind === "lay" && (card === 0 || card === 1)) return accept({ kind, card });
    return refuse("unparsable", "A move is {kind: 'lay', card: 0 or 1}.");
  },
  setup: ({ settings: { cards } }) => ({ cards, rows: [[], []], outcome: null }),
  decisions: ({ cards, rows }) =>
    SEATS.filter((seat) => rows[seat].length < cards).map((seat) => ({
      id: rows[seat].length * 2 + seat,
      seat,
      kind: "card",
      limitMs: 1000,
    })),
  legalMoves: () => [
    { kind: "lay", card: 0 },
    { kind: "lay", card: 1 },
  ],
  refusal: () => null,
  apply: (state, seat, { card }, table) => lay(state, seat, card, table),
  expire: (state, seat, _clock, table) => lay(state, seat, 0, table),
  outcome: (state) => state.outcome,
  showMs: () => 0,
  view: ({ cards, rows, outcome }, viewer) => ({
    viewer,
    cards,
    own: isSeat(viewer) ? [...rows[viewer]] : null,
    shown: outcome ? [[...rows[0]], [...rows[1]]] : null,
    outcome,
  }),
  redact: (event, viewer) => (event.kind === "laid" && event.seat !== viewer ? null : event),
  determinize,
};

function lay(state: RunnerState, seat: Seat, card: number, { emit }: Table<RunnerEvent>): void {
  const { rows, cards } = state;
  rows[seat].push(card);
  emit?.({ kind: "laid", seat, nth: rows[seat].length, card });
  if (rows[0].length < cards || rows[1].length < cards) return;
  const [first, second] = [sum(rows[0]), sum(rows[1])];
  state.outcome =
    first === second
      ? { result: "draw", reason: "sum" }
      : { result: "win", seat: first > second ? 0 : 1, reason: "sum" };
  emit?.({ kind: "shown", rows });
}

const sum = (row: readonly number[]): number => row.reduce((a, b) => a + b, 0);

/** The rival has laid any cards so far, but not all of them if this seat has: that would be the end. */
function determinize(view: RunnerView, seat: Seat, rng: Rng): RunnerState {
  const own = [...(view.own ?? [])];
  const most = own.length < view.cards ? view.cards : view.cards - 1;
  const guess = Array.from({ length: rng.below(most + 1) }, () => rng.below(2));
  const other = view.shown ? [...view.shown[rival(seat)]] : guess;
  return {
    cards: view.cards,
    rows: seat === 0 ? [own, other] : [other, own],
    outcome: view.outcome,
  };
}

export const runnerKit: LawKit<Runner> = {
  game: runner,
  configs: (rng) => ({ settings: { cards: 1 + rng.below(4) } }),
  tiny: (rng) => ({ settings: { cards: 1 + rng.below(2) } }),
  extraMoves: () => [{ kind: "lay", card: 2 }, { kind: "lay" }],
  sound: ({ cards, rows, outcome }) =>
    rows.every((row) => row.length === cards) === (outcome !== null) ? null : "the end is wrong",
  // Nothing is counted before the rows are shown.
  numbers: { of: () => ({}), after: (none) => none },
  bound: 8,
  events: ["laid", "shown"],
  endings: ["win sum", "draw sum", "win resigned", "void abandoned"],
};
