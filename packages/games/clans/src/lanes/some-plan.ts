import { shuffle } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { PROFILES } from "../cards/profile.ts";
import { freeGrounds } from "./legal.ts";
import { LANES, PLACES } from "./places.ts";
import type { Placement } from "./places.ts";
import type { State } from "./shape.ts";

/** Any plan: in every lane, in any order, none, one or two cards of the hand, as far as there is room. No card is taken twice. */
export function somePlan(state: State, seat: Seat, rng: Rng): Placement[] {
  const hand = shuffle(rng, state.seats[seat].hand);
  const plan: Placement[] = [];
  for (const lane of shuffle(rng, LANES))
    for (let count = rng.below(3); count > 0 && hand.length > 0; count--) {
      const free = freeGrounds(state, seat, plan).filter((ground) => ground.lane === lane);
      const card = hand.at(-1)!; // the hand is not empty
      const ground = free.find(({ at }) => at === "base" || PROFILES[card].drops);
      if (!ground) break;
      hand.pop();
      plan.push({ card, lane, at: ground.at, place: PLACES[rng.below(2)]! });
    }
  return plan;
}
