import { HEROES } from "@holmgang/clans/field";
import type { Move, View } from "@holmgang/clans/field";
import { seatOf } from "./seat-of.ts";

/** When a hero is worth its one act. */
export function callsHero(view: View, legal: readonly Move[]): boolean {
  if (!legal.some(({ kind }) => kind === "hero")) return false;
  const seat = seatOf(view);
  const own = view.units.filter((unit) => unit.seat === seat).flatMap(({ is }) => is ?? []);
  const attackers = new Set(legal.flatMap((move) => (fights(move) ? [move.unit] : [])));
  const rivals = view.seats[seat === 0 ? 1 : 0];
  switch (HEROES[view.seats[seat].hero].power) {
    case "draw":
      return view.seats[seat].handCount <= 3;
    case "rouse":
      return attackers.size >= 3;
    case "heal":
      return own.filter(({ hp, maxHp }) => maxHp - hp >= 3).length >= 3;
    case "bombard":
      return rivals.hp <= 2 || view.halfTurn >= 20;
  }
}

const fights = (move: Move): move is Extract<Move, { readonly kind: "attack" | "raid" }> =>
  move.kind === "attack" || move.kind === "raid";
