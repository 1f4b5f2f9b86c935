import { pick, rival } from "@holmgang/kernel";
import type { CardId } from "../../src/cards/cards.ts";
import { announce, told } from "./announce.ts";
import type { Run } from "./announce.ts";
import type { Column } from "./board/tiles.ts";
import { plainCopy } from "./copy.ts";
import type { Unit } from "./shape.ts";

/** What a relic can be, at equal odds. */
const RELIC_CARDS: readonly [CardId, ...CardId[]] = [
  "desert-elite-striker",
  "lake-elite-striker",
  "woods-elite-striker",
  "desert-veteran",
  "lake-veteran",
  "woods-veteran",
  "desert-berserker",
  "lake-guardian",
  "woods-sentinel",
  "desert-shadow-scout",
  "lake-mist-weaver",
  "woods-shroud-walker",
];

/** The first to come to its tile has it: a card, even above the hand's limit. Of a spy's find only its owner hears. */
export function findRelic({ state, table }: Run, unit: Unit, column: Column): void {
  const { relic, seats } = state;
  const own = seats[unit.seat];
  const other = seats[rival(unit.seat)];
  own.searched[column] = true;
  if (unit.sight.rival > 0) other.searched[column] = true;
  if (relic.taken || relic.tile !== unit.tile) return;
  relic.taken = true;
  own.knowsRelic = true;
  if (unit.sight.rival > 0) other.knowsRelic = true;
  announce(table, "relic_found", () => ({ unit: told(unit) }));
  const copy = plainCopy(pick(table.rng, RELIC_CARDS), 0);
  own.hand.push(copy);
  announce(table, "card_gained", () => ({ seat: unit.seat, copy }));
}
