import { gripOn } from "@holmgang/clans/field";
import type { Move, View } from "@holmgang/clans/field";

/** What a step costs beside its point: the worst of what is known to wait there. */
type Price = "fire" | "marsh" | "fear";

export function priceOf(view: View, { unit, tile }: Extract<Move, { kind: "walk" }>): Price | null {
  const walker = view.units.find(({ id }) => id === unit);
  const ground = view.tiles[tile];
  if (!walker || !ground) return null;
  if ((ground.fire?.until ?? 0) >= view.halfTurn) return "fire";
  // A point that is spent anyway is not lost.
  const left = (walker.is?.ap ?? 0) - (walker.is?.step ? 0 : 1);
  if (left > 0 && ground.terrain === "marsh") return "marsh";
  const isNew = (by: number): boolean =>
    !view.feared.some(([one, other]) => one === by && other === unit);
  return left > 0 && gripOn(view, walker.seat, tile).fear.some(isNew) ? "fear" : null;
}
