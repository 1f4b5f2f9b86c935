import { rival } from "../../seat.ts";
import { toy } from "../toy.ts";
import { mutant } from "./mutant.ts";

export const soundMutants = [
  mutant("sound", "guesses that the rival still holds what it has shown", {
    determinize(view, seat, rng) {
      const state = toy.determinize(view, seat, rng);
      const shown = view.last?.[rival(seat)];
      if (shown !== undefined && state.hands[rival(seat)].length > 0)
        state.hands[rival(seat)][0] = shown;
      return state;
    },
  }),
  mutant("sound", "guesses a card that does not exist", {
    determinize(view, seat, rng) {
      const state = toy.determinize(view, seat, rng);
      if (state.hands[rival(seat)].length > 0) state.hands[rival(seat)][0] = 6;
      return state;
    },
  }),
  mutant("sound", "guesses a past that has not happened", {
    determinize: (view, seat, rng) => ({ ...toy.determinize(view, seat, rng), tricks: [0, 0] }),
  }),
  mutant("sound", "loses a card", {
    apply(state, seat, move, table) {
      toy.apply(state, seat, move, table);
      if (state.hands[0].length > 1 && state.round === 2) state.hands[0].pop();
    },
  }),
];
