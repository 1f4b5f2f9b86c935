import { clone, SEATS } from "@holmgang/kernel";
import type { Seat, Viewer } from "@holmgang/kernel";
import { factsOf, unitsAt } from "./board/units.ts";
import { TILES } from "./board/tiles.ts";
import { byCopy } from "./copy.ts";
import { active } from "./turn.ts";
import type {
  Fallen,
  FallenView,
  OwnView,
  SeatState,
  SeatView,
  State,
  TileState,
  TileView,
  Unit,
  UnitView,
  View,
} from "./shape.ts";

/** Units in sight, tiles that were seen, counts; hands, decks, traps and what hides are their owner's; a deck's order is nobody's. */
export function view(state: State, viewer: Viewer): View {
  const { settings, first, halfTurn, age, played, outcome, tiles } = state;
  return {
    settings,
    first,
    halfTurn,
    age,
    played,
    outcome,
    viewer,
    seats: [seatView(state, 0, viewer), seatView(state, 1, viewer)],
    tiles: tiles.map((tile) => tileView(tile, viewer)),
    units: TILES.flatMap((tile) => SEATS.flatMap((seat) => unitsAt(state, tile, seat))).flatMap(
      (unit) => unitView(unit, viewer) ?? [],
    ),
    feared: fearsKnown(state, viewer),
  };
}

/** The number a viewer knows a unit by, or null. */
export function numberFor(unit: Unit, viewer: Viewer): number | null {
  if (viewer === unit.seat) return unit.id;
  return sightFor(unit, viewer) === 0 ? null : viewer === "spectator" ? unit.open : unit.seen;
}

const sightFor = ({ seat, sight }: Unit, viewer: Viewer): 0 | 1 | 2 =>
  viewer === seat ? 2 : viewer === "spectator" ? sight.open : sight.rival;

function unitView(unit: Unit, viewer: Viewer): UnitView | null {
  const id = numberFor(unit, viewer);
  if (id === null) return null;
  const isOwn = viewer === unit.seat;
  return {
    id,
    open: unit.open,
    openSight: unit.sight.open,
    seat: unit.seat,
    tile: unit.tile,
    copy: isOwn ? unit.copy : null,
    decoy: isOwn ? unit.decoy : null,
    exposed: unit.exposed,
    named: unit.named.open,
    is: sightFor(unit, viewer) === 2 ? factsOf(unit) : null,
  };
}

/** Pairs of which the viewer knows both. */
function fearsKnown({ units, feared }: State, viewer: Viewer): [number, number][] {
  return feared.flatMap(([one, other]): [number, number][] => {
    const [by, whom] = [one, other].map((id) => {
      const unit = units.find((each) => each.id === id);
      return unit && sightFor(unit, viewer) === 2 ? numberFor(unit, viewer) : null;
    });
    return by != null && whom != null ? [[by, whom]] : [];
  });
}

function tileView({ terrain, fire, traps, known, open }: TileState, viewer: Viewer): TileView {
  const isKnown = viewer === "spectator" ? open : known[viewer];
  return {
    terrain: isKnown ? terrain : null,
    fire: isKnown && fire ? { ...fire } : null,
    trap: viewer === "spectator" ? null : traps[viewer],
    open,
  };
}

function seatView(state: State, seat: Seat, viewer: Viewer): SeatView {
  const own = state.seats[seat];
  return {
    hp: own.hp,
    hero: own.hero.id,
    heroUsedIn: own.hero.usedIn,
    terrains: own.terrains,
    brought: own.brought,
    handCount: own.hand.length,
    deckCount: own.deck.length,
    lostCount: own.lost.length,
    ready: own.returned !== null,
    roused: own.roused,
    opens: own.opens,
    openGlimpses: [...own.openGlimpses],
    openFleeting: own.openFleeting,
    fallen: own.fallen
      .filter(({ seen, open }) => viewer === seat || (viewer === "spectator" ? open : seen))
      .map((fallen) => fallenView(fallen, viewer === seat)),
    own: viewer === seat ? ownView(own, active(state) === seat ? state.actions : 0) : null,
  };
}

const fallenView = (
  { how, at, seen: _seen, open, ...copy }: Fallen,
  isOwn: boolean,
): FallenView => ({
  card: copy.card,
  how,
  at,
  open,
  own: isOwn ? copy : null,
});

const ownView = (own: SeatState, actions: number): OwnView => ({
  hand: [...own.hand],
  deck: byCopy(own.deck),
  later: own.later.map(byCopy),
  lost: [...own.lost],
  returned: own.returned && [...own.returned],
  able: own.hero.able,
  bonus: own.hero.bonus,
  played: clone(own.played),
  ultimates: [...own.ultimates],
  units: own.units,
  sights: own.sights,
  glimpses: [...own.glimpses],
  fleeting: own.fleeting,
  searched: [...own.searched],
  knowsRelic: own.knowsRelic,
  actions,
});
