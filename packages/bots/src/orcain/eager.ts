import { layoutsOf } from "@holmgang/orcain";
import type { Layout, Orcain } from "@holmgang/orcain";
import type { Bot } from "../bot.ts";
import { layFrom, uniform } from "./lay.ts";
import { seatOf } from "./seat-of.ts";
import { isFull } from "./stage.ts";

/** Whole layouts with a habit that can be read and answered: an Attack comes first, whatever follows. */
export const eager: Bot<Orcain> = {
  name: "eager",
  about: "Strikes first in every round, and then does anything: a first opponent.",
  choose(view, _legal, _budget, rng) {
    const full = layoutsOf(view.hands[seatOf(view)]).filter(isFull);
    const striking = full.filter((layout: Layout) => layout[0] === "attack");
    const layouts = striking.length > 0 ? striking : full;
    return layFrom(layouts, uniform(layouts.length), null, rng);
  },
};
