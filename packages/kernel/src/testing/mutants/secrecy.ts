import { leaky, mutant } from "./mutant.ts";
import { toy } from "../toy.ts";
import type { ToyState, ToyView } from "../toy.ts";

export const secrecyMutants = [
  mutant("secrecy", "shows the rival's staged card", {
    view: (state, viewer) => leaky(state, viewer, { rivals: [...state.staged] }),
  }),
  mutant("secrecy", "shows the rival's hand", {
    view: (state, viewer) =>
      leaky(state, viewer, { rivals: [...state.hands[0], ...state.hands[1]] }),
  }),
  mutant("secrecy", "lets the legal moves tell of the rival", {
    legalMoves: (state, seat) =>
      toy
        .legalMoves(state, seat)
        .slice(0, Math.max(1, 1 + (Math.max(...state.hands[seat === 0 ? 1 : 0]) % 3))),
  }),
  mutant("secrecy", "tells a seat what its rival stages", { redact: (event) => event }),
  mutant("secrecy", "guesses the emptiest state every time", {
    determinize: (view, seat) => emptiest(view, seat),
  }),
  mutant("secrecy", "forgets in its guess what the seat staged", {
    determinize: (view, seat, rng) => ({
      ...toy.determinize(view, seat, rng),
      staged: [null, null],
    }),
  }),
  mutant("secrecy", "tells in its refusals whether the rival is ready", {
    refusal: (state, seat, move) =>
      toy.refusal(state, seat, move) && {
        code: "not-in-hand",
        words: `You do not hold that, and your rival ${state.played[seat === 0 ? 1 : 0] === null ? "waits" : "is ready"}.`,
      },
  }),
  mutant("secrecy", "tells everybody what was dealt", {
    redact: (event, viewer) => (event.kind === "dealt" ? event : toy.redact(event, viewer)),
  }),
  mutant("secrecy", "lets the hands slip out with a trick", {
    apply(state, seat, move, { rng, emit }) {
      const held = state.hands.map((hand) => [...hand]);
      toy.apply(state, seat, move, {
        rng,
        emit:
          emit &&
          ((event) => emit(event.kind === "trick" ? ({ ...event, held } as typeof event) : event)),
      });
    },
  }),
  mutant("secrecy", "guesses cards that do not exist", {
    determinize(view, seat, rng) {
      const state = toy.determinize(view, seat, rng);
      state.hands[seat === 0 ? 1 : 0] = [];
      return state;
    },
    view: (state, viewer) => ({ ...toy.view(state, viewer), counts: [0, 0] }),
  }),
];

function emptiest(view: ToyView, seat: 0 | 1): ToyState {
  const cards = [1, 2, 3, 4, 5].slice(0, view.counts[seat === 0 ? 1 : 0]);
  const own = [...(view.hand ?? [])];
  return {
    round: view.round,
    hands: seat === 0 ? [own, cards] : [cards, own],
    staged: seat === 0 ? [view.staged, null] : [null, view.staged],
    played: seat === 0 ? [view.played, null] : [null, view.played],
    tricks: [...view.tricks],
    last: view.last,
    outcome: view.outcome,
  };
}
