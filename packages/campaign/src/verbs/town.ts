import { discounted } from "../perks.ts";
import { gold } from "../purse.ts";
import type { State } from "../shape.ts";
import { build as raise, canHurry, elementsOf, hurryAll } from "../supply.ts";
import { BUILDING_IDS, buildingRow } from "../tables/buildings.ts";
import type { BuildingId } from "../tables/buildings.ts";
import { first, no, tooDear } from "./verb.ts";
import type { Verb } from "./verb.ts";

const builtAs = ({ buildings }: State, id: BuildingId) =>
  buildings.find(({ building }) => building === id);

const costOf = (state: State, building: BuildingId): number =>
  discounted(state, buildingRow(building).cost ?? 0);

export const build: Verb<"build"> = {
  phases: ["camp"],
  list: () => BUILDING_IDS.map((building) => ({ kind: "build", building })),
  refusal: (state, { building }) =>
    first(
      builtAs(state, building) !== undefined &&
        no("built", `The town has its ${buildingRow(building).name} already.`),
      tooDear(state, costOf(state, building)),
    ),
  apply(run, { building }) {
    gold(run, -costOf(run.state, building), "building");
    raise(run, building);
  },
};

/** Tells a building which terrain its next cards are of. */
export const element: Verb<"element"> = {
  phases: ["camp"],
  list: (state) =>
    state.buildings.flatMap(({ building }) =>
      elementsOf(state, building).map((terrain) => ({
        kind: "element",
        building,
        element: terrain,
      })),
    ),
  refusal(state, move) {
    const built = builtAs(state, move.building);
    if (!built) return no("not-built", `The town has no ${buildingRow(move.building).name}.`);
    return first(
      !elementsOf(state, move.building).includes(move.element) &&
        no("no-element", `It can send nothing of ${move.element}.`),
      built.element === move.element && no("same-element", `It sends ${move.element} already.`),
    );
  },
  apply({ state }, move) {
    builtAs(state, move.building)!.element = move.element; // or it was refused
  },
};

/** Everything that is made or travels is there after the next encounter. */
export const hurry: Verb<"hurry"> = {
  phases: ["camp"],
  list: () => [{ kind: "hurry" }],
  refusal: (state) =>
    first(
      !canHurry(state) &&
        no("nothing-to-hurry", "Everything comes with the next encounter anyway."),
      tooDear(state, state.setup.settings.hurryCost),
    ),
  apply(run) {
    gold(run, -run.state.setup.settings.hurryCost, "hurry");
    hurryAll(run);
  },
};
