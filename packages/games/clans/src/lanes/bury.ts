import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { cardRow, inLanes } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { RARITIES } from "../cards/language.ts";
import { announce, who } from "./announce.ts";
import type { Run } from "./announce.ts";
import { stackAt } from "./board.ts";
import type { Lane, Row } from "./places.ts";
import type { State, Unit } from "./shape.ts";

/** A dead card leaves its tile, and its rival is paid for it. Tokens are worth nothing and leave nothing. */
export function bury(
  { state, table }: Run,
  unit: Unit,
  seat: Seat,
  { lane, row }: { readonly lane: Lane; readonly row: Row },
): void {
  const stack = stackAt(state.lanes[lane], row, seat);
  stack.splice(stack.indexOf(unit), 1);
  const gold = bounty(state, unit.card);
  state.seats[rival(seat)].gold += gold;
  if (!cardRow(unit.card).token) state.seats[seat].fallen.push(unit.card);
  announce(table, "fell", () => ({ lane, row, unit: who(unit, seat), gold }));
}

const bounty = ({ settings }: State, card: CardId): number =>
  cardRow(card).token ? 0 : settings.killGold * (RARITIES.indexOf(inLanes(card).rarity) + 1);
