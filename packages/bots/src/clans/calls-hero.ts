import type { Seat } from "@holmgang/kernel";
import { heroRow, PROFILES } from "@holmgang/clans";
import type { UnitView, View } from "@holmgang/clans";

/** Enough of one's cards to make a hero worth it. */
const MANY = 3;

/** The plain rule of thumb: Napoleon with few cards in hand, Saladin with many in the lanes, Nelson with many wounded. */
export function callsHero(view: View, seat: Seat): boolean {
  const { own, hero } = view.seats[seat];
  if (!own || own.heroUsedIn !== null) return false;
  const units = unitsOf(view, seat);
  switch (heroRow(hero).power) {
    case "draw":
      return own.hand.length <= MANY && own.deck.length > 0;
    case "rouse":
      return units.length >= MANY;
    case "bombard":
      return false; // leads in the field only
    case "heal":
      return units.filter((unit) => missing(unit) >= heroRow(hero).amount).length >= MANY;
  }
}

const unitsOf = ({ lanes }: View, seat: Seat): readonly UnitView[] =>
  lanes.flatMap(({ stacks }) => stacks.flatMap((row) => row[seat]));

const missing = ({ card, hp }: UnitView): number =>
  card === null || hp === null ? 0 : PROFILES[card].hp - hp;
