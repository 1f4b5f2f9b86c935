import type { CardId, Terrain } from "@holmgang/clans";
import { inField } from "@holmgang/clans/field";
import { pick } from "@holmgang/kernel";
import { enlist } from "./army.ts";
import { poolOf, rarityNumber } from "./cards.ts";
import { metresFromTown } from "./distance.ts";
import { logistics } from "./perks.ts";
import type { Run } from "./run.ts";
import type { Built, Convoy, State } from "./shape.ts";
import { BANDS, buildingRow } from "./tables/buildings.ts";
import type { BuildingId } from "./tables/buildings.ts";
import { POOLS } from "./tables/pools.ts";

/** What distance adds to supply here, before anything helps. */
export const bandOf = (metres: number): number =>
  BANDS.find(({ below }) => metres < below)?.adds ?? 0;

const modifier = (state: State): number => bandOf(metresFromTown(state)) - logistics(state);

/** Encounters from one card of a building to the next, here and now. */
export const cycleOf = (state: State, building: BuildingId): number =>
  Math.max(1, buildingRow(building).cycle + modifier(state));

/** Encounters that a convoy takes from town to here. */
export const travelTime = (state: State): number => Math.max(1, 1 + modifier(state));

/** Encounters until a building is done with what it makes: never less than one. */
export function encountersLeft(state: State, built: Built): number {
  if (built.hurried) return 1;
  const whole = built.making === null ? cycleOf(state, built.building) : rarityNumber(built.making);
  return Math.max(1, whole - built.passed);
}

/** Encounters until a convoy is here, if the army stays. */
export function convoyLeft(state: State, { covered, hurried }: Convoy): number {
  const metres = metresFromTown(state);
  const pace = paceOf(state);
  return hurried || metres <= covered ? 1 : Math.ceil((metres - covered) / pace);
}

/** Metres a convoy covers in an encounter. */
const paceOf = (state: State): number =>
  Math.max(1, Math.ceil(metresFromTown(state) / travelTime(state)));

/** The terrains a building can be told to send; none where there is nothing to choose. */
export function elementsOf(state: State, building: BuildingId): readonly Terrain[] {
  const { product } = buildingRow(building);
  if (product === null || product === "medic" || !product.chosen) return [];
  const found = poolOf(state)
    .filter((card) => inField(card).rarity === product.rarity)
    .flatMap((card) => inField(card).element ?? []);
  return [...new Set(found)];
}

const candidates = (state: State, { building, element }: Built): readonly CardId[] => {
  const { product } = buildingRow(building);
  if (product === null) return [];
  if (product === "medic") return [POOLS[state.act].medic];
  return poolOf(state)
    .filter((card) => inField(card).rarity === product.rarity)
    .filter((card) => !product.chosen || inField(card).element === element);
};

/** A new building: it begins at once. */
export function build(run: Run, building: BuildingId): void {
  const [element = null] = elementsOf(run.state, building);
  run.state.buildings.push({ building, passed: 0, hurried: false, element, making: null });
  run.emit({ kind: "building", building });
  restart(run, run.state.buildings.at(-1)!); // just pushed
}

/** A building begins its next card; by convoys it is known at once which. */
function restart({ state, rng }: Run, built: Built): void {
  const cards = candidates(state, built);
  const isConvoy = state.setup.settings.supply === "convoys" && cards.length > 0;
  built.passed = 0;
  built.hurried = false;
  built.making = isConvoy ? pick(rng, cards) : null;
}

/** Everything begins anew in a new town; what was on the road is lost. */
export function moveTown(run: Run): void {
  const { state } = run;
  state.convoys = [];
  for (const built of state.buildings) {
    const elements = elementsOf(state, built.building);
    if (built.element === null || !elements.includes(built.element))
      built.element = elements[0] ?? null;
    restart(run, built);
  }
}

/** One encounter passes for everything that is made or travels. */
export function passSupply({ state }: Run): void {
  for (const built of state.buildings) built.passed++;
  const pace = paceOf(state);
  for (const convoy of state.convoys) convoy.covered += pace;
}

/** What is due comes in: by convoys first what has arrived, then what sets out. */
export function deliver(run: Run): void {
  const { state } = run;
  const metres = metresFromTown(state);
  const isHere = ({ covered, hurried }: Convoy): boolean => hurried || covered >= metres;
  const arrived = state.convoys.filter(isHere);
  state.convoys = state.convoys.filter((convoy) => !isHere(convoy));
  for (const { building, card } of arrived) arrive(run, building, card);
  for (const built of state.buildings) if (isDone(state, built)) finish(run, built);
}

function isDone(state: State, built: Built): boolean {
  if (candidates(state, built).length === 0) return false;
  const { making, passed, hurried, building } = built;
  const whole = making === null ? cycleOf(state, building) : rarityNumber(making);
  return passed >= (hurried ? 1 : whole);
}

function finish(run: Run, built: Built): void {
  const { building, making } = built;
  if (making === null) arrive(run, building, pick(run.rng, candidates(run.state, built)));
  else run.state.convoys.push({ building, card: making, covered: 0, hurried: false });
  restart(run, built);
}

function arrive(run: Run, building: BuildingId, card: CardId): void {
  run.emit({ kind: "delivery", building, card });
  enlist(run, card, "reserves", "delivered");
}

/** What one encounter will not bring yet. */
export const canHurry = (state: State): boolean =>
  state.buildings.some(
    (built) => candidates(state, built).length > 0 && encountersLeft(state, built) > 1,
  ) || state.convoys.some((convoy) => convoyLeft(state, convoy) > 1);

export function hurryAll({ state }: Run): void {
  const isOnRoad = ({ building }: Built): boolean =>
    state.convoys.some((convoy) => convoy.building === building);
  const isIdle = (built: Built): boolean => candidates(state, built).length === 0;
  for (const built of state.buildings.filter((each) => !isOnRoad(each) && !isIdle(each))) {
    built.hurried = true;
    built.passed = 0;
  }
  for (const convoy of state.convoys) convoy.hurried = true;
}
