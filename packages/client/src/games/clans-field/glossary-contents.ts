import { ANT, COPIES, FAMILIES, HERO_IDS, HEROES, RARITIES, TERRAINS } from "@holmgang/clans";
import { FIELD_ABILITIES, FIELD_CARDS, fieldHeroText, SETTINGS } from "@holmgang/clans/field";
import type { Settings } from "@holmgang/clans/field";
import { inNumbers } from "../../game/in-numbers.ts";
import type { Meaning } from "../../game/meaning.ts";
import { deckText } from "../clans/deck-text.ts";
import { fieldCard } from "../clans/field-words.ts";
import { clansText } from "../clans/text.ts";
import { glossaryText } from "./glossary-text.ts";

/** What the field is full of, by a match's settings: what hangs on them, terrains, families, heroes, and every card. */
export const contents = (settings: unknown): readonly Meaning[] => [
  ...inNumbers(COUNTED, SETTINGS, settings),
  ...TERRAINS.map((id) => {
    const term = clansText.terrains[id];
    return { id, term, rule: GROUND_RULE[id], text: glossaryText.terrain(id, term) };
  }),
  ...FAMILIES.map((id) => ({
    id,
    term: clansText.families[id],
    rule: "R82",
    text: clansText.tip.fieldFamily[id],
  })),
  ...HERO_IDS.map((id) => ({
    id,
    term: HEROES[id].name,
    rule: "R15",
    text: deckText.hero(
      HEROES[id].terrains.map((terrain) => clansText.terrains[terrain]).join(deckText.and),
      fieldHeroText(id),
    ),
  })),
  ...[...FIELD_CARDS, ANT].map(fieldCard).map(({ id, name, text }) => ({
    id: `card:${id}`,
    term: name,
    rule: id === ANT ? "R82" : "R3",
    text,
  })),
];

/** Where the rules tell what each ground does of its own. */
const GROUND_RULE = { woods: "R80", lake: "R72", desert: "R72", marsh: "R24" } as const;

/** What hangs on a match's numbers. */
const COUNTED = [
  {
    id: "half_turn",
    term: "Half-turn",
    rule: "R9",
    text: ({ turnLimit }: Settings) => glossaryText.halfTurn(turnLimit),
  },
  {
    id: "tile",
    term: "Tile",
    rule: "R1",
    text: ({ tileUnits }: Settings) => glossaryText.tile(tileUnits),
  },
  {
    id: "placing",
    term: "Placing",
    rule: "R17",
    text: ({ turnCards, firstTurnCards }: Settings) =>
      glossaryText.placing(turnCards, firstTurnCards),
  },
  {
    id: "base",
    term: "Base",
    rule: "R38",
    text: ({ baseHp }: Settings) => glossaryText.base(baseHp),
  },
  {
    id: "opening_hand",
    term: "Opening hand (mulligan)",
    rule: "R8",
    text: ({ openingHand, mulliganCards }: Settings) =>
      glossaryText.opening(openingHand, mulliganCards),
  },
  {
    id: "fire",
    term: "Fire",
    rule: "R23",
    text: ({ fireTick }: Settings) => glossaryText.fire(fireTick),
  },
  {
    id: "relic",
    term: "Relic",
    rule: "R25",
    text: ({ relic }: Settings) => glossaryText.relic(relic),
  },
  {
    id: "tall",
    term: FIELD_ABILITIES.tall.name,
    rule: "R75",
    text: ({ tallRange }: Settings) => glossaryText.tall(tallRange),
  },
  ...RARITIES.map((id, rank) => ({
    id,
    term: deckText.rarity[id],
    rule: "R3",
    text: ({ deckSize, killGold }: Settings) =>
      deckText.means.rarity(COPIES[id] < deckSize ? COPIES[id] : null, killGold * (rank + 1)),
  })),
  {
    id: "age",
    term: deckText.means.ageTerm,
    rule: "R83",
    text: ({ ageTwoTurn, ageThreeTurn }: Settings) => glossaryText.age(ageTwoTurn, ageThreeTurn),
  },
];
