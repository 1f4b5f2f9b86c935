import { rival } from "@holmgang/kernel";
import type { Outcome } from "@holmgang/kernel";
import { clans } from "@holmgang/clans";
import type { View } from "@holmgang/clans";
import { departure } from "../../game/departure.ts";
import type { Ending, Names } from "../../game/face.ts";
import { nearOf } from "./names.ts";
import { clansText } from "./text.ts";

/** How it ended, by the crystals; and what each side took on the way. */
export function ending({ seats, round, lanes }: View, outcome: Outcome, names: Names): Ending {
  const near = nearOf(names);
  const pair = (of: (seat: 0 | 1) => number): string => `${of(near)}–${of(rival(near))}`;
  const { end, why } = clansText;
  return {
    why: departure(outcome, names, clans.forfeits) ?? why[outcome.reason] ?? outcome.reason,
    score: [seats[0].hp, seats[1].hp],
    chapters: [
      { mark: end.rounds, words: String(round) },
      { mark: end.gold, words: pair((seat) => seats[seat].gold) },
      { mark: end.fallen, words: pair((seat) => seats[rival(seat)].fallen.length) },
      {
        mark: end.middles,
        words: pair((seat) => lanes.filter(({ owner }) => owner === seat).length),
      },
    ],
  };
}
