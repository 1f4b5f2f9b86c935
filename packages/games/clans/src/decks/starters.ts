import { CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import type { HeroId } from "../heroes.ts";

/** A deck that is there from the beginning. */
export interface Starter {
  readonly id: string;
  readonly name: string;
  /** Its plan, in one sentence. */
  readonly about: string;
  readonly hero: HeroId;
  /** In the order in which it fills up smaller decks of its hero. */
  readonly cards: readonly CardId[];
}

export type Counts = Readonly<Partial<Record<CardId, number>>>;

export const starter = (
  hero: HeroId,
  id: string,
  [name, about]: readonly [string, string],
  counts: Counts,
): Starter => ({
  id,
  name,
  about,
  hero,
  cards: (Object.entries(counts) as [CardId, number][]).flatMap(([card, count]) =>
    Array<CardId>(count).fill(card),
  ),
});

/** The first of a hero fills up that hero's smaller decks; the very first is what a player without a deck brings. */
export const STARTERS: readonly [Starter, ...Starter[]] = [
  starter(
    "napoleon",
    "grand-army",
    ["Grand Army", "Infantry in front, cannons behind it, and leaders that make both hit harder."],
    {
      "line-infantry": 3,
      fusilier: 3,
      voltigeur: 3,
      "field-cannon": 2,
      sapper: 2,
      grenadier: 2,
      cuirassier: 2,
      hussar: 2,
      "drummer-boy": 1,
      "horse-artillery": 1,
      "old-guard": 1,
      "marshal-ney": 1,
      "imperial-eagle": 1,
      "napoleons-guard": 1,
    },
  ),
  starter(
    "saladin",
    "desert-host",
    ["Desert Host", "Quick blades that win on the first ticks, and one great charge."],
    {
      "desert-warrior": 3,
      "desert-quick-strike": 3,
      "desert-tank": 4,
      "desert-elite-striker": 3,
      "desert-veteran": 3,
      "desert-berserker": 2,
      "siege-cannon": 2,
      "shield-guard": 2,
      "desert-shadow-scout": 1,
      "sunfire-warlord": 1,
      "shadow-assassin": 1,
    },
  ),
  starter(
    "nelson",
    "home-fleet",
    ["Home Fleet", "Walls that do not break, mended until the tide turns."],
    {
      "lake-warrior": 4,
      "lake-quick-strike": 3,
      "lake-tank": 3,
      "lake-elite-striker": 3,
      "lake-veteran": 3,
      "lake-guardian": 2,
      "polish-lancer": 1,
      "shield-guard": 2,
      "lake-mist-weaver": 1,
      "tidal-leviathan": 1,
      "chasseur-a-cheval": 1,
      scout: 1,
    },
  ),
  starter(
    "napoleon",
    "wanderers",
    ["Wanderers", "Monkeys for cards, ants for numbers, and beasts of wood and marsh behind them."],
    {
      "capuchin-thief": 3,
      "worker-ant": 3,
      "howler-monkey": 2,
      "soldier-ant": 3,
      silverback: 2,
      "ant-queen": 2,
      "woods-elite-striker": 3,
      "woods-tank": 2,
      "woods-sentinel": 2,
      "marsh-lurker": 2,
      "mire-hydra": 1,
    },
  ),
];

/** What fills up a hero's smaller decks. */
export const fillerOf = (hero: HeroId): readonly CardId[] =>
  STARTERS.find((each) => each.hero === hero)!.cards; // every hero has one

export const byNumber = (cards: readonly CardId[]): CardId[] =>
  cards.toSorted((a, b) => CARDS[a].number - CARDS[b].number);
