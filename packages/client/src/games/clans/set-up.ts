import { STRENGTH } from "@holmgang/bots/clans/strength";
import type { SetUp } from "../../game/set-up.ts";

/** Until a bot is measured it stands where any legal move does. */
const strengthOf = (bot: string): number => {
  const measured: Readonly<Record<string, number>> = STRENGTH;
  return measured[bot] ?? STRENGTH.random;
};

/** Clans before it is played: who to play, by which keys, and its settings in words. */
export const setUp: SetUp = {
  characters: [
    {
      bot: "conscript",
      name: "Gudrun",
      avatar: "mage",
      line: "One card a round, marched to wherever it is already losing.",
      strength: strengthOf("conscript"),
    },
    {
      bot: "random",
      name: "Loki",
      avatar: "rogue",
      line: "Does anything that is allowed. Nobody knows why.",
      strength: strengthOf("random"),
    },
    {
      bot: "sergeant",
      name: "Sigrun",
      avatar: "ranger",
      line: "Fills every lane with the strongest it holds, and never looks back.",
      strength: strengthOf("sergeant"),
    },
    {
      bot: "general",
      name: "Ulfhedin",
      avatar: "orc",
      line: "Guesses a hand of yours, and weighs a few plans against it.",
      strength: strengthOf("general"),
    },
    {
      bot: "marshal",
      name: "Skuld",
      avatar: "paladin",
      line: "Weighs every plan against all you might hold, and cannot be read.",
      strength: strengthOf("marshal"),
    },
  ],
  exhibitors: ["sergeant", "conscript"],
  keys: [
    ["Pick up a card", "1", "8"],
    ["Lay it in a lane", "W", "C", "E"],
    ["In front, or behind", "F", "B"],
    ["Use your hero", "H"],
    ["Take the last card back", "Z"],
    ["Take all back", "X"],
    ["Submit your plan", "Enter"],
    ["Go from tile to tile", "←", "→", "↑", "↓"],
    ["Put a card down", "Esc"],
    ["Held: a step on, a step back", "Space", "←"],
    ["Held: the next lane", "N"],
  ],
  settingNames: {
    crystalHp: "A crystal’s HP",
    openingHand: "Cards in the opening hand",
    roundDraw: "Cards drawn each round",
    handLimit: "Most cards in a hand",
    laneCards: "Cards a lane and round",
    roundLimit: "Last round",
    deckSize: "Cards in a deck",
    deckMin: "Fewest cards a deck brings",
    speeds: "How far cards walk",
    uniform: "One tile each",
    printed: "As printed",
    ages: "Three Ages",
    ageTwoRound: "Second Age from round",
    ageThreeRound: "Third Age from round",
    laneGold: "Gold for a lane",
    killGold: "Gold for a Common killed",
    planMs: "Time to plan",
  },
};
