import { CLASS_IDS, skillsOf } from "@holmgang/tactics";
import type { HeroClass, Minion, Team } from "@holmgang/tactics";

/** Two minions each, in the order that was measured to be the better one. */
const PAIRS: readonly (readonly [Minion, Minion])[] = [
  ["tank", "archer"],
  ["tank", "assassin"],
  ["assassin", "archer"],
];

/** The nine teams of a class that are worth a draft: every skill with every two minions. */
export const teamsOf = (hero: HeroClass): readonly Team[] =>
  skillsOf(hero).flatMap((skill) => PAIRS.map((minions) => ({ class: hero, minions, skill })));

export const TEAMS: readonly Team[] = CLASS_IDS.flatMap(teamsOf);
