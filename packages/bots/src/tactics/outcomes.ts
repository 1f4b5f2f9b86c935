import type { Rng, Seat } from "@holmgang/kernel";
import { copyState, tactics } from "@holmgang/tactics";
import type { Move, State } from "@holmgang/tactics";

/** A state that a move may lead to, and how likely it is to. */
interface Outcome {
  readonly state: State;
  readonly chance: number;
}

/** The state that a move leads to if chance has no word in it; null if it has. */
export function certain(state: State, seat: Seat, move: Move): State | null {
  const after = copyState(state);
  COIN.tossed = false;
  tactics.apply(after, seat, move, COIN_TABLE);
  return COIN.tossed ? null : after;
}

/** Remembers whether it was asked. One for all: a search makes millions of moves, one after the other. */
const COIN = {
  tossed: false,
  below(): number {
    COIN.tossed = true;
    return 0;
  },
};
const COIN_TABLE = { rng: COIN };

/** More results of chance than this are not all looked at: the likeliest are. */
const MOST = 12;

/** Everything that may come of a move, a state for every result of chance. */
export function outcomes(state: State, seat: Seat, move: Move): readonly Outcome[] {
  const found: Outcome[] = [];
  const scripts: (readonly number[])[] = [[]];
  for (let script = scripts.pop(); script && found.length < MOST; script = scripts.pop()) {
    const drawn: number[] = [];
    const rng = scripted(script, drawn);
    const after = copyState(state);
    tactics.apply(after, seat, move, { rng });
    // What was drawn beyond the script has its other results still before it.
    for (let draw = script.length; draw < drawn.length; draw++)
      for (let roll = 1; roll < drawn[draw]!; roll++)
        scripts.push([...script, ...Array<number>(draw - script.length).fill(0), roll]);
    found.push({ state: after, chance: drawn.reduce((chance, n) => chance / n, 1) });
  }
  return found;
}

/** Rolls by a script, then zeros; `drawn` tells how many results each roll could have had. */
const scripted = (script: readonly number[], drawn: number[]): Rng => ({
  below(n) {
    drawn.push(n);
    return script[drawn.length - 1] ?? 0;
  },
});
