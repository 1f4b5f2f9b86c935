import { rival } from "@holmgang/kernel";
import { forecast, isUnit } from "@holmgang/slots";
import type { Forecast, Move, View } from "@holmgang/slots";
import { onceAPosition } from "../../board/once-a-position.ts";
import type { Aim } from "./aim.ts";
import { slotsText } from "./text.ts";

/** A move that is looked at, and what it does. */
export interface Looked {
  readonly move: Move;
  readonly told: Forecast;
}

/** What a move would do, as far as it can be told. */
export function lookAt(view: View, move: Move | null): Looked | null {
  const told = move && foreseen(view, move);
  // An ability that asks for its target later has done nothing yet.
  return told && !(move.kind === "activate" && told.asks) ? { move, told } : null;
}

const foreseen = onceAPosition((view: View, move: Move): Forecast | null =>
  view.viewer === "spectator" ? null : forecast(view, view.viewer, move),
);

/** How the round would stand: told on every slot that a card in hand may go to. */
export function chanceAt(view: View, aim: Aim, thing: string): string | null {
  if (!aim.card && aim.asked !== "choice") return null;
  const looked = lookAt(view, aim.steps.get(thing) ?? null);
  if (!looked) return null;
  const { points } = looked.told;
  const before = view.points;
  const isSame = points[0] === before[0] && points[1] === before[1];
  // An action that changes no lane says nothing; a unit always says where it leads.
  if (isSame && !(aim.card && isUnit(aim.card))) return null;
  return slotsText.score(points[aim.seat], points[rival(aim.seat)]);
}
