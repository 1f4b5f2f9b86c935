import { pick } from "@holmgang/kernel";
import { fall } from "../army.ts";
import { close } from "../complete.ts";
import { count } from "../count.ts";
import { nearestPlace } from "../distance.ts";
import type { Run } from "../run.ts";
import { setback } from "../setback.ts";
import { deliver } from "../supply.ts";
import { walkTo } from "./travel.ts";
import { no } from "./verb.ts";
import type { Verb } from "./verb.ts";

/** Stays in place for as long as an encounter. */
export const wait: Verb<"wait"> = {
  phases: ["camp"],
  list: () => [{ kind: "wait" }],
  refusal: () => null,
  apply(run) {
    const { state, rng, emit } = run;
    const { waitFallIn, brokeFallIn } = state.setup.settings;
    const oneIn = state.gold > 0 ? waitFallIn : brokeFallIn;
    emit({ kind: "waited" });
    pass(run);
    if (rng.below(oneIn) === 0 && state.deck.length > 0) fall(run, pick(rng, state.deck), "lost");
    deliver(run);
    close(run);
  },
};

/** Goes back to where the army was before. */
export const goBack: Verb<"return"> = {
  phases: ["camp"],
  list: () => [{ kind: "return" }],
  refusal: ({ route }) =>
    route.length < 2 ? no("no-way-back", "There is nowhere to return to yet.") : null,
  apply(run) {
    const { state, emit } = run;
    const spot = state.route.at(-2)!; // or it was refused
    walkTo(state, spot);
    emit({ kind: "returned", near: nearestPlace(state.act, spot) });
    pass(run);
    deliver(run);
    close(run);
  },
};

/** It counts as an encounter, and costs something. */
function pass(run: Run): void {
  run.state.choices = [];
  count(run);
  setback(run);
}
