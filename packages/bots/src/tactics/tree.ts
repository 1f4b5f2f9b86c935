import { tactics } from "@holmgang/tactics";
import type { Tactics } from "@holmgang/tactics";
import type { Bot } from "../bot.ts";
import { mostTried } from "../search/most-tried.ts";
import { drafting } from "./drafting.ts";
import type { Level } from "./level.ts";
import { guide } from "./guide.ts";
import { seatOf } from "./seat-of.ts";

/** A player that plays the next rounds out in its head, at most so often. */
export const treeSearching = ({ name, about, most, inTen }: Level): Bot<Tactics> =>
  drafting(inTen, {
    name,
    about,
    choose: (view, legal, budget, rng) =>
      mostTried({ game: tactics, guide, view, seat: seatOf(view), legal, budget, rng }, most),
  });
