import { rival, SEATS } from "@holmgang/kernel";
import type { BySeat, Seat } from "@holmgang/kernel";
import { kitsWith } from "../../../src/cards/field-profile.ts";
import { announce, told } from "../announce.ts";
import type { Run } from "../announce.ts";
import type { Glimpse, Sight, State, Unit } from "../shape.ts";
import { factsOf, has, isSpy } from "./units.ts";
import {
  baseRow,
  BESIDE,
  columnOf,
  COLUMNS,
  distance,
  isBaseOf,
  isMiddle,
  tileAhead,
  tileAt,
} from "./tiles.ts";
import type { Tile } from "./tiles.ts";

/** What a seat looks at: enemy base tiles by column, and where its watchers look. */
interface Eyes {
  readonly lit: [boolean, boolean, boolean];
  readonly watched: Tile[];
}

/** How much is known of every unit, in their order; of its own a seat knows all. */
type Known = readonly Sight[] | "all";

const noEyes = (): Eyes => ({ lit: [false, false, false], watched: [] });

/** What a seat sees by units of which so much is known: whoever is there sees; what only few can do must be known of them. */
function eyesOf({ units, settings }: State, seat: Seat, known: Known): Eyes {
  const eyes = noEyes();
  for (let index = 0; index < units.length; index++) {
    const unit = units[index]!;
    if (unit.seat !== seat) continue;
    const sight = known === "all" ? 2 : known[index]!;
    if (sight === 0) continue;
    const inMiddle = isMiddle(unit.tile);
    if (inMiddle || isBaseOf(rival(seat), unit.tile)) eyes.lit[columnOf(unit.tile)] = true;
    if (sight === 2 && isSeer(unit)) lookFar(settings, unit, eyes);
  }
  return eyes;
}

const isSeer = ({ kit }: Unit): boolean => SEERS.has(kit);
const SEERS = kitsWith("scout", "rise", "watch");

/** A scout looks into the lanes beside its own, a tall card around itself, a watcher for what hides. */
function lookFar(settings: State["settings"], unit: Unit, { lit, watched }: Eyes): void {
  const { seat, tile } = unit;
  for (const column of COLUMNS) {
    const scouted = has(unit, "scout") && isMiddle(tile) && Math.abs(columnOf(tile) - column) <= 1;
    const risen =
      has(unit, "rise") &&
      distance(tile, tileAt(baseRow(rival(seat)), column)) <= settings.tallRange;
    if (scouted || risen) lit[column] = true;
  }
  if (!has(unit, "watch")) return;
  const ahead = tileAhead(seat, tile);
  watched.push(tile, ...BESIDE[tile], ...(ahead === null ? [] : [ahead]));
}

/** Whether a seat sees what stands on a tile, spies and hidden cards aside. */
export const seesTile = (state: State, seat: Seat, tile: Tile): boolean =>
  !isBaseOf(rival(seat), tile) || eyesOf(state, seat, "all").lit[columnOf(tile)];

/** Whether a watcher of this seat looks at a tile. */
export const watches = (state: State, seat: Seat, tile: Tile): boolean =>
  eyesOf(state, seat, "all").watched.includes(tile);

/** Whether a unit stands behind one that conceals it. */
function isConcealed({ units }: State, unit: Unit): boolean {
  for (const other of units)
    if (other.tile === unit.tile && other.seat === unit.seat && !isSpy(other))
      return other !== unit && has(other, "conceal");
  return false;
}

function sightOf(state: State, unit: Unit, { lit, watched }: Eyes, isNamed: boolean): Sight {
  if (unit.exposed > 0 && unit.exposed >= state.halfTurn) return 2;
  const isWatched = watched.includes(unit.tile);
  if (isSpy(unit)) return isWatched ? 2 : 0;
  if (isBaseOf(unit.seat, unit.tile) && !lit[columnOf(unit.tile)]) return 0;
  return isWatched || isNamed || !isConcealed(state, unit) ? 2 : 1;
}

/** Looks around after something has changed: who came into sight and who left it is told, tile by tile. */
export function lookAround(run: Run): void {
  const { state } = run;
  const eyes: BySeat<Eyes> = [eyesOf(state, 0, "all"), eyesOf(state, 1, "all")];
  const { seen, openly } = openSights(state);
  const changes: Change[] = [];
  for (let index = 0; index < state.units.length; index++) {
    const unit = state.units[index]!;
    const open = seen[index]!; // one a unit
    const secret = sightOf(state, unit, eyes[rival(unit.seat)], unit.named.rival);
    const toRival = open > secret ? open : secret;
    if (open !== unit.sight.open || toRival !== unit.sight.rival)
      changes.push({ unit, now: { open, rival: toRival } });
  }
  for (const change of changes.toSorted(byTile)) look(run, change);
  learnTiles(run, eyes, openly);
}

interface Change {
  readonly unit: Unit;
  readonly now: Unit["sight"];
}

const byTile = ({ unit: a }: Change, { unit: b }: Change): number =>
  a.tile - b.tile || a.seat - b.seat;

/** What everybody sees, and where everybody is seen to look. */
interface InTheOpen {
  readonly seen: readonly Sight[];
  readonly openly: BySeat<Eyes>;
}

