import { STRENGTH } from "@holmgang/bots/orcain/strength";
import type { SetUp } from "../../game/set-up.ts";

/** Orcain before it is played: who to play, by which keys, and its settings in words. */
export const setUp: SetUp = {
  characters: [
    {
      bot: "orc",
      name: "Grom",
      avatar: "orc",
      line: "One card at a time: hits, hides after a hit, heals when it hurts.",
      strength: STRENGTH.orc,
    },
    {
      bot: "scatter",
      name: "Gudrun",
      avatar: "mage",
      line: "Lays whatever comes to hand, and often too little.",
      strength: STRENGTH.scatter,
    },
    {
      bot: "eager",
      name: "Ulf",
      avatar: "ranger",
      line: "Strikes first in every round. You know it, and it does not.",
      strength: STRENGTH.eager,
    },
    {
      bot: "random",
      name: "Loki",
      avatar: "rogue",
      line: "Three cards, any three, in any order. Nobody knows why.",
      strength: STRENGTH.random,
    },
    {
      bot: "equilibrium",
      name: "Skuld",
      avatar: "paladin",
      line: "Plays the perfect mix. Nobody beats it in the long run.",
      strength: STRENGTH.equilibrium,
    },
    {
      bot: "exploit",
      name: "Mimir",
      avatar: "knight",
      line: "As safe as Skuld, and it spends every gift you give.",
      strength: STRENGTH.exploit,
    },
    {
      bot: "greedy",
      name: "Sigrun",
      avatar: "ranger",
      line: "Remembers every card you have shown, and trusts you to do it again.",
      strength: STRENGTH.greedy,
    },
  ],
  exhibitors: ["greedy", "equilibrium"],
  keys: [
    ["Pick up a card; lay it in a step", "1", "2", "3", "4"],
    ["Put a picked-up card back", "Esc"],
    ["Take the last card back", "Z"],
    ["Take all cards back", "X"],
    ["Confirm", "Enter"],
  ],
  settingNames: {
    maxHp: "Most health",
    startHp: "Health at the start",
    damage: "Damage of an Attack",
    healing: "Healing of a Heal",
    rounds: "Rounds",
    roundCap: "Last round of sudden death",
    suddenDeath: "Sudden death",
    classic: "Classic",
    mustAttack: "Must attack",
    afkLimit: "Rounds one may be away",
    prepMs: "Time to lay",
    firstStepMs: "Pause before the reveal",
    stepMs: "Pause between steps",
  },
};
