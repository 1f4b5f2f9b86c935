import type { Seat, Table } from "@holmgang/kernel";
import { isCard } from "../cards.ts";
import type { CardId } from "../cards.ts";
import type { Event, Hand, Layout, RawLayout, State } from "../shape.ts";

/** A draft is a sign of life even if nothing in it can be used; slots the hand cannot fill become empty. */
export function applyDraft(state: State, seat: Seat, raw: RawLayout, table: Table<Event>): void {
  const { layout, refused } = sanitise(state.seats[seat].hand, raw);
  state.seats[seat].layout = layout;
  state.seats[seat].active = true;
  table.emit?.({ kind: "draft_ok", seat, layout, refused });
}

/** Takes cards from the hand from left to right and leaves a slot empty where the hand has none to give. */
function sanitise(hand: Hand, raw: RawLayout): { layout: Layout; refused: number[] } {
  const rest: CardId[] = [...hand];
  const refused: number[] = [];
  const take = (slot: 0 | 1 | 2): CardId | null => {
    const card = raw[slot];
    if (card === null) return null;
    const at = isCard(card) ? rest.indexOf(card) : -1;
    if (at < 0) refused.push(slot);
    return at < 0 ? null : rest.splice(at, 1)[0]!;
  };
  return { layout: [take(0), take(1), take(2)], refused };
}
