import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import type { Run } from "./announce.ts";
import { finish } from "./ending.ts";
import type { Events } from "./events.ts";

/** A base at 0 ends the match at once. */
export function hitBase(
  run: Run,
  seat: Seat,
  amount: number,
  why: Events["base_hit"]["why"],
): void {
  const own = run.state.seats[seat];
  if (run.state.outcome) return;
  own.hp = Math.max(0, own.hp - amount);
  const { hp } = own;
  announce(run.table, "base_hit", () => ({ seat, amount, hp, why }));
  if (hp === 0) finish(run, { result: "win", seat: rival(seat), reason: "base" });
}
