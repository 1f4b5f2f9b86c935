import { layoutsOf } from "@holmgang/orcain";
import type { Orcain } from "@holmgang/orcain";
import type { Bot } from "../bot.ts";
import { layFrom, uniform } from "./lay.ts";
import { seatOf } from "./seat-of.ts";

/** Anything at all: holes, and nothing, are as likely as any full layout. */
export const scatter: Bot<Orcain> = {
  name: "scatter",
  about: "Lays anything, often with holes: a first opponent.",
  choose(view, _legal, _budget, rng) {
    const layouts = layoutsOf(view.hands[seatOf(view)]);
    return layFrom(layouts, uniform(layouts.length), null, rng);
  },
};
