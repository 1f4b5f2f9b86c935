import { distance, heroId, seatOf as sideOf, unitAt } from "@holmgang/tactics";
import type { Move, Tactics, View } from "@holmgang/tactics";
import { rival } from "@holmgang/kernel";
import type { Bot } from "../bot.ts";
import { drafting } from "./drafting.ts";
import { seatOf } from "./seat-of.ts";

/** Whole rounds to one plan that can be seen through: march at the enemy hero, and hit the strongest of whatever is near. */
export const recruit: Bot<Tactics> = drafting({
  name: "recruit",
  about: "Marches at your hero and hits whoever is in its way: a first opponent.",
  choose(view, legal) {
    const move = blow(view, legal) ?? step(view, legal) ?? legal.at(-1)!;
    return { move, waits: false, value: null, candidates: [{ move, chance: 1 }] };
  },
});

/** It picks a quarrel with the strongest it can reach. */
function blow(view: View, legal: readonly Move[]): Move | undefined {
  const strength = (at: number): number => view.units[unitAt(view, at) ?? -1]?.hp ?? 0;
  return legal
    .filter((move) => move.kind === "attack" && unitAt(view, move.at) !== null)
    .toSorted(
      (a, b) => ("at" in b ? strength(b.at ?? 0) : 0) - ("at" in a ? strength(a.at ?? 0) : 0),
    )[0];
}

/** One tile nearer to the enemy hero, if there is one. */
function step(view: View, legal: readonly Move[]): Move | undefined {
  const goal = view.units[heroId(rival(seatOf(view)))]?.tile ?? 0;
  const own = view.active === null ? goal : (view.units[view.active]?.tile ?? goal);
  return legal.find(
    (move) =>
      move.kind === "move" &&
      sideOf(move.unit) === seatOf(view) &&
      distance(move.to, goal) === distance(own, goal) - 1,
  );
}
