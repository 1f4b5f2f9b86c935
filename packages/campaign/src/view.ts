import type { CardId, Terrain } from "@holmgang/clans";
import { groundsAt } from "./battle.ts";
import { metresFromTown } from "./distance.ts";
import type { Event } from "./events.ts";
import { legacyPoints } from "./legacy.ts";
import { discounted, logistics } from "./perks.ts";
import type {
  Convoy,
  Encounter,
  Ending,
  OwnedRelic,
  Phase,
  Reserve,
  Setup,
  Soldier,
  Spot,
  State,
  Ware,
} from "./shape.ts";
import { repairPrice } from "./shop.ts";
import { bandOf, convoyLeft, cycleOf, elementsOf, encountersLeft } from "./supply.ts";
import type { ActNumber } from "./tables/acts.ts";
import { BUILDING_IDS, buildingRow } from "./tables/buildings.ts";
import type { BuildingId } from "./tables/buildings.ts";
import type { Difficulty } from "./tables/enemies.ts";
import type { ItemId } from "./tables/items.ts";
import type { PlaceId } from "./tables/places.ts";

/** An encounter as it can be known before one is there. */
type Sight = Omit<Encounter, "secret"> & {
  readonly grounds: { readonly base: Terrain; readonly middle: Terrain };
};

/** The supply of a building taken apart: base and distance less what helps is the cycle. */
interface SupplyView {
  readonly base: number;
  readonly distance: number;
  readonly perks: number;
  readonly cycle: number;
}

/** What the town lacks: what it costs, and what it costs whoever knows no merchants. */
interface PlanView extends SupplyView {
  readonly building: BuildingId;
  readonly cost: number;
  readonly usual: number;
}

interface BuiltView extends SupplyView {
  readonly building: BuildingId;
  readonly element: Terrain | null;
  readonly elements: readonly Terrain[];
  readonly making: CardId | null;
  /** Encounters since it began. */
  readonly passed: number;
  /** Null for a building that sends nothing. */
  readonly left: number | null;
}

/** All that the player may know: no seed, no chance, no enemy army, no secret of a mystery, no hiding place. */
export interface View {
  readonly setup: Omit<Setup, "seed">;
  readonly phase: Phase;
  readonly act: ActNumber;
  readonly n: number;
  readonly gold: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly at: Spot;
  readonly route: readonly Spot[];
  readonly deck: readonly Soldier[];
  readonly reserves: readonly Reserve[];
  readonly fallen: readonly (Soldier & { readonly repair: number })[];
  readonly relics: readonly OwnedRelic[];
  readonly pack: Readonly<Record<ItemId, number>>;
  readonly equipped: readonly ItemId[];
  readonly town: {
    readonly metres: number;
    readonly buildings: readonly BuiltView[];
    readonly convoys: readonly (Convoy & { readonly left: number })[];
    readonly plans: readonly PlanView[];
  };
  readonly conquered: readonly PlaceId[];
  readonly defense: PlaceId | null;
  readonly recovery: number;
  readonly choices: readonly Sight[];
  readonly current: Sight | null;
  /** How hard the battle at hand is; null where there is none, and in an ambush, where nobody knows. */
  readonly battle: Difficulty | null;
  readonly wares: readonly Ware[];
  readonly report: readonly Event[];
  readonly actWon: boolean;
  readonly legacy: number;
  /** What it was earned by. */
  readonly milestones: State["legacy"];
  readonly ending: Ending | null;
}

export function view(state: State): View {
  const { seed: _seed, ...setup } = state.setup;
  return {
    setup,
    phase: state.phase,
    act: state.act,
    n: state.n,
    gold: state.gold,
    hp: state.hp,
    maxHp: state.maxHp,
    at: state.at,
    route: state.route,
    deck: state.deck,
    reserves: state.reserves,
    fallen: state.fallen.map((soldier) => ({ ...soldier, repair: repairPrice(state, soldier) })),
    relics: state.relics,
    pack: state.pack,
    equipped: state.equipped,
    town: townOf(state),
    conquered: state.conquered,
    defense: state.defense,
    recovery: state.recovery,
    choices: state.choices.map((encounter) => sightOf(state, encounter)),
    current: state.current && sightOf(state, state.current),
    battle: state.current?.secret ? null : (state.battle?.difficulty ?? null),
    wares: state.wares,
    report: state.report,
    actWon: state.actWon,
    legacy: legacyPoints(state.legacy),
    milestones: state.legacy,
    ending: state.ending,
  };
}

const sightOf = ({ act }: State, { secret: _secret, ...known }: Encounter): Sight => ({
  ...known,
  grounds: groundsAt(act, known.spot),
});

function townOf(state: State): View["town"] {
  const metres = metresFromTown(state);
  const isMissing = (id: BuildingId): boolean =>
    !state.buildings.some(({ building }) => building === id);
  const supplyOf = (building: BuildingId): SupplyView => ({
    base: buildingRow(building).cycle,
    distance: bandOf(metres),
    perks: logistics(state),
    cycle: cycleOf(state, building),
  });
  return {
    metres,
    buildings: state.buildings.map((built) => ({
      building: built.building,
      element: built.element,
      elements: elementsOf(state, built.building),
      making: built.making,
      passed: built.passed,
      ...supplyOf(built.building),
      left: buildingRow(built.building).product === null ? null : encountersLeft(state, built),
    })),
    convoys: state.convoys.map((convoy) => ({ ...convoy, left: convoyLeft(state, convoy) })),
    plans: BUILDING_IDS.filter(isMissing).map((building) => ({
      building,
      cost: discounted(state, buildingRow(building).cost ?? 0),
      usual: buildingRow(building).cost ?? 0,
      ...supplyOf(building),
    })),
  };
}
