import { CARDS } from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";
import { text } from "../../text/text.ts";
import "./holding.css";

/** A hand in one line: names, with their printed power. */
export const Holding = ({ cards }: { readonly cards: readonly CardId[] }) => (
  <ul className="holding" aria-label={text.table.hand}>
    {cards.map((card, index) => {
      const row = CARDS[card];
      return (
        <li key={index}>
          {row.name} {row.kind === "unit" && <b className="num">{row.power}</b>}
        </li>
      );
    })}
  </ul>
);
