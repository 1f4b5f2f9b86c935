import type { Move, View } from "@holmgang/campaign";
import { inCamp } from "./in-camp.ts";
import { inShop } from "./in-shop.ts";
import { leaves } from "./leaves.ts";
import { upgrades } from "./upgrades.ts";
import type { RunPlayer } from "./run-player.ts";

/** Heals when it hurts, buys what fights, goes where it can win, and meets the boss when it is strong. */
export const steward: RunPlayer = {
  name: "steward",
  about: "Keeps the army whole, and takes what it can carry.",
  choose(view, legal) {
    const [first] = legal;
    return (byPhase(view, legal) ?? first)!; // somebody is asked, so there is a move
  },
  leaves,
};

function byPhase(view: View, legal: readonly Move[]): Move | null {
  switch (view.phase) {
    case "camp":
      return inCamp(view, legal);
    case "shop":
      return inShop(view, legal);
    case "upgrade":
      return upgrades(view, legal);
    case "report":
      return legal.find(({ kind }) => kind === "continue") ?? null;
    case "battle":
    case "over":
      return null;
  }
}
