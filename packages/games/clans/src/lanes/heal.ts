import type { Seat } from "@holmgang/kernel";
import { PROFILES } from "../cards/profile.ts";
import { announce, who } from "./announce.ts";
import type { Run } from "./announce.ts";
import type { Events } from "./events.ts";
import type { Unit } from "./shape.ts";

/** HP up to what the card has; nothing is told where nothing is missing. */
export function heal(
  { table }: Run,
  unit: Unit,
  seat: Seat,
  { amount, why }: { readonly amount: number; readonly why: Events["healed"]["why"] },
): void {
  const healed = Math.min(amount, PROFILES[unit.card].hp - unit.hp);
  if (healed <= 0) return;
  unit.hp += healed;
  announce(table, "healed", () => ({ unit: who(unit, seat), amount: healed, hp: unit.hp, why }));
}
