import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { cardRow } from "../../../src/cards/cards.ts";
import { announce, told } from "../announce.ts";
import type { Run } from "../announce.ts";
import { lookAround } from "../board/sight.ts";
import { has, isSpy, partOf } from "../board/units.ts";
import type { Hurt } from "../events.ts";
import type { Fallen, Unit } from "../shape.ts";

/** Takes HP, unless a barrier swallows it; a decoy bears nothing. Who was hidden behind another is seen. Returns what was dealt. */
export function hurt(run: Run, unit: Unit, amount: number, why: Hurt): number {
  if (unit.sight.rival === 1) expose(run, unit);
  const spared = amount > 0 && has(unit, "barrier") && unit.charges.barrier > 0;
  if (spared) unit.charges.barrier--;
  const dealt = spared ? 0 : amount;
  if (dealt > 0) unit.hp = unit.decoy ? 0 : Math.max(0, unit.hp - dealt);
  announce(run.table, "hurt", () => ({ unit: told(unit), amount: dealt, why, spared }));
  return dealt;
}

export const isDead = ({ hp }: Unit): boolean => hp === 0;

/** The same, and whoever has nothing left falls; `by` is who caused it. */
export function wound(
  run: Run,
  unit: Unit,
  amount: number,
  cause: { why: Hurt; by: Seat },
): number {
  const dealt = hurt(run, unit, amount, cause.why);
  if (isDead(unit)) fall(run, unit, "destroyed", cause.by);
  return dealt;
}

/** A unit leaves the board. Of a spy everybody finds the grave; for a kill its causer is paid, never for its own. */
export function fall(run: Run, unit: Unit, how: Fallen["how"], by: Seat | null): void {
  const { state, table } = run;
  if (isSpy(unit)) unmask(run, unit);
  const { copy, card, decoy, plusDamage, plusHp, sight, tile: at } = unit;
  const { fallen } = state.seats[unit.seat];
  announce(table, "fell", () => ({ unit: told(unit), how }));
  state.units = state.units.filter((other) => other !== unit);
  state.feared = state.feared.filter((pair) => !pair.includes(unit.id));
  if (!isConjured(unit))
    fallen.push({
      copy,
      card,
      decoy,
      plusDamage,
      plusHp,
      how,
      at,
      seen: sight.rival === 2,
      open: sight.open === 2,
    });
  if (how === "destroyed" && by === rival(unit.seat) && isPaid(unit))
    state.seats[by].kills[partOf(unit).rarity]++;
}

/** No card at all: an ant, or what a Shaco put beside itself. */
const isConjured = ({ card, decoy, copy }: Unit): boolean =>
  cardRow(card).token || (decoy && copy === 0);

const isPaid = ({ card, decoy }: Unit): boolean => !decoy && !cardRow(card).token;

/** A spy that is found out. What it had left would tell from how far it came: it has nothing left. */
export function unmask(run: Run, spy: Unit): void {
  spy.ap = 0;
  expose(run, spy);
}

/** Shows a unit to everybody, through this half-turn and as many more. */
export function expose(run: Run, unit: Unit, more = 0): void {
  unit.exposed = Math.max(unit.exposed, run.state.halfTurn + more);
  lookAround(run);
}
