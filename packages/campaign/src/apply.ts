import { accept, clone, generator, refuse } from "@holmgang/kernel";
import type { Refusal, Result } from "@holmgang/kernel";
import type { Event } from "./events.ts";
import type { Run } from "./run.ts";
import type { Move, Phase, State } from "./shape.ts";
import { VERBS } from "./verbs/index.ts";
import type { AnyVerb } from "./verbs/verb.ts";

/** What a move led to. The state shares nothing with the one before. */
export interface Step {
  readonly state: State;
  readonly events: readonly Event[];
}

const verbOf = ({ kind }: Move): AnyVerb => VERBS[kind];

/** Why a move may not be made now; null if it may. */
function refusal(state: State, move: Move): Refusal | null {
  if (state.phase === "over") return { code: "run-over", words: "The run is over." };
  const verb = verbOf(move);
  if (!verb.phases.includes(state.phase))
    return { code: "not-now", words: `One cannot ${move.kind} now: ${NOW[state.phase]}.` };
  return verb.refusal(state, move);
}

const NOW: Readonly<Record<Phase, string>> = {
  camp: "the army is in camp",
  battle: "a battle is at hand",
  shop: "you are in a shop",
  report: "there is a report to read",
  upgrade: "the act is over",
  over: "the run is over",
};

/** Makes a move, or refuses it with nothing changed. */
export function apply(state: State, move: Move): Result<Step> {
  const against = refusal(state, move);
  if (against) return refuse(against.code, against.words);
  const next = clone(state);
  const events: Event[] = [];
  const run: Run = {
    state: next,
    rng: generator(next.rng),
    emit: (event) => void events.push(event),
  };
  verbOf(move).apply(run, move);
  next.report = reportAfter(state, move, events);
  return accept({ state: next, events });
}

/** A report tells of everything from setting out until it is read, and of nothing that is done in camp. */
function reportAfter({ phase, report }: State, { kind }: Move, events: readonly Event[]): Event[] {
  if (kind === "travel" || kind === "wait" || kind === "return") return [...events];
  return phase === "battle" || phase === "shop" ? [...report, ...events] : report;
}

/** Every move that makes progress now. A battle is answered by its record alone, which nobody can list. */
export const legal = (state: State): readonly Move[] =>
  Object.values<AnyVerb>(VERBS)
    .filter(({ phases }) => phases.includes(state.phase))
    .flatMap((verb) => verb.list(state).filter((move) => verb.refusal(state, move) === null));
