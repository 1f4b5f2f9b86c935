import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { forecast, isUnit } from "@holmgang/slots";
import type { Forecast, Move, Place, View } from "@holmgang/slots";
import type { Aim } from "./aim.ts";
import { slotsText } from "./text.ts";

/** A move that is looked at, and what it does. */
export interface Looked {
  readonly move: Move;
  readonly told: Forecast;
}

/** What pressing the slot under the pointer, the focus or the dragged card would do. */
export function lookAt(view: View, aim: Aim, place: Place | null): Looked | null {
  const move = place && aim.moveAt(place);
  const told = move && foreseen(view, aim.seat, move);
  // An ability that asks for its target later has done nothing yet.
  return told && !(move.kind === "activate" && told.asks) ? { move, told } : null;
}

/** What has been foreseen of a position: many slots are asked about on every movement of the pointer. */
const known = new WeakMap<View, Map<string, Forecast | null>>();

function foreseen(view: View, seat: Seat, move: Move): Forecast | null {
  const moves = known.get(view) ?? new Map<string, Forecast | null>();
  known.set(view, moves);
  const key = JSON.stringify([seat, move]);
  const told = moves.get(key) ?? forecast(view, seat, move);
  moves.set(key, told);
  return told;
}

/** How the round would stand: told on every slot that a card in hand may go to. */
export function chanceAt(view: View, aim: Aim, place: Place): string | null {
  if (!aim.held && aim.asked !== "choice") return null;
  const looked = lookAt(view, aim, place);
  if (!looked) return null;
  const { points } = looked.told;
  const before = view.points;
  const isSame = points[0] === before[0] && points[1] === before[1];
  // An action that changes no lane says nothing; a unit always says where it leads.
  if (isSame && !(aim.held && isUnit(aim.held))) return null;
  return slotsText.score(points[aim.seat], points[rival(aim.seat)]);
}
