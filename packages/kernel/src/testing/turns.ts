import type { Game } from "../game.ts";
import { rival } from "../seat.ts";
import type { LawKit } from "./kit.ts";
import { runner, runnerKit } from "./runner.ts";
import type { Runner, RunnerState } from "./runner.ts";

/**
 * Two Rows in turns, the smallest game with public questions: everybody sees who lays a card, and whose turn it is, and
 * only the card is secret.
 */
export const turns: Game<Runner> = {
  ...runner,
  id: "turns",
  decisions: (state) =>
    runner
      .decisions(state)
      .filter(({ seat }) => seat === turnOf(state))
      .map((decision) => ({ ...decision, public: true })),
  expire(state, seat, clock, table) {
    table.emit?.({ kind: "bell", seat });
    runner.expire(state, seat, clock, table);
  },
  view: (state, viewer) => ({
    ...runner.view(state, viewer),
    laid: [state.rows[0].length, state.rows[1].length],
  }),
  redact: (event, viewer) =>
    event.kind === "laid" && event.seat !== viewer ? { ...event, card: null } : event,
  determinize({ cards, own, shown, laid = [0, 0], outcome }, seat, rng) {
    const other = rival(seat);
    const mine = [...(own ?? [])];
    const guess = Array.from({ length: laid[other] }, () => rng.below(2));
    const theirs = shown ? [...shown[other]] : guess;
    return { cards, rows: seat === 0 ? [mine, theirs] : [theirs, mine], outcome };
  },
};

const turnOf = ({ rows }: RunnerState): 0 | 1 => (rows[0].length > rows[1].length ? 1 : 0);

export const turnsKit: LawKit<Runner> = {
  ...runnerKit,
  game: turns,
  numbers: {
    of: ({ laid = [0, 0] }) => Object.fromEntries(laid.entries()),
    after: (laid, event) => (event.kind === "laid" ? { ...laid, [event.seat]: event.nth } : laid),
  },
  events: [...runnerKit.events, "bell"],
};
