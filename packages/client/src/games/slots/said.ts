import { CARDS, powerAt, unitAt } from "@holmgang/slots";
import type { Board, Place } from "@holmgang/slots";
import type { Looked } from "./look-ahead.ts";
import { slotsText } from "./text.ts";

/** What a move does to one slot, in a few signs. */
export interface Said {
  readonly words: string;
}

/** The difference between the board and the board after the move. */
export function saidAt(board: Board, { move, told }: Looked, place: Place): Said | null {
  const [was, is] = [unitAt(board, place), unitAt(told, place)];
  const [before, then] = [powerAt(board, place), powerAt(told, place)];
  const isOnto = move.kind === "deploy" && was && is && was.id !== is.id;
  if (isOnto) return { words: slotsText.consumed };
  if (was && !is) return { words: slotsText.falls };
  if (is && is.id !== was?.id) return { words: `${CARDS[is.card].name} ${then}` };
  return was && before !== then ? { words: `${before} → ${then}` } : null;
}
