import type { CardId } from "@holmgang/clans";
import type { ActNumber } from "./acts.ts";

export const DIFFICULTIES = ["easy", "normal", "hard", "elite", "boss"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A part of an enemy army: how many by difficulty, each drawn from `cards`, where a card that stands twice is twice as likely. */
interface Part {
  readonly cards: readonly [CardId, ...CardId[]];
  readonly counts: Readonly<Record<Difficulty, number>>;
}

interface EnemyRow {
  readonly parts: readonly Part[];
  /** What the rest is, and the decoy. */
  readonly fill: readonly [CardId, ...CardId[]];
}

const part = (
  cards: readonly [CardId, ...CardId[]],
  ...[easy, normal, hard, elite, boss]: readonly [number, number, number, number, number]
): Part => ({ cards, counts: { easy, normal, hard, elite, boss } });

export const ENEMIES: Readonly<Record<ActNumber, EnemyRow>> = {
  1: {
    parts: [
      part(["austrian-cannon"], 1, 2, 3, 3, 4),
      part(["austrian-officer"], 1, 1, 2, 2, 2),
      part(["austrian-grenadier", "austrian-hussar", "austrian-cuirassier"], 4, 7, 10, 14, 15),
    ],
    fill: ["austrian-jager", "austrian-infantry"],
  },
  2: {
    parts: [
      part(["camel-gun"], 1, 2, 3, 3, 4),
      part(["mamluk-bey"], 1, 2, 3, 4, 5),
      part(["janissary"], 4, 7, 10, 14, 15),
    ],
    fill: ["mamluk-scout", "bedouin-raider"],
  },
  3: {
    parts: [
      part(["licorne-cannon"], 1, 2, 3, 4, 5),
      part(
        ["pavlovsky-guard", "pavlovsky-guard", "austrian-grenadier", "austrian-cuirassier"],
        2,
        4,
        6,
        8,
        10,
      ),
      part(["cossack"], 3, 5, 7, 8, 8),
    ],
    fill: ["russian-infantry"],
  },
};

/** Every enemy army has so many cards. */
export const ENEMY_CARDS = 25;
export const ENEMY_SCOUT: CardId = "scout";
