import { pick, rival } from "@holmgang/kernel";
import { distance, heroId, unitAt } from "@holmgang/tactics";
import type { Move, Tactics, View } from "@holmgang/tactics";
import type { Bot } from "../bot.ts";
import { seatOf } from "./seat-of.ts";

/** Whole rounds to one plan that can be seen through: hit what stands in reach, else march at the enemy hero, the minions first. */
export const recruit: Bot<Tactics> = {
  name: "recruit",
  about: "Marches at your hero and hits whoever is in its way: a first opponent.",
  choose(view, legal, _budget, rng) {
    const move =
      view.phase === "battle"
        ? (blow(view, legal) ?? step(view, legal) ?? legal.at(-1)!)
        : pick(rng, legal);
    return { move, waits: false, value: null, candidates: [{ move, chance: 1 }] };
  },
};

/** The first enemy it sees; obstacles, skills and blows on the move are beyond it. */
const blow = (view: View, legal: readonly Move[]): Move | undefined =>
  legal.find((move) => move.kind === "attack" && unitAt(view, move.at) !== null);

/** One tile nearer to the enemy hero, if there is one; its own hero follows later. */
function step(view: View, legal: readonly Move[]): Move | undefined {
  if (view.active === heroId(seatOf(view)) && view.round < HERO_FOLLOWS) return undefined;
  const goal = view.units[heroId(rival(seatOf(view)))]?.tile ?? 0;
  const own = view.units[view.active ?? -1]?.tile ?? goal;
  return legal.find(
    (move) => move.kind === "move" && distance(move.to, goal) === distance(own, goal) - 1,
  );
}

/** The round in which the hero goes after its minions. */
const HERO_FOLLOWS = 6;
