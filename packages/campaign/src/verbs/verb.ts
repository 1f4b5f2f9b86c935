import type { Refusal } from "@holmgang/kernel";
import type { Run } from "../run.ts";
import type { Move, MoveKind, MoveOf, Phase, State } from "../shape.ts";

/** One thing that can be done in a run. */
export interface Verb<K extends MoveKind> {
  /** When it can be done at all. */
  readonly phases: readonly Phase[];
  /** Every way to do it now; what `refusal` has something against is left out. */
  list(state: State): readonly MoveOf<K>[];
  /** Why not; null if nothing is against it. */
  refusal(state: State, move: MoveOf<K>): Refusal | null;
  apply(run: Run, move: MoveOf<K>): void;
}

/** A verb of whatever kind: it is only asked about moves of its own. */
export interface AnyVerb {
  readonly phases: readonly Phase[];
  list(state: State): readonly Move[];
  refusal(state: State, move: Move): Refusal | null;
  apply(run: Run, move: Move): void;
}

export const no = (code: string, words: string): Refusal => ({ code, words });

/** Against spending more than there is. */
export const tooDear = ({ gold }: State, price: number): Refusal | null =>
  gold < price ? no("no-gold", `That costs ${price} gold, and you have ${gold}.`) : null;

/** The sum of what is said against something: the first word of it. */
export const first = (...against: readonly (Refusal | null | false)[]): Refusal | null =>
  against.find((each) => each !== null && each !== false) || null;
