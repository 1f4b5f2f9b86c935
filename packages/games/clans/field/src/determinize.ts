import { clone, invariant, pick, rival, shuffle } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { RARITIES } from "../../src/cards/language.ts";
import type { Rarity } from "../../src/cards/language.ts";
import { columnOf, COLUMNS, MIDDLE_ROW, tileAt, TILES } from "./board/tiles.ts";
import { bodyOf } from "./board/units.ts";
import { guessRival } from "./guess-rival.ts";
import type { SeatState, SeatView, State, TileState, Unit, UnitView, View } from "./shape.ts";

/** A state the seat must think possible: a rival's army that fits all it has seen, hidden where it does not look. */
export function determinize(view: View, seat: Seat, rng: Rng): State {
  const own = ownSeat(view.seats[seat], rng);
  const other = rival(seat);
  const theirs = hiddenSeat(view, other, rng);
  const state: State = {
    settings: view.settings,
    first: view.first,
    halfTurn: view.halfTurn,
    age: view.age,
    played: view.played,
    outcome: view.outcome,
    actions: view.seats[seat].own!.actions, // only a seat's own view is determinized
    seats: seat === 0 ? [own, theirs] : [theirs, own],
    tiles: TILES.map((tile) => guessTile(view, seat, tile, rng)),
    units: ownUnits(view, seat, theirs),
    relic: guessRelic(view.seats[seat], rng),
    feared: [],
  };
  guessRival(state, view, seat, rng);
  state.feared = view.feared.map(([by, whom]) => [
    inState(state, seat, by),
    inState(state, seat, whom),
  ]);
  return state;
}

/** A viewer's number as its owner knows it. */
const inState = ({ units }: State, seat: Seat, id: number): number =>
  units.find((unit) => (unit.seat === seat ? unit.id : unit.seen) === id)!.id; // both are in sight

function ownSeat(view: SeatView, rng: Rng): SeatState {
  const { own } = view;
  invariant(own !== null, "only a seat's own view can be determinized");
  return {
    ...baseSeat(view),
    hero: { id: view.hero, able: own.able, bonus: own.bonus, usedIn: view.heroUsedIn },
    deck: shuffle(rng, own.deck),
    later: own.later.map((cards) => shuffle(rng, cards)),
    hand: [...own.hand],
    returned: own.returned && [...own.returned],
    lost: [...own.lost],
    fallen: view.fallen.map(({ own: copy, how, at, open }) => ({
      ...copy!,
      how,
      at,
      seen: open,
      open,
    })), // one's own are known
    played: clone(own.played) as SeatState["played"], // a copy
    ultimates: [...own.ultimates],
    units: own.units,
    sights: own.sights,
    glimpses: [...own.glimpses],
    fleeting: own.fleeting,
    searched: [...own.searched],
    knowsRelic: own.knowsRelic,
  };
}

/** What everybody knows of a seat, and nothing else. */
const baseSeat = (view: SeatView): SeatState => ({
  hp: view.hp,
  hero: { id: view.hero, able: true, bonus: 0, usedIn: view.heroUsedIn },
  terrains: view.terrains,
  brought: view.brought,
  deck: [],
  later: [],
  hand: [],
  returned: view.ready ? [] : null,
  lost: [],
  fallen: [],
  played: { monkey: [], ant: [] },
  ultimates: [],
  roused: view.roused,
  units: 0,
  sights: 0,
  opens: view.opens,
  glimpses: [],
  openGlimpses: [...view.openGlimpses],
  fleeting: [],
  openFleeting: view.openFleeting,
  searched: [false, false, false],
  knowsRelic: false,
  kills: Object.fromEntries(RARITIES.map((rarity) => [rarity, 0])) as Record<Rarity, number>, // a row for each
});

/** The same of a rival, who may have seen in secret what nobody knows of, and in a story has a hero of another kind. */
function hiddenSeat({ seats, settings }: View, seat: Seat, rng: Rng): SeatState {
  const theirs = { ...baseSeat(seats[seat]), sights: rng.below(3) };
  if (!settings.story) return theirs;
  const able = theirs.hero.usedIn !== null || rng.below(2) === 0;
  return { ...theirs, hero: { ...theirs.hero, able, bonus: rng.below(3) } };
}

/** One's own units, numbered by the rival in the order in which everybody first saw them. */
function ownUnits({ units }: View, seat: Seat, other: SeatState): Unit[] {
  const own = units.filter((unit) => unit.seat === seat);
  const seen = own.flatMap(({ open }) => open ?? []).toSorted((a, b) => a - b);
  const before = other.sights;
  other.sights += seen.length;
  return own.map((unit) => {
    const place = seen.indexOf(unit.open ?? 0);
    return ownUnit(unit, place < 0 ? null : 2 * (before + place + 1) + seat);
  });
}

/** One's own unit; its rival is taken to see what everybody knows it to see. */
function ownUnit(unit: UnitView, seen: number | null): Unit {
  const { is, open, openSight, seat, named } = unit;
  invariant(is !== null, "one's own units are known");
  return {
    ...bodyOf(is),
    id: unit.id,
    seat,
    tile: unit.tile,
    copy: unit.copy!, // known to its owner, as the next
    decoy: unit.decoy!,
    exposed: unit.exposed,
    sight: { rival: openSight, open: openSight },
    named: { rival: named, open: named },
    open,
    seen,
  };
}

function guessTile(view: View, seat: Seat, tile: number, rng: Rng): TileState {
  const { terrain, fire, trap, open } = view.tiles[tile]!;
  const other = rival(seat);
  const isKnown = terrain !== null;
  return {
    terrain: terrain ?? pick(rng, view.seats[other].terrains as [never, ...never[]]), // a hero has one
    fire,
    traps: seat === 0 ? [trap, null] : [null, trap],
    known: seat === 0 ? [isKnown, knownTo(1, tile, open)] : [knownTo(0, tile, open), isKnown],
    open,
  };
}

/** A rival knows its own and the middle, and of the rest what everybody knows it to know. */
const knownTo = (seat: Seat, tile: number, open: boolean): boolean =>
  open || Math.floor(tile / 3) === (seat === 0 ? 0 : 2);

/** Where nobody has been; if somebody was everywhere, a hidden spy has it. */
function guessRelic({ own }: SeatView, rng: Rng): State["relic"] {
  const left = COLUMNS.filter((column) => !own?.searched[column]);
  const [first, ...more] = left;
  const isTaken = own?.knowsRelic === true || first === undefined;
  const column = first === undefined ? columnOf(0) : pick(rng, [first, ...more]);
  return { tile: tileAt(MIDDLE_ROW, column), taken: isTaken };
}
