import { openBattle } from "../battle.ts";
import { complete } from "../complete.ts";
import { nearestPlace } from "../distance.ts";
import { heal } from "../health.ts";
import { percentOf } from "../odds.ts";
import type { Run } from "../run.ts";
import type { Encounter, Spot, State } from "../shape.ts";
import { openShop } from "../shop.ts";
import { no } from "./verb.ts";
import type { Verb } from "./verb.ts";

/** Goes to one of the encounters on offer. */
export const travel: Verb<"travel"> = {
  phases: ["camp"],
  list: ({ choices }) => choices.map((_, choice) => ({ kind: "travel", choice })),
  refusal: ({ choices }, { choice }) =>
    choices[choice] ? null : no("no-choice", `There is no encounter ${choice} to go to.`),
  apply(run, { choice }) {
    const { state, emit } = run;
    const encounter = state.choices[choice]!; // or it was refused
    const { kind, title, spot } = encounter;
    state.current = encounter;
    state.choices = [];
    walkTo(state, spot);
    emit({ kind: "arrived", encounter: kind, title, near: nearestPlace(state.act, spot) });
    meet(run, encounter);
  },
};

export function walkTo(state: State, spot: Spot): void {
  if (spot.lat === state.at.lat && spot.lon === state.at.lon) return;
  state.at = spot;
  state.route.push(spot);
}

function meet(run: Run, { kind, difficulty, secret }: Encounter): void {
  const { state } = run;
  const foe = secret?.kind === "ambush" ? secret.difficulty : difficulty;
  if (foe) return openBattle(run, foe);
  if (kind === "shop") return openShop(run);
  if (kind === "rest") heal(run, percentOf(state.maxHp, state.setup.settings.restPercent), "rest");
  return complete(run, { isWon: true, isFight: false });
}
