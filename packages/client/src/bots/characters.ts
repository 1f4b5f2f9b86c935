import { STRENGTH } from "@holmgang/bots/orcain/strength";
import { STRENGTH as SLOTS_STRENGTH } from "@holmgang/bots/slots/strength";
import type { AvatarId } from "../look/emblem.ts";

/** A bot as somebody to sit opposite to. */
export interface Character {
  /** Its name in the game's roster. */
  readonly bot: string;
  readonly name: string;
  readonly avatar: AvatarId;
  /** One line about how it plays. */
  readonly line: string;
  /** Measured by `npm run strength`; a bot that picks any legal move stands at 1000. */
  readonly strength: number;
}

/** Who can be played, the gentlest first, as measured. */
export const CHARACTERS: Readonly<Record<string, readonly Character[]>> = {
  orcain: [
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
      bot: "random",
      name: "Loki",
      avatar: "rogue",
      line: "Three cards, any three, in any order. Nobody knows why.",
      strength: STRENGTH.random,
    },
    {
      bot: "exploit",
      name: "Mimir",
      avatar: "knight",
      line: "As safe as Skuld, and it spends every gift you give.",
      strength: STRENGTH.exploit,
    },
    {
      bot: "equilibrium",
      name: "Skuld",
      avatar: "paladin",
      line: "Plays the perfect mix. Nobody beats it in the long run.",
      strength: STRENGTH.equilibrium,
    },
    {
      bot: "greedy",
      name: "Sigrun",
      avatar: "ranger",
      line: "Remembers every card you have shown, and trusts you to do it again.",
      strength: STRENGTH.greedy,
    },
  ],
  slots: [
    {
      bot: "random",
      name: "Loki",
      avatar: "rogue",
      line: "Any card, any lane, and passes when it feels like it.",
      strength: SLOTS_STRENGTH.random,
    },
    {
      bot: "careless",
      name: "Grom",
      avatar: "orc",
      line: "Sees what is good, and every third time plays something else.",
      strength: SLOTS_STRENGTH.careless,
    },
    {
      bot: "greedy",
      name: "Sigrun",
      avatar: "ranger",
      line: "Takes what looks best at once, and seldom wonders what comes after.",
      strength: SLOTS_STRENGTH.greedy,
    },
    {
      bot: "scholar",
      name: "Mimir",
      avatar: "knight",
      line: "Plays a few rounds in its head before every card.",
      strength: SLOTS_STRENGTH.scholar,
    },
    {
      bot: "sage",
      name: "Skuld",
      avatar: "paladin",
      line: "Plays hundreds of rounds in its head, and knows when to stop.",
      strength: SLOTS_STRENGTH.sage,
    },
  ],
};

export const charactersOf = (game: string): readonly Character[] => CHARACTERS[game] ?? [];

export const characterOf = (game: string, bot: string): Character | undefined =>
  charactersOf(game).find((each) => each.bot === bot);
