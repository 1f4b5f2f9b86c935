import type { Played } from "./cards.ts";

/** The numbers a step needs. */
interface Numbers {
  readonly maxHp: number;
  readonly damage: number;
  readonly healing: number;
}

/**
 * A seat's health after its card met the rival's. A heal comes first and is capped before anything hurts; then an
 * attack lands, is stopped, or is thrown back; health never falls below 0. Call it once for each seat.
 *
 * Written without branches: cards are unpredictable, and the misses would cost a fifth of a playout.
 */
export function healthAfter(hp: number, own: Played, other: Played, numbers: Numbers): number {
  const heals = Number(own === "heal");
  const landed = Number(other === "attack") & Number(own !== "defense") & Number(own !== "counter");
  const thrownBack = Number(own === "attack") & Number(other === "counter");
  const healed = Math.min(numbers.maxHp, hp + heals * numbers.healing);
  return Math.max(0, healed - (landed | thrownBack) * numbers.damage);
}
