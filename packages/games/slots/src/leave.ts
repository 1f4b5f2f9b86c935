import { invariant } from "@holmgang/kernel";
import { slotAt } from "./board.ts";
import { unitRow } from "./cards/cards.ts";
import type { Standing } from "./effects.ts";
import { powerAt } from "./power.ts";
import type { Place, SeatState, State, Unit } from "./shape.ts";

/** A unit that has left the board, with the power it had. */
interface Gone extends Standing {
  readonly power: number;
}

/** Takes the unit off its slot and lays its card onto the owner's pile; a token leaves the game. */
export function leave(state: State, place: Place, pile: "graveyard" | "hand"): Gone {
  const slot = slotAt(state, place);
  const { unit } = slot;
  const power = powerAt(state, place);
  invariant(unit !== null && power !== null, "only a unit can leave the board");
  slot.unit = null;
  if (!unitRow(unit.card).token) keep(state.seats[place.seat], unit, pile);
  return { place, unit, power };
}

function keep(owner: SeatState, { card }: Unit, pile: "graveyard" | "hand"): void {
  owner[pile].push(card);
  if (pile === "hand") owner.known.push(card);
}
