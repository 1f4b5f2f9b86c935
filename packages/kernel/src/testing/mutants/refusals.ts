import { mutant } from "./mutant.ts";
import { toy } from "../toy.ts";

export const refusalsMutants = [
  mutant("refusals", "counts what it refuses", {
    refusal(state, seat, move) {
      const refusal = toy.refusal(state, seat, move);
      if (refusal) state.tricks[seat]++;
      return refusal;
    },
  }),
  mutant("refusals", "chokes on garbage", {
    parseMove(input) {
      if (typeof input === "string") throw new Error("I read no texts");
      return toy.parseMove(input);
    },
  }),
  mutant("refusals", "chokes on strange settings", {
    parseSettings(input) {
      if (Array.isArray(input)) throw new Error("I read no lists");
      return toy.parseSettings(input);
    },
  }),
  mutant("refusals", "gives no reason", {
    refusal: (state, seat, move) => toy.refusal(state, seat, move) && { code: "", words: "" },
  }),
];
