import {
  ANT,
  COPIES,
  FAMILIES,
  LANES_HEROES,
  HEROES,
  RARITIES,
  SETTINGS,
  TERRAINS,
} from "@holmgang/clans";
import type { Settings } from "@holmgang/clans";
import { inNumbers } from "../../game/in-numbers.ts";
import type { Meaning } from "../../game/meaning.ts";
import { deckCard, deckCards, heroWords } from "./deck-cards.ts";
import { deckText } from "./deck-text.ts";
import { clansText } from "./text.ts";

const words = deckText.means;

/** What the lanes are full of, by a match's settings: terrains, rarities, families, heroes, Ages, and every card. */
export const contents = (settings: unknown): readonly Meaning[] => [
  ...TERRAINS.map((id) => {
    const term = clansText.terrains[id];
    return { id, term, rule: "R35", text: words.terrain(term) };
  }),
  ...inNumbers(COUNTED, SETTINGS, settings),
  ...FAMILIES.map((id) => ({
    id,
    term: clansText.families[id],
    rule: "R67",
    text: clansText.tip.family[id],
  })),
  ...LANES_HEROES.map((id) => ({ id, term: HEROES[id].name, rule: "R19", text: heroWords(id) })),
  ...[...deckCards, deckCard(ANT)].map(({ id, name, text }) => ({
    id: `card:${id}`,
    term: name,
    rule: id === ANT ? "R68" : "R3",
    text,
  })),
];

/** What hangs on a match's numbers. */
const COUNTED = [
  ...RARITIES.map((id, rank) => ({
    id,
    term: deckText.rarity[id],
    rule: "R3",
    text: ({ deckSize, killGold }: Settings) =>
      words.rarity(COPIES[id] < deckSize ? COPIES[id] : null, killGold * (rank + 1)),
  })),
  {
    id: "age",
    term: words.ageTerm,
    rule: "R69",
    text: ({ ageTwoRound, ageThreeRound }: Settings) => words.age(ageTwoRound, ageThreeRound),
  },
];
