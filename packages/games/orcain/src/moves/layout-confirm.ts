import type { Refusal, Seat, Table } from "@holmgang/kernel";
import { isCard } from "../cards.ts";
import { finaliseWhenClosed } from "../finalise.ts";
import { hasAttack, withoutCards } from "../hand.ts";
import { attackDemanded } from "../moment.ts";
import type { Event, Layout, RawLayout, State } from "../shape.ts";

/** A confirm is strict: three cards, all of them the hand's. */
export function confirmRefusal(state: State, seat: Seat, layout: RawLayout): Refusal | null {
  if (layout.includes(null)) {
    return { code: "empty-slot", words: "Fill all three slots before you confirm." };
  }
  const unknown = layout.find((card) => !isCard(card));
  if (unknown !== undefined)
    return { code: "unknown-card", words: `There is no card '${unknown}'.` };
  const { hand } = state.seats[seat];
  if (!withoutCards(hand, layout.filter(isCard))) {
    return {
      code: "not-in-hand",
      words: `Your hand is ${hand.join(", ")}; it cannot lay ${layout.join(", ")}.`,
    };
  }
  if (attackDemanded(state) && !hasAttack(layout)) {
    return { code: "must-attack", words: "In this sudden death a layout must contain an attack." };
  }
  return null;
}

export function applyConfirm(
  state: State,
  seat: Seat,
  layout: RawLayout,
  table: Table<Event>,
): void {
  const own = state.seats[seat];
  own.layout = layout as Layout; // `confirmRefusal` found three cards of the hand in it.
  own.status = "confirmed";
  own.active = true;
  table.emit?.({ kind: "confirm_ok", seat, layout: own.layout });
  finaliseWhenClosed(state, table);
}
