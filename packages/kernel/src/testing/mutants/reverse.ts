import { accept } from "../../result.ts";
import { shuffle } from "../../rng.ts";
import { rival } from "../../seat.ts";
import type { Seat, Viewer } from "../../seat.ts";
import { toy, toyKit } from "../toy.ts";
import type { ToyState, ToyView } from "../toy.ts";
import { leaky, mutant, variant } from "./mutant.ts";

/** Something a match keeps beside the toy's own state, and shows. */
interface More {
  more?: unknown;
}

/** The guess repeats what the view shows, so that no twin can give the leak away. */
const agreeing = {
  view: (state: ToyState & More, viewer: Viewer): ToyView & More =>
    leaky(state, viewer, { more: structuredCopy(state.more) }),
  determinize: (view: ToyView & More, ...rest: [Seat, Parameters<typeof toy.determinize>[2]]) => ({
    ...toy.determinize(view, ...rest),
    more: structuredCopy(view.more),
  }),
};

const structuredCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

export const reverseMutants = [
  mutant("reverse", "shows all that was ever staged in secret", {
    ...agreeing,
    apply(state: ToyState & More, seat, move, table) {
      toy.apply(state, seat, move, table);
      if (move.kind === "stage") state.more = [state.more ?? null, seat, move.card];
    },
  }),
  mutant("reverse", "shows the order of a deck", {
    ...agreeing,
    setup: (config, table) => ({
      ...toy.setup(config, table),
      more: shuffle(table.rng, [1, 2, 3]),
    }),
  }),
  mutant("reverse", "shows the hands that were dealt", {
    ...agreeing,
    setup(config, table) {
      const state = toy.setup(config, table);
      return { ...state, more: structuredCopy(state.hands) };
    },
  }),
  mutant("reverse", "shows only spectators the hands that were dealt", {
    ...agreeing,
    setup(config, table) {
      const state = toy.setup(config, table);
      return { ...state, more: structuredCopy(state.hands) };
    },
    view: (state, viewer) =>
      viewer === "spectator" ? agreeing.view(state, viewer) : toy.view(state, viewer),
  }),
  variant(
    {
      ...toyKit,
      tiny: (rng) => ({ settings: { cards: 1 }, entries: [rng.below(2), rng.below(2)] }),
    },
    ["reverse", "shows what the rival brought"],
    {
      ...agreeing,
      // The toy's entries are of type null, and nothing else in it looks at them.
      parseEntry: (input) => accept(input as null),
      setup: (config, table) => ({ ...toy.setup(config, table), more: [...config.entries] }),
    },
  ),
  mutant("reverse", "gives more time against better cards", {
    decisions: (state) =>
      toy.decisions(state).map((decision) => ({
        ...decision,
        limitMs: 1000 + (state.hands[rival(decision.seat)][0] ?? state.round),
      })),
  }),
  mutant("reverse", "counts in its questions what the rival stages", {
    apply(state: ToyState & More, seat, move, table) {
      toy.apply(state, seat, move, table);
      if (move.kind === "stage") state.more = Number(state.more ?? 0) + 1;
    },
    decisions: (state: ToyState & More) =>
      toy
        .decisions(state)
        .map((decision) => ({ ...decision, id: decision.id + 100 * Number(state.more ?? 0) })),
  }),
  mutant("reverse", "lets the legal moves tell of what was dealt", {
    legalMoves: (state, seat) =>
      toy.legalMoves(state, seat).slice(0, 1 + (Math.max(0, ...state.hands[rival(seat)]) % 2)),
  }),
];
