import { rival } from "@holmgang/kernel";
import type { BySeat, Seat } from "@holmgang/kernel";
import { fullLayoutsOf, hasAttack } from "./hand.ts";
import { attackDemanded } from "./moment.ts";
import type { Moment } from "./moment.ts";
import type { Hand, Layout, Move, State } from "./shape.ts";

/** The layouts a hand can confirm now. */
export const confirmable = (hand: Hand, moment: Moment): readonly Layout[] =>
  catalogue(hand, attackDemanded(moment)).layouts;

/**
 * The moves that make progress: every confirm. The lists are shared: nobody changes them, and the laws would notice.
 * (Freezing them would cost a third of all speed.)
 */
export function legalMoves(state: State, seat: Seat): readonly Move[] {
  const { hand } = state.seats[seat];
  const demanded = attackDemanded(state);
  // Between two matches of a pair the hands change seats.
  const last = LAST[seat].hand === hand ? LAST[seat] : LAST[rival(seat)];
  if (last.hand === hand && last.demanded === demanded) return last.moves;
  const { moves } = catalogue(hand, demanded);
  LAST[seat] = { hand, demanded, moves };
  return moves;
}

/** What each seat was told last: playouts ask about the same hand for ever. */
const LAST: BySeat<{ hand: Hand | null; demanded: boolean; moves: readonly Move[] }> = [
  { hand: null, demanded: false, moves: [] },
  { hand: null, demanded: false, moves: [] },
];

interface Catalogue {
  readonly layouts: readonly Layout[];
  readonly moves: readonly Move[];
}

/** One catalogue a hand, made when first asked for. */
const CATALOGUES = new Map<string, Catalogue>();

function catalogue(hand: Hand, demanded: boolean): Catalogue {
  const key = `${hand.join()} ${demanded}`;
  const known = CATALOGUES.get(key) ?? compile(hand, demanded);
  CATALOGUES.set(key, known);
  return known;
}

function compile(hand: Hand, demanded: boolean): Catalogue {
  const layouts = fullLayoutsOf(hand).filter((layout) => !demanded || hasAttack(layout));
  return {
    layouts,
    moves: layouts.map((layout) => ({ kind: "layout_confirm", layout, roundIndex: null })),
  };
}
