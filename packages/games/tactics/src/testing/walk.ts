import { open, parseConfig, pick, seededRng } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { tactics } from "../rules.ts";
import type { Event, Move, State } from "../shape.ts";
import { lawKit } from "./law-kit.ts";

/** A moment of a random match: somebody is asked, and will answer by a listed move. The state goes on with the walk. */
interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly listed: readonly Move[];
  readonly move: Move;
}

interface Walk {
  readonly matches: number;
  /** Hears everything that is announced. */
  readonly emit?: (event: Event) => void;
  /** The bell rings once in so many; never if left out. */
  readonly bells?: number;
}

/** Every moment of so many random matches, of all kinds that the laws know. */
export function* walk(seed: string, plan: Walk): Generator<Moment> {
  for (let match = 0; match < plan.matches; match++)
    yield* walkThrough(`${seed}/${match}`, seededRng(`${seed}/moves/${match}`), plan);
}

function* walkThrough(seed: string, rng: Rng, { emit = () => {}, bells = 0 }: Walk) {
  const config = parseConfig(tactics, lawKit.configs(rng));
  if (!config.ok) throw new Error(config.refusal.words);
  const { position, events } = open(tactics, config.value, seed);
  const { state } = position;
  events.forEach(emit);
  while (state.outcome === null) {
    const { seat } = pick(rng, tactics.decisions(state));
    const listed = tactics.legalMoves(state, seat);
    const move = pick(rng, listed);
    yield { state, seat, listed, move };
    if (bells > 0 && rng.below(bells) === 0) tactics.expire(state, seat, "limit", { rng, emit });
    else tactics.apply(state, seat, move, { rng, emit });
  }
}
