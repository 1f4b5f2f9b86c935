import type { Seat } from "@holmgang/kernel";
import type { CardId } from "../../../src/cards/cards.ts";
import { PARTS, POWERS } from "../../../src/cards/field-profile.ts";
import { announce } from "../announce.ts";
import type { Run } from "../announce.ts";
import { settle } from "../board/auras.ts";
import { COLUMNS, isBaseOf, isMiddle, rowOf, tileAt } from "../board/tiles.ts";
import type { Tile } from "../board/tiles.ts";
import { has, hasRoom } from "../board/units.ts";
import { isTrap } from "../copy.ts";
import { arrive } from "../enter.ts";
import type { Copy, State, Unit } from "../shape.ts";
import { enter } from "../new-unit.ts";
import { countVariation } from "../ultimate.ts";
import { healBy, mostWounded } from "./help.ts";

/** A card leaves the hand: as a trap, or as a unit that meets what is on its tile. */
export function place(run: Run, seat: Seat, copy: Copy, tile: Tile): void {
  const { state, table } = run;
  const own = state.seats[seat];
  own.hand = own.hand.filter((held) => held !== copy);
  state.played++;
  announce(table, "card_played", () => ({ seat, copy }));
  if (isTrap(copy)) return layTrap(run, seat, copy, tile);
  const patient = isBaseOf(seat, tile) ? mostWounded(state, seat, tile) : null;
  const heals = POWERS[copy.card].medic > 0 && patient !== null;
  const unit = enter(run, seat, copy, {
    tile,
    ap: heals ? PARTS[copy.card].ap : startAp(copy.card, tile),
  });
  const entered = byTile([unit, ...copies(run, unit)]);
  settle(run, entered);
  for (const each of entered) arrive(run, each);
  if (heals && state.units.includes(unit) && state.units.includes(patient))
    healBy(run, unit, patient);
  countVariation(run, seat, copy.card);
}

/** One AP is the price of a base tile, two of the middle. */
export const startAp = (card: CardId, tile: Tile): number =>
  Math.max(0, PARTS[card].ap - (isMiddle(tile) ? 2 : 1));

function layTrap({ state, table }: Run, seat: Seat, copy: Copy, tile: Tile): void {
  state.tiles[tile]!.traps[seat] = copy;
  announce(table, "trap_laid", () => ({ seat, tile, copy }));
}

/** A Shaco stands in all lanes at once, and one of them is it: its copies look and arrive as it does. */
function copies(run: Run, unit: Unit): readonly Unit[] {
  if (!has(unit, "copy")) return [];
  const { card, plusDamage, plusHp, ap, seat } = unit;
  const feigned: Copy = { copy: 0, card, decoy: true, plusDamage, plusHp };
  return COLUMNS.map((column) => tileAt(rowOf(unit.tile), column))
    .filter((tile) => tile !== unit.tile && hasRoom(run.state, unit, tile))
    .map((tile) => enter(run, seat, feigned, { tile, ap }));
}

const byTile = (units: readonly Unit[]): Unit[] => units.toSorted((a, b) => a.tile - b.tile);

/** How many cards may still be played this turn. */
export const cardsLeft = ({ settings, halfTurn, played }: State): number =>
  Math.max(0, (halfTurn === 1 ? settings.firstTurnCards : settings.turnCards) - played);
