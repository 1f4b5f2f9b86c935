import { clansField } from "@holmgang/clans/field";
import type { Field } from "@holmgang/clans/field";
import type { Bot } from "../bot.ts";
import { answer } from "./answer.ts";
import { greedyMove } from "./greedy-move.ts";
import { openingMove } from "./mulligan.ts";
import { seatOf } from "./seat-of.ts";

/** Looks one action ahead, in a guess of what is hidden. */
export const captain: Bot<Field> = {
  name: "captain",
  about: "Makes the best of every action, one after the other.",
  choose(view, legal, _budget, rng) {
    const opening = openingMove(view, legal);
    if (opening) return answer(opening);
    const seat = seatOf(view);
    return answer(greedyMove(clansField.determinize(view, seat, rng), seat, rng));
  },
};
