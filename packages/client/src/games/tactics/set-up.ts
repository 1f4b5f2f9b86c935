import { STRENGTH } from "@holmgang/bots/tactics/strength";
import type { SetUp } from "../../game/set-up.ts";

/** Tactics before it is played: who to play, by which keys, and its settings in words. */
export const setUp: SetUp = {
  characters: [
    {
      bot: "random",
      name: "Loki",
      avatar: "rogue",
      line: "Does anything that is allowed. Nobody knows why.",
      strength: STRENGTH.random,
    },
  ],
  exhibitors: ["random", "random"],
  keys: [],
  settingNames: {
    heroHp: "A hero’s HP",
    secondHeroHp: "HP more for the second hero",
    opener: "Who opens a round",
    decayStartRound: "Minions decay from round",
    pressureRound: "Pressure from round",
    roundLimit: "Last round",
    skillCooldown: "Rounds a skill rests",
    buffRounds: "Rounds a buff lasts",
    tileRounds: "Rounds a buff tile lies",
    obstacleHp: "An obstacle’s HP",
    firstSeatStarts: "First seat begins",
    secondSeatStarts: "Second seat begins",
    classMs: "Time for a class",
    minionsMs: "Time for minions",
    skillMs: "Time for a skill",
    actionMs: "Time for an action",
    remainsMs: "Time for remains",
  },
};
