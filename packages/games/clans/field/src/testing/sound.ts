import { SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { VARIATIONS } from "../../../src/cards/cards.ts";
import { FAMILIES } from "../../../src/cards/language.ts";
import { isBaseOf, TILES } from "../board/tiles.ts";
import { isSpy, maxHp, troopsAt, unitsAt, unitsOf } from "../board/units.ts";
import type { State, Unit } from "../shape.ts";

/** What is wrong with a state that no match of the field could reach; null if nothing. */
export function sound(state: State): string | null {
  for (const seat of SEATS) {
    const wrong = cardsAreWrong(state, seat) ?? seatIsWrong(state, seat);
    if (wrong) return wrong;
  }
  return boardIsWrong(state) ?? courseIsWrong(state);
}

/** No card is lost: every copy of the decks so far is in one place. */
function cardsAreWrong(state: State, seat: Seat): string | null {
  const { deck, hand, lost, fallen, brought } = state.seats[seat];
  const traps = state.tiles.flatMap(({ traps: laid }) => laid[seat] ?? []);
  const count = [deck, hand, lost, fallen, traps, unitsOf(state, seat)]
    .flat()
    .filter(({ copy }) => copy > 0).length;
  return count === brought ? null : `seat ${seat} has ${count} of ${brought} cards`;
}

function seatIsWrong(state: State, seat: Seat): string | null {
  const { hp, hero, played, ultimates, units, returned } = state.seats[seat];
  if (hp < 0) return `seat ${seat} has ${hp} HP`;
  if (hero.usedIn !== null && hero.usedIn > state.halfTurn) return "a hero acted in the future";
  if (state.halfTurn > 0 && returned === null) return "a turn began before all hands were chosen";
  if (unitsOf(state, seat).some(({ id }) => id > 2 * units + seat))
    return "a unit has a number of the future";
  const odd = FAMILIES.find(
    (family) =>
      ultimates.includes(family) !== (played[family].length === VARIATIONS[family].length),
  );
  return odd ? `the ${odd} family of seat ${seat} does not add up` : null;
}

function boardIsWrong(state: State): string | null {
  const ids = state.units.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return "a unit stands twice";
  for (const tile of TILES)
    for (const seat of SEATS) {
      const troops = troopsAt(state, tile, seat).length;
      if (troops > state.settings.tileUnits) return `${troops} units on tile ${tile}`;
      if (unitsAt(state, tile, seat).filter(isSpy).length > 1) return "two spies on a tile";
      if (troops > 0 && isBaseOf(seat === 0 ? 1 : 0, tile)) return "a unit in the enemy base";
    }
  const both = TILES.find((tile) => SEATS.every((seat) => troopsAt(state, tile, seat).length > 0));
  if (both !== undefined) return `enemies share tile ${both}`;
  const odd = state.units.find(isOdd);
  return odd ? `${odd.card} could not be like this` : null;
}

const isOdd = (unit: Unit): boolean =>
  unit.hp < 1 ||
  unit.hp > maxHp(unit) ||
  unit.ap < 0 ||
  (unit.seen === null && unit.sight.rival > 0) ||
  (unit.open === null && unit.sight.open > 0) ||
  unit.sight.open > unit.sight.rival;

function courseIsWrong({ outcome, halfTurn, settings, age, seats }: State): string | null {
  if (halfTurn > settings.turnLimit) return `half-turn ${halfTurn} of ${settings.turnLimit}`;
  if (outcome === null && seats.some(({ hp }) => hp === 0))
    return "a base has fallen, and nobody won";
  const due = settings.ages
    ? 1 + Number(halfTurn >= settings.ageTwoTurn) + Number(halfTurn >= settings.ageThreeTurn)
    : 1;
  return age === due ? null : `Age ${age} in half-turn ${halfTurn}`;
}
