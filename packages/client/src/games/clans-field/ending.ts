import { rival } from "@holmgang/kernel";
import type { Outcome, Seat } from "@holmgang/kernel";
import { clansField } from "@holmgang/clans/field";
import type { View } from "@holmgang/clans/field";
import { departure } from "../../game/departure.ts";
import type { Ending, Names } from "../../game/face.ts";
import { nearOf } from "../clans/names.ts";
import { fieldText } from "./text.ts";

/** How it ended, by the bases; and what it took. */
export function ending({ seats, halfTurn }: View, outcome: Outcome, names: Names): Ending {
  const near = nearOf(names);
  const felled = (seat: Seat): number => seats[rival(seat)].fallen.length;
  const { chapters, why } = fieldText;
  return {
    why: departure(outcome, names, clansField.forfeits) ?? why[outcome.reason] ?? outcome.reason,
    score: [seats[0].hp, seats[1].hp],
    chapters: [
      { mark: chapters.turns, words: String(halfTurn) },
      { mark: chapters.fallen, words: `${felled(near)}–${felled(rival(near))}` },
    ],
  };
}
