import { pick, shuffle } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { CARD_IDS, cardRow, FIELD_CARDS, VARIATIONS } from "../../../src/cards/cards.ts";
import type { CardId } from "../../../src/cards/cards.ts";
import { SPECIALISTS } from "../../../src/cards/specialists.ts";
import { PARTS } from "../../../src/cards/field-profile.ts";
import { TERRAINS } from "../../../src/cards/language.ts";
import type { Terrain } from "../../../src/cards/language.ts";
import { fieldCopies } from "../../../src/decks/field-limits.ts";
import { fieldDeck, FIELD_STARTERS } from "../../../src/decks/field-starters.ts";
import { LEADERS } from "../../../src/leaders.ts";

export const starters = (rng: Rng): unknown => ({
  settings: { baseHp: pick(rng, [6, 25]), bankMs: 0 },
  entries: [
    { deck: fieldDeck(pick(rng, FIELD_STARTERS)) },
    { deck: fieldDeck(pick(rng, FIELD_STARTERS)) },
  ],
});

/** Long and short matches, great and small decks, three Ages. */
export function odd(rng: Rng): unknown {
  const deckSize = pick(rng, [3, 12, 25, 25]);
  const ages = rng.below(4) === 0;
  const settings = {
    baseHp: pick(rng, [1, 4, 10, 25]),
    openingHand: pick(rng, [1, 6, 6, 9]),
    mulliganCards: pick(rng, [0, 2, 2]),
    turnDraw: pick(rng, [0, 1, 1, 2]),
    handLimit: pick(rng, [3, 8, 8, 12]),
    turnCards: pick(rng, [1, 2, 3]),
    secondHp: pick(rng, [0, 2]),
    secondCards: pick(rng, [0, 1]),
    turnLimit: pick(rng, [1, 10, 30, 40]),
    deckSize,
    deckMin: 1,
    tallRange: pick(rng, [1, 2]),
    fireTick: rng.below(4) > 0,
    ages,
    ageTwoTurn: 3,
    ageThreeTurn: 5,
    middleTerrain: pick(rng, ["rolled", "rolled", "woods"]),
    turnMs: pick(rng, [0, 100_000]),
    bankMs: pick(rng, [0, 0, 0, 0, 480_000]),
    mulliganMs: pick(rng, [0, 10_000]),
  };
  return { settings, entries: [someEntry(rng, deckSize, ages), someEntry(rng, deckSize, ages)] };
}

function someEntry(rng: Rng, size: number, ages: boolean): unknown {
  const hero = pick(rng, LEADERS).id;
  const deck = () => ({ ...randomDeck(rng, size), hero });
  return ages ? { decks: [deck(), deck(), deck()] } : { deck: deck() };
}

/** Any legal deck: cards in any order, each as often as it may be. */
function randomDeck(rng: Rng, size: number) {
  const pool = FIELD_CARDS.flatMap((card) =>
    Array<CardId>(Math.min(2, fieldCopies(card))).fill(card),
  );
  const cards: string[] = shuffle(rng, pool).slice(0, size);
  const common = cards.find((card) => PARTS[card as CardId].rarity === "common"); // just taken from the pool
  if (common !== undefined && size > 3 && rng.below(2) === 0)
    cards[cards.length - 1] = `${common}/decoy`;
  const feigns = cards.at(-1)?.includes("/") && cards.includes(common ?? "");
  return {
    hero: pick(rng, LEADERS).id,
    cards: feigns ? cards : cards.filter((card) => !card.includes("/")),
  };
}

/** Both have families, and cheap soldiers beside them. */
export const families = (rng: Rng): unknown => {
  const deck = () => ({
    hero: pick(rng, LEADERS).id,
    cards: [...VARIATIONS.monkey, ...VARIATIONS.ant, ...VARIATIONS.ant, "cavalry", "scout"],
  });
  return {
    settings: { deckMin: 1, turnCards: 3, openingHand: 8, turnDraw: 2, turnLimit: 40, bankMs: 0 },
    entries: [{ deck: deck() }, { deck: deck() }],
  };
};

