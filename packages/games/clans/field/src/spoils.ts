import type { BySeat, Spoil } from "@holmgang/kernel";
import { RARITIES } from "../../src/cards/language.ts";
import type { Rarity } from "../../src/cards/language.ts";
import type { SeatState, State } from "./shape.ts";

/** What a match pays for, as it is told. */
export const SPOILS: Readonly<Record<Rarity, string>> = {
  common: "Commons killed",
  rare: "Rares killed",
  epic: "Epics killed",
  legendary: "Legendaries killed",
};

/** Kills by rarity; a story pays nothing. */
export const spoils = ({ settings, seats }: State): BySeat<readonly Spoil[]> => {
  const of = ({ kills }: SeatState): readonly Spoil[] =>
    RARITIES.flatMap((reason, rank) => {
      const count = kills[reason];
      const worth = count * settings.killGold * (rank + 1);
      return count > 0 && !settings.story ? [{ reason, count, worth }] : [];
    });
  return [of(seats[0]), of(seats[1])];
};
