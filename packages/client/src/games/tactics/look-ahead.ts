import { isSeat } from "@holmgang/kernel";
import { forecast } from "@holmgang/tactics";
import type { Forecast, Move, View } from "@holmgang/tactics";
import { onceAPosition } from "../../board/once-a-position.ts";

/** A move that is looked at, and what comes of it. */
export interface Looked {
  readonly move: Move;
  readonly told: Forecast;
}

/** What a move would do, as far as it can be told; nothing of the draft can. */
export function lookAt(view: View, move: Move | null): Looked | null {
  if (!move || view.phase !== "battle" || view.graves.length > 0) return null;
  const told = foreseen(view, move);
  return told && { move, told };
}

const foreseen = onceAPosition((view: View, move: Move): Forecast | null =>
  isSeat(view.viewer) ? forecast(view, view.viewer, move) : null,
);
