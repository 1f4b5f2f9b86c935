import { rival } from "@holmgang/kernel";
import type { Outcome } from "@holmgang/kernel";
import { FORFEITS } from "@holmgang/orcain";
import type { View } from "@holmgang/orcain";
import { departure, loser } from "../../game/departure.ts";
import { text } from "../../text/text.ts";
import type { Ending, Names } from "../../game/face.ts";
import { orcainText } from "./text.ts";

/** How it ended, and how every round did. */
export function ending(view: View, outcome: Outcome, names: Names): Ending {
  const near = names.viewer === 1 ? 1 : 0;
  return {
    why: departure(outcome, names, FORFEITS) ?? whyOf(view, outcome, names),
    score: view.hp,
    chapters: view.history.map(({ hp }, index) => ({
      mark: text.table.roman(index + 1),
      words: `${hp[near]}–${hp[rival(near)]}`,
    })),
  };
}

function whyOf({ settings }: View, outcome: Outcome, names: Names): string {
  const { result, reason } = outcome;
  const { why } = orcainText;
  switch (reason) {
    case "knockout":
      return result === "draw" ? why["knockout draw"] : why.knockout;
    case "decision":
      return why.decision(settings.rounds);
    case "sudden-death":
    case "round-cap":
      return why[reason];
    case "timeout":
      return text.table.left.away(loser(outcome, names));
    default:
      return reason;
  }
}
