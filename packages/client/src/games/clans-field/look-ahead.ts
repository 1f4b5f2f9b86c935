import { isSeat } from "@holmgang/kernel";
import { forecast } from "@holmgang/clans/field";
import type { Fate, Forecast, Move, UnitView, View } from "@holmgang/clans/field";
import { onceAPosition } from "../../board/once-a-position.ts";

/** A move that is looked at, and what comes of it. */
export interface Looked {
  readonly move: Move;
  readonly told: Forecast;
}

/** What a move would do, as far as it can be seen; of drawing cards nothing can. */
export function lookAt(view: View, move: Move | null): Looked | null {
  if (!move || move.kind === "mulligan" || move.kind === "end") return null;
  const told = foreseen(view, move);
  return told && { move, told };
}

const foreseen = onceAPosition((view: View, move: Move): Forecast | null =>
  isSeat(view.viewer) ? forecast(view, view.viewer, move) : null,
);

export const fateOf = ({ told }: Looked, id: number): Fate | null =>
  told.fates.find((fate) => fate.id === id) ?? null;

/** HP then: `3`, or `3–5` where it hangs on what cannot be seen. */
export function hpThen(unit: UnitView, { hurt, healed }: Fate): string {
  const hp = unit.is?.hp ?? 0;
  const low = Math.max(0, hp - hurt.most + healed.least);
  const high = Math.max(0, hp - hurt.least + healed.most);
  return low === high ? String(low) : `${low}–${high}`;
}
