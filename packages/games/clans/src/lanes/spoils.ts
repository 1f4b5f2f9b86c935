import { rival, SEATS } from "@holmgang/kernel";
import type { BySeat, Seat, Spoil } from "@holmgang/kernel";
import { inLanes } from "../cards/cards.ts";
import { RARITIES } from "../cards/language.ts";
import type { Rarity } from "../cards/language.ts";
import type { State } from "./shape.ts";

type SpoilReason = "lanes" | Rarity;

/** What a seat's gold was paid for: the rival's fallen by rarity, and all the rest is for lanes. */
export function spoils(state: State): BySeat<readonly Spoil[]> {
  const [first, second] = SEATS.map((seat) => linesOf(state, seat));
  return [first!, second!]; // one a seat
}

function linesOf({ settings, seats }: State, seat: Seat): readonly Spoil[] {
  const felled = RARITIES.map((reason, index) => {
    const count = seats[rival(seat)].fallen.filter(
      (card) => inLanes(card).rarity === reason,
    ).length;
    return { reason, count, worth: count * settings.killGold * (index + 1) };
  });
  const worth = seats[seat].gold - felled.reduce((sum, line) => sum + line.worth, 0);
  const lanes = { reason: "lanes", count: worth / Math.max(1, settings.laneGold), worth };
  return [lanes, ...felled].filter(({ count }) => count > 0);
}

/** What a line is headed by. */
export const SPOILS: Readonly<Record<SpoilReason, string>> = {
  lanes: "Lanes won",
  common: "Commons felled",
  rare: "Rares felled",
  epic: "Epics felled",
  legendary: "Legendaries felled",
};
