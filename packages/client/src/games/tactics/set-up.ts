import { STRENGTH } from "@holmgang/bots/tactics/strength";
import type { Team } from "@holmgang/tactics";
import type { SetUp } from "../../game/set-up.ts";

/** Whole teams: a draft in secret is nothing to look at. */
const TEAMS: readonly [Team, Team] = [
  { class: "mage", minions: ["tank", "archer"], skill: "blast" },
  { class: "duelist", minions: ["archer", "assassin"], skill: "feint" },
];

/** Tactics before it is played: who to play, by which keys, and its settings in words. */
export const setUp: SetUp = {
  characters: [
    {
      bot: "recruit",
      name: "Gudrun",
      avatar: "mage",
      line: "Marches at your hero, and hits the strongest it can reach.",
      strength: STRENGTH.recruit,
    },
    {
      bot: "random",
      name: "Loki",
      avatar: "rogue",
      line: "Does anything that is allowed. Nobody knows why.",
      strength: STRENGTH.random,
    },
    {
      bot: "greedy",
      name: "Sigrun",
      avatar: "ranger",
      line: "Takes what looks best at once, and minds nothing that comes after.",
      strength: STRENGTH.greedy,
    },
    {
      bot: "seer",
      name: "Mimir",
      avatar: "knight",
      line: "Plays the next rounds out in its head, over and over.",
      strength: STRENGTH.seer,
    },
    {
      bot: "captain",
      name: "Ulfhedin",
      avatar: "orc",
      line: "Looks a few blows ahead, and counts what comes back.",
      strength: STRENGTH.captain,
    },
    {
      bot: "marshal",
      name: "Skuld",
      avatar: "paladin",
      line: "Looks as far as it can see, and punishes every slip.",
      strength: STRENGTH.marshal,
    },
  ],
  exhibitors: ["greedy", "recruit"],
  exhibited: TEAMS,
  keys: [
    ["Move", "M"],
    ["Attack", "A"],
    ["Move and hit", "X"],
    ["Skill", "S"],
    ["Destroy an obstacle, with Power", "D"],
    ["End turn", "E"],
    ["Go from tile to tile", "←", "→", "↑", "↓"],
    ["Aim at it, and again: confirm", "Enter"],
    ["Step back", "Esc"],
    ["Show threats", "T"],
    ["What a fallen minion leaves: obstacle, buff tile", "O", "B"],
    ["What a strike leaves", "1", "2", "3"],
    ["Take a minion back", "Backspace"],
  ],
  settingNames: {
    heroHp: "A hero’s HP",
    secondHeroHp: "HP more for the second hero",
    opener: "Who opens a round",
    snake: "First, second, second, first",
    alternate: "In turns",
    first: "Always the first",
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
