import { CARDS } from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";
import { text } from "../../text/text.ts";
import "./holding.css";

/** A hand in one line: names, with their printed power. */
export const Holding = ({ cards }: { readonly cards: readonly CardId[] }) => (
  // Nothing in it can be pressed: without this the keyboard could not scroll it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <ul className="holding" aria-label={text.table.hand} tabIndex={0}>
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
