import { STRENGTH } from "@holmgang/bots/slots/strength";
import type { SetUp } from "../../game/set-up.ts";

/** Skirmish Slots before it is played: who to play, by which keys, and its settings in words. */
export const setUp: SetUp = {
  characters: [
    {
      bot: "squire",
      name: "Gudrun",
      avatar: "mage",
      line: "Three small units in three lanes, and then a pass, every time.",
      strength: STRENGTH.squire,
    },
    {
      bot: "random",
      name: "Loki",
      avatar: "rogue",
      line: "Any card, any lane, and passes when it feels like it.",
      strength: STRENGTH.random,
    },
    {
      bot: "careless",
      name: "Grom",
      avatar: "orc",
      line: "Sees what is good, and every third time plays something else.",
      strength: STRENGTH.careless,
    },
    {
      bot: "greedy",
      name: "Sigrun",
      avatar: "ranger",
      line: "Takes what looks best at once, and seldom wonders what comes after.",
      strength: STRENGTH.greedy,
    },
    {
      bot: "scholar",
      name: "Mimir",
      avatar: "knight",
      line: "Plays a few rounds in its head before every card.",
      strength: STRENGTH.scholar,
    },
    {
      bot: "sage",
      name: "Skuld",
      avatar: "paladin",
      line: "Plays hundreds of rounds in its head, and knows when to stop.",
      strength: STRENGTH.sage,
    },
  ],
  exhibitors: ["greedy", "careless"],
  keys: [
    ["Pick up a card", "1", "…", "9"],
    ["Go from slot to slot", "←", "→", "↑", "↓"],
    ["Play it there, use a unit, choose a target", "Enter"],
    ["Put a picked-up card back", "Esc"],
    ["Pass", "P"],
    ["End a turn of abilities", "D"],
    ["Decline a choice", "N"],
  ],
  settingNames: {
    openingDraw: "Cards for the first round",
    laterDraw: "Cards for later rounds",
    starterDraw: "More for whoever begins",
    starterGround: "Ground of whoever begins",
    deckMin: "Smallest deck",
    deckMax: "Largest deck",
    copies: "Copies of a card",
    turnMs: "Time for a turn",
    choiceMs: "Time for a choice",
  },
};
