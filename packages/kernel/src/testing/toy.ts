import type { Decision, Game, Outcome, Table } from "../game.ts";
import { accept, refuse } from "../result.ts";
import type { Result } from "../result.ts";
import { pick, shuffle } from "../rng.ts";
import type { Rng } from "../rng.ts";
import { isSeat, rival, SEATS } from "../seat.ts";
import type { BySeat, Seat, Viewer } from "../seat.ts";
import { readSettings } from "../settings.ts";
import type { LawKit } from "./kit.ts";

/**
 * High Card, the smallest game with everything the laws look at: dealt hands, secret simultaneous choices, staging, a
 * bell, chance. Each round both seats play a card face down; the higher takes the trick; equal ones are rolled for.
 */
export interface Toy {
  settings: { readonly cards: number };
  entry: null;
  state: ToyState;
  move: ToyMove;
  event: ToyEvent;
  view: ToyView;
}

interface ToyMove {
  readonly kind: "stage" | "play";
  readonly card: number;
}

export interface ToyState {
  round: number;
  readonly hands: BySeat<number[]>;
  readonly staged: BySeat<number | null>;
  readonly played: BySeat<number | null>;
  readonly tricks: BySeat<number>;
  /** The cards of the last trick. */
  last: Readonly<BySeat<number>> | null;
  outcome: Outcome | null;
}

export type ToyEvent =
  | { readonly kind: "dealt"; readonly seat: Seat; readonly hand: readonly number[] | null }
  | { readonly kind: "staged"; readonly seat: Seat; readonly card: number }
  | { readonly kind: "trick"; readonly cards: Readonly<BySeat<number>>; readonly seat: Seat };

export interface ToyView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly hand: readonly number[] | null;
  readonly staged: number | null;
  readonly played: number | null;
  readonly counts: Readonly<BySeat<number>>;
  readonly tricks: Readonly<BySeat<number>>;
  readonly last: Readonly<BySeat<number>> | null;
  readonly outcome: Outcome | null;
}

const SETTINGS = [
  { key: "cards", kind: "integer", min: 1, max: 4, default: 3, about: "Cards in each hand." },
] as const;
const FACES = [1, 2, 3, 4, 5];

export const toy: Game<Toy> = {
  id: "toy",
  rules: 1,
  settings: SETTINGS,
  forfeits: { resigned: "resigned", disconnected: "disconnected", abandoned: "abandoned" },
  terms: () => ({ disconnectGraceMs: 60_000, stake: 0, paces: [], ladder: null }),
  parseSettings: (input) => readSettings(SETTINGS, input),
  parseEntry: (input) =>
    input == null ? accept(null) : refuse("bad-entry", "Nothing is brought to High Card."),
  parseMove,
  setup({ settings }, { rng, emit }) {
    const hand = () => shuffle(rng, FACES).slice(0, settings.cards);
    const hands: BySeat<number[]> = [hand(), hand()];
    emit?.({ kind: "dealt", seat: 0, hand: hands[0] });
    emit?.({ kind: "dealt", seat: 1, hand: hands[1] });
    return {
      round: 1,
      hands,
      staged: [null, null],
      played: [null, null],
      tricks: [0, 0],
      last: null,
      outcome: null,
    };
  },
  decisions({ outcome, played, round }) {
    const ask = (seat: Seat): Decision => ({
      id: round * 2 + seat,
      seat,
      kind: "card",
      limitMs: 1000,
    });
    return outcome ? [] : ([0, 1] as const).filter((seat) => played[seat] === null).map(ask);
  },
  legalMoves: ({ hands }, seat) => hands[seat].map((card) => ({ kind: "play", card })),
  refusal: ({ hands }, seat, { card }) =>
    hands[seat].includes(card) ? null : { code: "not-in-hand", words: `You do not hold ${card}.` },
  apply(state, seat, { kind, card }, table) {
    if (kind === "play") return play(state, seat, card, table);
    state.staged[seat] = card;
    table.emit?.({ kind: "staged", seat, card });
  },
  expire: (state, seat, _clock, table) =>
    play(state, seat, state.staged[seat] ?? Math.min(...state.hands[seat]), table),
  outcome: (state) => state.outcome,
  showMs: () => 0,
  view: ({ round, hands, staged, played, tricks, last, outcome }, viewer) => ({
    viewer,
    round,
    hand: isSeat(viewer) ? [...hands[viewer]] : null,
    staged: isSeat(viewer) ? staged[viewer] : null,
    played: isSeat(viewer) ? played[viewer] : null,
    counts: [
      hands[0].length + Number(played[0] !== null),
      hands[1].length + Number(played[1] !== null),
    ],
    tricks: [...tricks],
    last,
    outcome,
  }),
  redact(event, viewer) {
    if (event.kind === "trick" || event.seat === viewer) return event;
    return event.kind === "dealt" ? { ...event, hand: null } : null;
  },
  determinize,
};

