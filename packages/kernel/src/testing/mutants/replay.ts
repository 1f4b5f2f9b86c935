import { leaky, mutant } from "./mutant.ts";
import { toy } from "../toy.ts";
import type { ToyState } from "../toy.ts";

let ticks = 0;
const REMEMBERED = new WeakMap<ToyState, Map<string, ReturnType<typeof toy.legalMoves>>>();

export const replayMutants = [
  mutant("replay", "keeps a Set in its state", {
    setup: (config, table) => ({ ...toy.setup(config, table), seen: new Set([1]) }),
  }),
  mutant("replay", "keeps a fraction in its state", {
    setup: (config, table) => ({ ...toy.setup(config, table), weight: 0.5 }),
  }),
  mutant("replay", "remembers something outside its state", {
    apply(state, seat, move, table) {
      toy.apply(state, seat, move, table);
      state.tricks[0] += (ticks = (ticks + 1) % 7) === 0 ? 1 : 0;
    },
  }),
  mutant("replay", "tells of things that only this run knows", {
    apply(state, seat, move, table) {
      toy.apply(state, seat, move, table);
      table.emit?.({ kind: "staged", seat, card: ++ticks });
    },
  }),
  mutant("replay", "plays another game when nobody listens", {
    apply(state, seat, move, table) {
      toy.apply(state, seat, move, table);
      if (!table.emit) state.tricks[seat]++;
    },
  }),
  mutant("replay", "remembers legal moves by the state they were asked of", {
    legalMoves(state, seat) {
      const key = `${seat}`;
      const known = REMEMBERED.get(state) ?? new Map<string, ReturnType<typeof toy.legalMoves>>();
      REMEMBERED.set(state, known);
      const moves = known.get(key) ?? toy.legalMoves(state, seat);
      known.set(key, moves);
      return moves;
    },
  }),
  mutant("replay", "shows how many matches it has seen", {
    setup(config, table) {
      ticks++;
      return toy.setup(config, table);
    },
    view: (state, viewer) => leaky(state, viewer, { ticks }),
  }),
];