/** Both have those who know one thing, two or three kinds of them, and somebody to do it to. */
export const experts = (rng: Rng): unknown => {
  const deck = () => ({
    hero: pick(rng, LEADERS).id,
    cards: [
      ...shuffle(rng, pick(rng, [EXPERTS, EXPERTS, HELPERS]))
        .slice(0, 7)
        .flatMap((card) => Array<CardId>(Math.min(2, fieldCopies(card))).fill(card)),
      "pikeman",
      "line-infantry",
      "cavalry",
      "voltigeur",
    ],
  });
  return {
    settings: {
      deckMin: 1,
      turnCards: 3,
      openingHand: 7,
      turnLimit: 40,
      bankMs: 0,
      ...SOME_WOODS(rng),
    },
    entries: [{ deck: deck() }, { deck: deck() }],
  };
};

const SOME_WOODS = (rng: Rng) => ({
  middleTerrain: pick(rng, ["rolled", "woods", "lake", "marsh"]),
});

/** Who carries what only few carry. */
const EXPERTS: readonly CardId[] = [
  ...(Object.keys(SPECIALISTS) as CardId[]), // the keys of the literal
  "marsh-fog-stalker",
  "lake-shield-totem",
  "woods-healing-tree",
  "sunfire-warlord",
  "ancient-treant",
  "mire-hydra",
];

/** Who does something for another, and whom it can be done for. */
const HELPERS: readonly CardId[] = [
  "resetter",
  "barrier",
  "firestarter",
  "poisoner",
  "ap-booster",
  "enhancer",
  "switcher",
  "expert-medic",
];

/** A battle of a story: bosses, decoys, armies of any size, forced opening cards. */
export function story(rng: Rng): unknown {
  const army = CARD_IDS.filter((id) => cardRow(id).field && !cardRow(id).token);
  const entry = () => {
    const size = pick(rng, [1, 8, 30]);
    return {
      hero: pick(rng, LEADERS).id,
      cards: Array.from({ length: size }, () => ({
        card: pick(rng, army as [CardId, ...CardId[]]), // there are some
        decoy: rng.below(6) === 0,
        plusDamage: rng.below(3),
        plusHp: rng.below(3),
      })),
      terrain: pick(rng, [null, ...TERRAINS]),
      opening: [1],
      added: rng.below(4),
      bonus: rng.below(3),
      idle: rng.below(3) === 0,
    };
  };
  return {
    settings: {
      story: true,
      baseHpFirst: pick(rng, [0, 5]),
      baseHpSecond: pick(rng, [0, 5]),
      turnLimit: 40,
      bankMs: 0,
      relic: "Desert Cache",
    },
    entries: [entry(), entry()],
  };
}

/**
 * Armies of one or two cards under idle heroes, so that chance and choice repeat; what is hidden is a hand, a spy, a trap, a
 * decoy, a card behind another, a base. Entries differ in what a rival cannot see.
 */
const tiny =
  (armies: readonly [Army, ...Army[]], settings: object) =>
  (rng: Rng): unknown => ({
    settings: {
      story: true,
      openingHand: 1,
      mulliganCards: 0,
      turnDraw: 1,
      turnCards: 1,
      turnLimit: 4,
      baseHp: 3,
      middleTerrain: "woods",
      ...settings,
    },
    entries: [armyOf(pick(rng, armies)), armyOf(pick(rng, armies))],
  });

/** Cards in a word each, `cavalry*` for a decoy of it; the base row's terrain. */
type Army = readonly [cards: string, terrain: Terrain];

const armyOf = ([cards, terrain]: Army): unknown => ({
  hero: "charles",
  idle: true,
  terrain,
  cards: cards
    .split(" ")
    .map((card) => ({ card: card.replace("*", ""), decoy: card.endsWith("*") })),
});

export const TINY = [
  tiny(
    [
      ["cavalry", "woods"],
      ["cavalry*", "woods"],
      ["cavalry", "lake"],
    ],
    { firstTurnCards: 1 },
  ),
  tiny(
    [
      ["spy", "woods"],
      ["woods-mine", "woods"],
      ["voltigeur", "woods"],
    ],
    { firstTurnCards: 1 },
  ),
  tiny(
    [
      ["marsh-fog-stalker fusilier", "woods"],
      ["marsh-fog-stalker sapper", "woods"],
    ],
    { firstTurnCards: 1, openingHand: 2, turnDraw: 0, turnLimit: 5 },
  ),
  tiny(
    [
      ["scout voltigeur", "woods"],
      ["scout voltigeur", "lake"],
    ],
    { mulliganCards: 1, turnLimit: 2 },
  ),
] as const;
