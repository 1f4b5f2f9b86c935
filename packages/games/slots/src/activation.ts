import type { Seat } from "@holmgang/kernel";
import { place, unitAt } from "./board.ts";
import { abilityOf, hasAbility } from "./effects.ts";
import type { Lane, State } from "./shape.ts";
import { optionsFor } from "./targets.ts";

/** Why the unit in this lane cannot use its Activate now, or null. */
export function activationBar(
  state: State,
  seat: Seat,
  lane: Lane,
): "no-ability" | "used" | "not-ready" | "nothing-to-do" | null {
  const at = place(seat, lane);
  const unit = unitAt(state, at);
  if (!unit || !hasAbility(unit, "activate")) return "no-ability";
  if (unit.cooldown === null) return "used";
  if (unit.cooldown > 0 || unit.arrived === state.turns) return "not-ready";
  return optionsFor(state, abilityOf({ place: at, unit }, "activate")).length > 0
    ? null
    : "nothing-to-do";
}