/** It hangs on whom everybody sees looking, so it grows until nothing more comes into sight. */
function openSights(state: State): InTheOpen {
  const { units } = state;
  let before: readonly Sight[] | null = null;
  for (;;) {
    // At first nobody is seen to look anywhere.
    const openly: BySeat<Eyes> = before
      ? [eyesOf(state, 0, before), eyesOf(state, 1, before)]
      : [noEyes(), noEyes()];
    const seen: Sight[] = [];
    let isSame = true;
    for (let index = 0; index < units.length; index++) {
      const unit = units[index]!;
      const sight = sightOf(state, unit, openly[rival(unit.seat)], unit.named.open);
      seen.push(sight);
      isSame &&= sight === (before ? before[index] : 0);
    }
    if (isSame) return { seen, openly };
    before = seen;
  }
}

function look(run: Run, { unit, now }: Change): void {
  const before = unit.sight;
  const secret = before.open === now.open;
  if (secret ? now.rival < before.rival : now.open < before.open) loses(run, unit, now);
  unit.sight = now;
  unit.named = {
    rival: unit.named.rival || now.rival === 2,
    open: unit.named.open || now.open === 2,
  };
  if (secret ? now.rival > before.rival : now.open > before.open) gains(run, unit, before, secret);
}

function gains({ state, table }: Run, unit: Unit, before: Unit["sight"], secret: boolean): void {
  number(state, unit);
  forget(state, unit);
  const kind = (secret ? before.rival : before.open) === 0 ? "sighted" : "unmasked";
  announce(table, kind, () => ({ unit: told(unit), secret }));
  const own = state.seats[unit.seat];
  const other = state.seats[rival(unit.seat)];
  // Whoever comes into sight has the numbers.
  if (secret)
    other.fleeting = [...other.fleeting, glimpse(state, unit, unit.seen!, unit.sight.rival)];
  else own.openFleeting = [...own.openFleeting, glimpse(state, unit, unit.open!, unit.sight.open)];
}

/** After an input only those are fleeting who are gone from sight again: all others can be looked at. */
export function keepFleeting({ seats, units }: State): void {
  for (const seat of SEATS) {
    const own = seats[seat];
    if (own.fleeting.length > 0)
      own.fleeting = own.fleeting.filter(
        ({ id }) => !units.some(({ seen, sight }) => seen === id && sight.rival > 0),
      );
    if (own.openFleeting.length > 0)
      own.openFleeting = own.openFleeting.filter(
        ({ id }) => !units.some(({ open, sight }) => open === id && sight.open > 0),
      );
  }
}

/** Numbers are given at first sight, so that nobody can count what was never seen. */
function number({ seats }: State, unit: Unit): void {
  const other = seats[rival(unit.seat)];
  if (unit.seen === null) unit.seen = 2 * ++other.sights + unit.seat;
  if (unit.sight.open > 0 && unit.open === null)
    unit.open = 2 * ++seats[unit.seat].opens + unit.seat;
}

/** Told while it can still be seen. Who was seen openly and still is in secret is lost to everybody but its rival. */
function loses({ state, table }: Run, unit: Unit, to: Unit["sight"]): void {
  const { sight } = unit;
  const secret = sight.open === to.open;
  announce(table, "lost_sight", () => ({ unit: told(unit), secret, still: to.rival > 0 }));
  // Who was in sight has its numbers.
  if (to.rival === 0)
    state.seats[rival(unit.seat)].glimpses.push(glimpse(state, unit, unit.seen!, sight.rival));
  if (sight.open > 0 && to.open === 0)
    state.seats[unit.seat].openGlimpses.push(glimpse(state, unit, unit.open!, sight.open));
}

const glimpse = ({ halfTurn }: State, unit: Unit, id: number, sight: Sight): Glimpse => ({
  id,
  open: unit.open,
  tile: unit.tile,
  halfTurn,
  is: sight === 2 ? factsOf(unit) : null,
});

/** What is in sight again is no memory. */
function forget({ seats }: State, { seat, sight, seen, open }: Unit): void {
  const other = seats[rival(seat)];
  if (sight.rival > 0) other.glimpses = other.glimpses.filter(({ id }) => id !== seen);
  if (sight.open > 0)
    seats[seat].openGlimpses = seats[seat].openGlimpses.filter(({ id }) => id !== open);
}

/** A base tile that a seat has once looked at is known to it for good. */
function learnTiles(
  { state, table }: Run,
  eyes: Readonly<BySeat<Eyes>>,
  openly: Readonly<BySeat<Eyes>>,
): void {
  for (const seat of SEATS)
    for (const column of COLUMNS) {
      const where = tileAt(baseRow(rival(seat)), column);
      const tile = state.tiles[where]!;
      const open = tile.open || openly[seat].lit[column];
      const known = open || tile.known[seat] || eyes[seat].lit[column];
      if (open === tile.open && known === tile.known[seat]) continue;
      const secret = open === tile.open;
      tile.known[seat] = known;
      tile.open = open;
      const { terrain, fire } = tile;
      announce(table, "tile_known", () => ({ seat, tile: where, terrain, fire, secret }));
    }
}
