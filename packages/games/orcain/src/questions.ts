import type { Decision, Seat } from "@holmgang/kernel";
import type { Settings } from "./settings.ts";
import type { State } from "./shape.ts";

/** The questions open now. */
export function questions(state: State): readonly Decision[] {
  if (state.outcome) return NONE;
  const first = state.seats[0].status === "open";
  const second = state.seats[1].status === "open";
  if (first && second) return bothAsked(state);
  return [question(state, first ? 0 : 1)];
}

const NONE: readonly Decision[] = [];

/** The opening question of every round, for the settings asked about last: a playout asks for the same ones for ever. */
let known: { readonly settings: Settings | null; readonly rounds: (readonly Decision[])[] } = {
  settings: null,
  rounds: [],
};

function bothAsked(state: State): readonly Decision[] {
  if (known.settings !== state.settings) known = { settings: state.settings, rounds: [] };
  return (known.rounds[state.roundIndex] ??= [question(state, 0), question(state, 1)]);
}

function question({ roundIndex, settings }: State, seat: Seat): Decision {
  const { prepMs } = settings;
  return {
    id: roundIndex * 2 + seat,
    seat,
    kind: "layout",
    limitMs: prepMs === 0 ? null : prepMs,
  };
}
