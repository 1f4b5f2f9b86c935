import { rival, SEATS } from "@holmgang/kernel";
import type { Outcome } from "@holmgang/kernel";
import type { View } from "@holmgang/slots";
import { text } from "../../text/text.ts";
import type { Ending, Names } from "../../game/face.ts";
import { slotsText } from "./text.ts";

/** How it ended, by rounds won, and how every round did. */
export function ending({ results }: View, { reason }: Outcome, { viewer }: Names): Ending {
  const near = viewer === 1 ? 1 : 0;
  const won = SEATS.map((seat) => results.filter(({ winner }) => winner === seat).length);
  return {
    why: slotsText.why[reason] ?? reason,
    score: [won[0] ?? 0, won[1] ?? 0],
    chapters: results.map(({ points }, index) => ({
      mark: text.table.roman(index + 1),
      words: `${points[near]}–${points[rival(near)]}`,
    })),
  };
}
