import type { Game } from "../../game.ts";
import { rival } from "../../seat.ts";
import type { Seat } from "../../seat.ts";
import { toy } from "../toy.ts";
import type { Toy, ToyState } from "../toy.ts";
import { mutant } from "./mutant.ts";

/** What each seat has staged in secret, by round: nobody is ever shown it. */
interface Grudge {
  past?: Partial<Record<string, number>>;
}

/** The card that the rival staged two rounds ago, if it did. */
const grudge = ({ past, round }: ToyState & Grudge, seat: Seat): number | null =>
  past?.[`${round - 2} ${rival(seat)}`] ?? null;

/** A guess knows nothing of it, so it shows only where somebody really has staged a card. */
const remembering: Partial<Game<Toy>> = {
  apply(state: ToyState & Grudge, seat, move, table) {
    if (move.kind === "stage")
      state.past = { ...state.past, [`${state.round} ${seat}`]: move.card };
    toy.apply(state, seat, move, table);
  },
};

export const grudgeMutants = [
  mutant("secrecy", "says in a refusal what the rival staged two rounds ago", {
    ...remembering,
    refusal(state, seat, move) {
      const refusal = toy.refusal(state, seat, move);
      const card = grudge(state, seat);
      return refusal && card !== null
        ? { ...refusal, words: `Not that, nor the ${card} of your rival's.` }
        : refusal;
    },
  }),
  mutant("secrecy", "refuses to stage what the rival staged two rounds ago", {
    ...remembering,
    refusal: (state, seat, move) =>
      toy.refusal(state, seat, move) ??
      (move.kind === "stage" && move.card === grudge(state, seat)
        ? { code: "not-again", words: "Your rival has staged that before you." }
        : null),
  }),
];
