import { CARDS } from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";
import { HandLine } from "../../look/hand-line.tsx";
import { text } from "../../text/text.ts";

/** A hand in one line: names, with their printed power. */
export const Holding = ({ cards }: { readonly cards: readonly CardId[] }) => (
  <HandLine
    label={text.table.hand}
    cards={cards.map((card) => {
      const row = CARDS[card];
      return { name: row.name, numbers: row.kind === "unit" ? String(row.power) : null };
    })}
  />
);
