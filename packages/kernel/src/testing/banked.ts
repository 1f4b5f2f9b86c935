import type { Decision, Game, Table } from "../game.ts";
import { rival } from "../seat.ts";
import type { Seat } from "../seat.ts";
import type { LawKit } from "./kit.ts";
import { runner } from "./runner.ts";
import type { Runner, RunnerState } from "./runner.ts";
import { turns, turnsKit } from "./turns.ts";

/** What each seat has for the whole match. */
export const BANK_MS = 3000;

/** How long a seat may think over its second card, its third, its fourth: by limit and bank, by the bank alone, by a limit alone. */
const TERMS: readonly Pick<Decision, "limitMs" | "bankMs">[] = [
  { limitMs: 1000, bankMs: BANK_MS },
  { limitMs: null, bankMs: BANK_MS },
  { limitMs: 1000 },
];

/**
 * Two Rows by a chess clock, the smallest game with time banks: the first cards are laid together in secret, which costs
 * no time, the others in turns. Whose limit is over lays a 0; whose bank is empty has lost.
 */
export const banked: Game<Runner> = {
  ...turns,
  id: "banked",
  decisions(state) {
    if (state.outcome) return [];
    if (!hasBegun(state))
      return runner.decisions(state).filter(({ seat }) => state.rows[seat].length === 0);
    return turns
      .decisions(state)
      .map((decision) => ({ ...decision, ...TERMS[state.rows[decision.seat].length - 1] }));
  },
  apply(state, seat, move, table) {
    turns.apply(state, seat, move, table);
    tellBeginning(state, seat, table);
  },
  expire(state, seat, clock, table) {
    if (clock === "bank") return loseOnTime(state, seat, table);
    const { expire } = hasBegun(state) ? turns : runner;
    expire(state, seat, clock, table);
    tellBeginning(state, seat, table);
  },
  view(state, viewer) {
    const laid = (seat: Seat) => (hasBegun(state) || viewer === seat ? state.rows[seat].length : 0);
    return { ...runner.view(state, viewer), laid: [laid(0), laid(1)] };
  },
  redact(event, viewer) {
    const isSecret = event.kind === "laid" && event.nth === 1 && event.seat !== viewer;
    return isSecret ? null : turns.redact(event, viewer);
  },
  determinize(view, seat, rng) {
    const state = turns.determinize(view, seat, rng);
    // Whoever has not laid its first card cannot know whether its rival has.
    if (!view.outcome && state.rows[seat].length === 0 && rng.below(2) === 0)
      state.rows[rival(seat)].push(rng.below(2));
    return state;
  },
};

const hasBegun = ({ rows }: RunnerState): boolean => rows.every((row) => row.length > 0);

function tellBeginning({ rows }: RunnerState, seat: Seat, { emit }: Table<Runner["event"]>): void {
  if (rows[seat].length === 1 && rows[rival(seat)].length === 1) emit?.({ kind: "begun" });
}

function loseOnTime(state: RunnerState, seat: Seat, { emit }: Table<Runner["event"]>): void {
  state.outcome = { result: "win", seat: rival(seat), reason: "time" };
  emit?.({ kind: "bell", seat });
  emit?.({ kind: "shown", rows: state.rows });
}

export const bankedKit: LawKit<Runner> = {
  ...turnsKit,
  game: banked,
  sound: (state) =>
    state.outcome?.reason === "time" && hasBegun(state) ? null : turnsKit.sound(state),
  numbers: {
    of: turnsKit.numbers.of,
    after: (laid, event) =>
      event.kind === "begun" ? { 0: 1, 1: 1 } : turnsKit.numbers.after(laid, event),
  },
  events: [...turnsKit.events, "begun"],
  endings: [...turnsKit.endings, "win time"],
};
