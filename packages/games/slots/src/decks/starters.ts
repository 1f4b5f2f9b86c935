import { CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";

/** A deck that is there from the beginning. */
export interface Starter {
  readonly id: string;
  readonly name: string;
  /** Its plan, in one sentence. */
  readonly about: string;
  /** In the order of their numbers. */
  readonly cards: readonly CardId[];
}

function starter(
  id: string,
  name: string,
  about: string,
  { twice, once }: { readonly twice: readonly CardId[]; readonly once: readonly CardId[] },
): Starter {
  const cards = [...twice, ...twice, ...once];
  return { id, name, about, cards: cards.toSorted((a, b) => CARDS[a].number - CARDS[b].number) };
}

/** The first is what a player without a deck brings. */
export const STARTERS = [
  starter("garrison", "Garrison", "A little of everything: hold the middle, answer what comes.", {
    twice: ["scout", "archer", "champion", "strike"],
    once: [
      "engineer",
      "acolyte",
      "mimic",
      "priest",
      "bard",
      "roots",
      "wizard",
      "turret",
      "rookie",
      "knight",
      "sentinel",
      "hunter",
      "noble",
      "ranger",
      "unsummon",
      "seed",
      "energize",
    ],
  }),
  starter("coven", "Coven", "Feed small units to greater ones, and raise them again.", {
    twice: ["acolyte", "apprentice", "dragon", "ghoul", "warlock", "scout", "roots"],
    once: [
      "necromancer",
      "vampire",
      "knight",
      "noble",
      "veteran",
      "champion",
      "watchman",
      "strike",
      "assassinate",
      "bulwark",
    ],
  }),
  starter("siege", "Siege", "Wear the other side down from afar, and finish what is wounded.", {
    twice: ["archer", "hunter", "turret", "strike", "fireball", "vampire"],
    once: [
      "sentinel",
      "ghoul",
      "wizard",
      "champion",
      "scout",
      "priest",
      "watchman",
      "brambles",
      "assassinate",
      "unsummon",
      "veteran",
      "noble",
    ],
  }),
  starter("homestead", "Homestead", "Build slots and bands of allies that outgrow everything.", {
    twice: ["bard", "engineer", "rookie", "seed", "mender", "bulwark"],
    once: [
      "wizard",
      "sentinel",
      "rogue",
      "ranger",
      "repositioning",
      "energize",
      "champion",
      "veteran",
      "knight",
      "scout",
      "roots",
      "noble",
      "priest",
    ],
  }),
] as const satisfies readonly Starter[];
