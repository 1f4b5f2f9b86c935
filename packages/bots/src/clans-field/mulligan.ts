import type { Move, View } from "@holmgang/clans/field";
import { PARTS } from "@holmgang/clans/field";
import { seatOf } from "./seat-of.ts";

/** Gives back the slowest cards of the opening hand: those that neither come at once nor hit hard. */
export function openingMove(view: View, legal: readonly Move[]): Move | null {
  if (view.halfTurn > 0) return null;
  const hand = view.seats[seatOf(view)].own?.hand ?? [];
  const kept = (copy: number): number => {
    const held = hand.find((each) => each.copy === copy);
    const part = held && PARTS[held.card];
    return part ? part.damage + part.hp / 2 + 2 * part.ap : 0;
  };
  const weak = (copy: number): boolean => kept(copy) < WEAK;
  const fits = legal.filter((move) => move.kind === "mulligan" && move.copies.every(weak));
  return fits.toSorted((a, b) => size(b) - size(a))[0] ?? legal[0]!; // one can always keep them all
}

const WEAK = 7;
const size = (move: Move): number => (move.kind === "mulligan" ? move.copies.length : 0);
