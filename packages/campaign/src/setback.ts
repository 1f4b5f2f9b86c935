import { sideline } from "./army.ts";
import { metresFromTown } from "./distance.ts";
import { between, coin } from "./odds.ts";
import { gold } from "./purse.ts";
import type { Run } from "./run.ts";

/** Setbacks weigh more the further the town is: once again for every so many metres, three times at most. */
const WEIGHT_METRES = 150_000;
const MOST_WEIGHT = 3;
/** From so many metres on a card is away for one encounter more. */
const LOCK_METRES = [100_000, 200_000] as const;

/** What it costs not to move on: gold, or a card for a while. */
export function setback(run: Run): void {
  const { state, rng } = run;
  const metres = metresFromTown(state);
  if (coin(rng)) {
    const weight = Math.min(MOST_WEIGHT * WEIGHT_METRES, WEIGHT_METRES + metres);
    const lost = Math.floor(
      (2 * between(rng, 10, 20) * weight + WEIGHT_METRES) / (2 * WEIGHT_METRES),
    );
    gold(run, -lost, "setback");
  } else sideline(run, 1 + LOCK_METRES.filter((limit) => metres > limit).length, "setback");
}
