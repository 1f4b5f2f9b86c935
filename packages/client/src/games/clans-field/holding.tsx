import { cardRow, inField } from "@holmgang/clans/field";
import type { Copy } from "@holmgang/clans/field";
import { HandLine } from "../../look/hand-line.tsx";
import { text } from "../../text/text.ts";

/** A hand in one line: names, with damage and HP. */
export const Holding = ({ cards }: { readonly cards: readonly Copy[] }) => (
  <HandLine
    label={text.table.hand}
    cards={cards.map(({ card }) => {
      const { damage, hp } = inField(card);
      return { name: cardRow(card).name, numbers: `${damage}/${hp}` };
    })}
  />
);
