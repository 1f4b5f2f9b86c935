import { cardRow, inField } from "@holmgang/clans/field";
import type { Copy } from "@holmgang/clans/field";
import { HandLine } from "../clans/holding.tsx";

/** A hand in one line: names, with damage and HP. */
export const Holding = ({ cards }: { readonly cards: readonly Copy[] }) => (
  <HandLine
    cards={cards.map(({ card }) => ({
      name: cardRow(card).name,
      damage: inField(card).damage,
      hp: inField(card).hp,
    }))}
  />
);
