import { FIELD_STARTERS } from "@holmgang/clans/field";
import { generator, rngState } from "@holmgang/kernel";
import { beginAct } from "./act.ts";
import { spotOf } from "./distance.ts";
import type { Event } from "./events.ts";
import { gainRelic } from "./gain.ts";
import { knows } from "./perks.ts";
import type { Setup, Soldier, State } from "./shape.ts";
import { build } from "./supply.ts";
import { ACTS } from "./tables/acts.ts";
import type { NodeId } from "./tables/tree.ts";

/** A run before its first move, and what is told of it. */
interface Started {
  readonly state: State;
  readonly events: readonly Event[];
}

const START_GOLD: readonly (readonly [NodeId, number])[] = [
  ["war-funds-1", 10],
  ["war-funds-2", 25],
  ["continental-system", 50],
];

export function startRun(setup: Setup): Started {
  const events: Event[] = [];
  const state = blank(setup);
  const run = { state, rng: generator(state.rng), emit: (event: Event) => void events.push(event) };
  build(run, "training-grounds");
  gainRelic(run, setup.relic);
  beginAct(run);
  return { state, events };
}

function blank(setup: Setup): State {
  const { settings } = setup;
  const more = START_GOLD.filter(([node]) => knows({ setup }, node));
  const maxHp = settings.startHp + (knows({ setup }, "grande-armee") ? 5 : 0);
  const town = spotOf(ACTS[1].town);
  const deck = firstArmy(setup);
  return {
    setup,
    rng: rngState(`run ${setup.seed}`),
    phase: "camp",
    act: 1,
    n: 0,
    battles: 0,
    gold: more.reduce((sum, [, gold]) => sum + gold, settings.startGold),
    hp: maxHp,
    maxHp,
    at: town,
    route: [town],
    deck,
    reserves: [],
    fallen: [],
    enlisted: deck.length,
    relics: [],
    pack: { "field-medic": 0, "military-hospital": 0 },
    equipped: [],
    buildings: [],
    convoys: [],
    conquered: [],
    defense: null,
    recovery: 0,
    cache: null,
    choices: [],
    current: null,
    battle: null,
    wares: [],
    report: [],
    actWon: false,
    legacy: [],
    ending: null,
  };
}

/** The Grand Army, its decoy last; the Old Guard sends one Grenadier more. */
function firstArmy(setup: Setup): Soldier[] {
  const [{ cards, decoy }] = FIELD_STARTERS;
  const guard = knows({ setup }, "old-guard") ? (["grenadier"] as const) : [];
  const real = [...cards, ...guard].map((card) => ({ card, decoy: false }));
  const feigned = decoy ? [{ card: decoy, decoy: true }] : [];
  return [...real, ...feigned].map((each, index) => ({ id: index + 1, ...each, grade: 0 }));
}
