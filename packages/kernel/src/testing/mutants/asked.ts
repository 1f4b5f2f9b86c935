import { mutant } from "./mutant.ts";
import { toy } from "../toy.ts";

export const askedMutants = [
  mutant("asked", "gives more time to whoever stages", {
    decisions: (state) =>
      toy.decisions(state).map((decision) => ({
        ...decision,
        limitMs: state.staged[decision.seat] === null ? 1000 : 9000,
      })),
  }),
  mutant("asked", "asks nobody in the second round", {
    decisions: (state) => (state.round === 2 ? [] : toy.decisions(state)),
  }),
  mutant("asked", "asks and leaves no move", { legalMoves: () => [] }),
  mutant("asked", "lists a move it refuses", {
    legalMoves: (state, seat) => [...toy.legalMoves(state, seat), { kind: "play", card: 9 }],
  }),
  mutant("asked", "lists a move that does not survive the wire", {
    legalMoves: (state, seat) => toy.legalMoves(state, seat).map((move) => ({ ...move, by: seat })),
  }),
  mutant("asked", "uses a decision id again", {
    decisions: (state) =>
      toy.decisions(state).map((decision) => ({ ...decision, id: decision.seat })),
  }),
  mutant("asked", "lets one seat close the other's question", {
    apply(state, seat, move, table) {
      toy.apply(state, seat, move, table);
      const other = seat === 0 ? 1 : 0;
      if (move.kind === "play" && state.played[seat] !== null)
        toy.expire(state, other, "limit", table);
    },
  }),
];
