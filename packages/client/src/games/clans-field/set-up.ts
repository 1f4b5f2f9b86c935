import { STRENGTH } from "@holmgang/bots/clans-field/strength";
import type { SetUp } from "../../game/set-up.ts";

/** Until a bot is measured it stands where any legal move does. */
const strengthOf = (bot: string): number => {
  const measured: Readonly<Record<string, number>> = STRENGTH;
  return measured[bot] ?? STRENGTH.random;
};

/** The field before it is played: who to play, by which keys, and its settings in words. */
export const setUp: SetUp = {
  characters: [
    {
      bot: "volunteer",
      name: "Gudrun",
      avatar: "mage",
      line: "A card and a few steps, straight ahead, and it is your turn again.",
      strength: strengthOf("volunteer"),
    },
    {
      bot: "random",
      name: "Loki",
      avatar: "rogue",
      line: "Does anything that is allowed. Nobody knows why.",
      strength: strengthOf("random"),
    },
    {
      bot: "militia",
      name: "Ulf",
      avatar: "ranger",
      line: "Marches ahead, strikes whatever it can kill, and minds nothing behind it.",
      strength: strengthOf("militia"),
    },
    {
      bot: "captain",
      name: "Sigrun",
      avatar: "knight",
      line: "Makes the best of every action, one after the other.",
      strength: strengthOf("captain"),
    },
    {
      bot: "marshal",
      name: "Skuld",
      avatar: "paladin",
      line: "Thinks whole turns through, and how you would answer them.",
      strength: strengthOf("marshal"),
    },
  ],
  exhibitors: ["captain", "militia"],
  exhibitedBy: { mulliganCards: 0 },
  keys: [
    ["Pick up a card, or mark it in the opening hand", "1", "8"],
    ["Pick up the next unit that can act", "N"],
    ["Go over the board", "←", "→", "↑", "↓"],
    ["Press, and press again to strike", "Enter"],
    ["Hit the base", "B"],
    ["Set alight, turn ground", "I", "T"],
    ["Use your hero", "H"],
    ["Put back", "Esc"],
    ["End your turn", "E"],
    ["Keep the opening hand", "K"],
  ],
  settingNames: {
    baseHp: "A base’s HP",
    baseHpFirst: "HP of the first base",
    baseHpSecond: "HP of the second base",
    openingHand: "Cards in the opening hand",
    mulliganCards: "Cards that may be replaced",
    turnDraw: "Cards drawn each turn",
    handLimit: "Most cards in a hand",
    turnCards: "Cards played a turn",
    firstTurnCards: "Cards played in the very first turn",
    secondHp: "HP more for whoever is second",
    secondCards: "Cards more for whoever is second",
    tileUnits: "Units on a tile",
    turnLimit: "Last turn",
    deckSize: "Most cards in a deck",
    deckMin: "Fewest cards in a deck",
    tallRange: "How far tall cards see",
    fireTick: "Fire hurts who stands in it",
    ages: "Three Ages",
    ageTwoTurn: "Second Age from turn",
    ageThreeTurn: "Third Age from turn",
    middleTerrain: "Middle terrain",
    rolled: "By chance",
    woods: "Woods",
    lake: "Lake",
    desert: "Desert",
    marsh: "Marsh",
    relic: "What lies hidden",
    story: "A battle of a story",
    killGold: "Gold for a Common killed",
    mulliganMs: "Time for the opening hand",
    turnMs: "Time for a turn",
    bankMs: "Time for all turns",
  },
};