function parseMove(input: unknown): Result<ToyMove> {
  const { kind, card }: Partial<Record<string, unknown>> =
    typeof input === "object" ? { ...input } : {};
  if ((kind === "stage" || kind === "play") && Number.isSafeInteger(card))
    return accept({ kind, card: Number(card) });
  return refuse("unparsable", "A move is {kind: 'stage' or 'play', card: a number}.");
}

function play(state: ToyState, seat: Seat, card: number, table: Table<ToyEvent>): void {
  state.hands[seat].splice(state.hands[seat].indexOf(card), 1);
  state.played[seat] = card;
  state.staged[seat] = null;
  const [first, second] = state.played;
  if (first === null || second === null) return;
  const winner = first === second ? pick(table.rng, [0, 1] as const) : first > second ? 0 : 1;
  state.tricks[winner]++;
  state.last = [first, second];
  table.emit?.({ kind: "trick", cards: [first, second], seat: winner });
  state.round++;
  state.played[0] = state.played[1] = state.staged[0] = state.staged[1] = null;
  if (state.hands[0].length === 0) state.outcome = ended(state.tricks);
}

function ended([first, second]: BySeat<number>): Outcome {
  if (first === second) return { result: "draw", reason: "tricks" };
  return { result: "win", seat: first > second ? 0 : 1, reason: "tricks" };
}

/** The rival holds any cards but the one it showed last, and may have played any of them. */
function determinize(view: ToyView, seat: Seat, rng: Rng): ToyState {
  const other = rival(seat);
  const free = FACES.filter((card) => card !== view.last?.[other]);
  const held = shuffle(rng, free).slice(0, view.counts[other]);
  const state: ToyState = {
    round: view.round,
    hands: [[], []],
    staged: [null, null],
    played: [null, null],
    tricks: [...view.tricks],
    last: view.last,
    outcome: view.outcome,
  };
  state.hands[seat] = [...(view.hand ?? [])];
  state.staged[seat] = view.staged;
  state.played[seat] = view.played;
  state.hands[other] = held;
  if (view.played === null && held.length > 0 && rng.below(2) === 0)
    state.played[other] = held.pop() ?? null;
  return state;
}

/** Every card once, tricks for every round played, and nobody holds what lies on the table. */
function sound({ round, hands, staged, played, tricks, last }: ToyState): string | null {
  if (tricks[0] + tricks[1] !== round - 1)
    return `${round - 1} rounds gave ${tricks.join(" and ")}`;
  if ((last === null) !== (round === 1)) return "the last trick is not of the last round";
  const cards = SEATS.map((seat) =>
    [...hands[seat], played[seat], last?.[seat] ?? null].filter((card) => card !== null),
  );
  for (const seat of SEATS) {
    if (cards[seat]!.some((card) => !FACES.includes(card))) return `seat ${seat} has odd cards`;
    if (new Set(cards[seat]).size < cards[seat]!.length) return `seat ${seat} has a card twice`;
    if (staged[seat] !== null && !hands[seat].includes(staged[seat]))
      return `seat ${seat} stages what it does not hold`;
  }
  return cards[0]!.length === cards[1]!.length ? null : "cards were lost";
}

export const toyKit: LawKit<Toy> = {
  game: toy,
  configs: (rng) => ({ settings: { cards: 1 + rng.below(4) } }),
  tiny: (rng) => ({ settings: { cards: 1 + rng.below(2) } }),
  sound,
  extraMoves: (state, seat, rng) => [
    { kind: "stage", card: pick(rng, state.hands[seat]) },
    { kind: "play", card: 9 },
    { kind: "stage" },
  ],
  numbers: {
    of: ({ tricks }) => Object.fromEntries(tricks.entries()),
    after: (tricks, event) =>
      event.kind === "trick" ? { ...tricks, [event.seat]: tricks[event.seat]! + 1 } : tricks,
  },
  bound: 8,
  events: ["dealt", "staged", "trick"],
  endings: [
    "win tricks",
    "draw tricks",
    "win resigned",
    "both-lose disconnected",
    "void abandoned",
  ],
  features: {
    of: (event) => (event.kind === "trick" ? event.cards.map((card) => `card ${card}`) : []),
    mustSee: FACES.map((card) => `card ${card}`),
  },
};
