import type { BySeat, Outcome, Seat } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import { unitOf } from "./board.ts";
import type { Dealt, State } from "./shape.ts";
import { heroId } from "./units.ts";
import type { Battle } from "./battle.ts";

/** A fallen hero ends the match. Both by one action: whoever acted wins. Both at a round's end: who dealt more damage. */
export function afterDeaths(battle: Battle, actor: Seat | null): void {
  const { state } = battle;
  const [first, second] = [hasFallen(state, 0), hasFallen(state, 1)];
  if (!first && !second) return;
  if (first !== second) return end(battle, { result: "win", seat: first ? 1 : 0, reason: "hero" });
  if (actor !== null) return end(battle, { result: "win", seat: actor, reason: "last-blow" });
  end(battle, byDamage(state.dealt, "both-fell"));
}

const hasFallen = (state: State, seat: Seat): boolean => unitOf(state, heroId(seat)).fallen;

/** A hero that its owner's clock has killed. */
export const endByBell = (battle: Battle, seat: Seat): void =>
  end(battle, { result: "win", seat, reason: "bell" });

/** After the last round that the settings allow, damage decides as if both had fallen. */
export const endByLimit = (battle: Battle): void =>
  end(battle, byDamage(battle.state.dealt, "limit"));

/** More damage to the enemy hero wins, then more to the other units, else nobody. */
function byDamage([first, second]: BySeat<Dealt>, how: "both-fell" | "limit"): Outcome {
  const lead = first.hero - second.hero || first.units - second.units;
  return lead === 0
    ? { result: "draw", reason: how }
    : { result: "win", seat: lead > 0 ? 0 : 1, reason: how };
}

function end(battle: Battle, outcome: Outcome): void {
  const { state, table } = battle;
  state.outcome = outcome;
  state.graves = [];
  state.active = null;
  announce(table, "match_end", () => ({ outcome }));
}
