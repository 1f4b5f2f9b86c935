import { rival, SEATS } from "@holmgang/kernel";
import type { Outcome } from "@holmgang/kernel";
import { FORFEITS } from "@holmgang/slots";
import type { View } from "@holmgang/slots";
import { departure } from "../../game/departure.ts";
import { text } from "../../text/text.ts";
import type { Ending, Names } from "../../game/face.ts";
import { slotsText } from "./text.ts";

/** How it ended, by rounds won, and how every round did. */
export function ending({ results }: View, outcome: Outcome, names: Names): Ending {
  const near = names.viewer === 1 ? 1 : 0;
  const won = SEATS.map((seat) => results.filter(({ winner }) => winner === seat).length);
  return {
    why: departure(outcome, names, FORFEITS) ?? slotsText.why[outcome.reason] ?? outcome.reason,
    score: [won[0] ?? 0, won[1] ?? 0],
    chapters: results.map(({ points }, index) => ({
      mark: text.table.roman(index + 1),
      words: `${points[near]}–${points[rival(near)]}`,
    })),
  };
}
