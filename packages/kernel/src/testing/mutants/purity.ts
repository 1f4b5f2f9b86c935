import { mutant } from "./mutant.ts";
import { toy } from "../toy.ts";

const SHARED_TRICKS: [number, number] = [0, 0];

export const purityMutants = [
  mutant("purity", "reads the clock and forgets it", {
    apply(state, seat, move, table) {
      if (Reflect.construct(Date, []) === undefined) return;
      toy.apply(state, seat, move, table);
    },
  }),
  mutant("purity", "rolls ambient dice in a view and forgets them", {
    view(state, viewer) {
      Math.random();
      return toy.view(state, viewer);
    },
  }),
  mutant("purity", "rolls ambient dice in its guesses", {
    determinize(view, seat, rng) {
      Math.random();
      return toy.determinize(view, seat, rng);
    },
  }),
  mutant("purity", "reads the clock when it redacts", {
    redact(event, viewer) {
      Date.now();
      return toy.redact(event, viewer);
    },
  }),
  mutant("purity", "hands out its own hand as a view", {
    view: (state, viewer) => ({
      ...toy.view(state, viewer),
      hand: viewer === "spectator" ? null : state.hands[viewer],
    }),
  }),
  mutant("purity", "changes a state by looking at it", {
    view(state, viewer) {
      state.staged[0] = state.staged[0] === null ? 1 : null;
      return toy.view(state, viewer);
    },
  }),
  mutant("purity", "uses up the config it was given", {
    setup(config, table) {
      Reflect.set(Object(config.settings), "cards", Math.max(1, config.settings.cards - 1));
      return toy.setup(config, table);
    },
  }),
  mutant("purity", "shares one score between all matches", {
    setup(config, table) {
      SHARED_TRICKS.fill(0);
      return { ...toy.setup(config, table), tricks: SHARED_TRICKS };
    },
  }),
];
