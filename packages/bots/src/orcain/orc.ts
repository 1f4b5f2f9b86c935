import { pick, rival } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { attackDemanded } from "@holmgang/orcain";
import type { CardId, Orcain, View } from "@holmgang/orcain";
import type { Bot } from "../bot.ts";
import { layOne } from "./lay.ts";
import { seatOf } from "./seat-of.ts";

/** Hurt this much, the orc heals. */
const WEAK = 4;

/** The orc lays one card in the first slot, never confirms, and is never away. */
export const orc: Bot<Orcain> = {
  name: "orc",
  about: "One card at a time: attacks, guards against your last attack, heals when weak.",
  choose(view, _legal, _budget, rng) {
    const seat = seatOf(view);
    const wanted = wish(view, seat, rng);
    const hand = view.hands[seat];
    return layOne([hand.includes(wanted) ? wanted : hand[0], null, null], null, rng);
  },
};

function wish(view: View, seat: Seat, rng: Rng): CardId {
  if (attackDemanded(view)) return "attack";
  if (view.hp[seat] <= WEAK) return "heal";
  const shown = view.history.at(-1)?.layouts[rival(seat)].findLast((card) => card !== null);
  return shown === "attack" ? pick(rng, ["defense", "counter"]) : "attack";
}
