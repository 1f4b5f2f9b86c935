import { cardRow, inLanes } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import { HandLine } from "../../look/hand-line.tsx";
import { text } from "../../text/text.ts";

/** A hand in one line: names, with damage and HP. */
export const Holding = ({ cards }: { readonly cards: readonly CardId[] }) => (
  <HandLine
    label={text.table.hand}
    cards={cards.map((card) => {
      const { damage, hp } = inLanes(card);
      return { name: cardRow(card).name, numbers: `${damage}/${hp}` };
    })}
  />
);
