import { leaky, mutant } from "./mutant.ts";
import { toy } from "../toy.ts";
import type { ToyState, ToyView } from "../toy.ts";

export const hushMutants = [
  mutant("hush", "shows that the rival is ready", {
    view: (state, viewer) =>
      leaky(state, viewer, { ready: state.played.map((card) => card !== null) }),
    determinize: (view, seat, rng) => agreeing(view, toy.determinize(view, seat, rng), seat),
  }),
  mutant("hush", "lets everybody hear of staged cards", { redact: (event) => event }),
  mutant("hush", "lets only spectators hear of staged cards", {
    redact: (event, viewer) => (viewer === "spectator" ? event : toy.redact(event, viewer)),
  }),
];

/** Makes a guess agree with the readiness a leaky view shows, so that only the hush law can object. */
function agreeing(view: ToyView & { ready?: boolean[] }, state: ToyState, seat: 0 | 1): ToyState {
  const other = seat === 0 ? 1 : 0;
  const ready = view.ready?.[other] ?? false;
  if (ready && state.played[other] === null) state.played[other] = state.hands[other].pop() ?? null;
  if (!ready && state.played[other] !== null) state.hands[other].push(state.played[other]);
  if (!ready) state.played[other] = null;
  return state;
}
