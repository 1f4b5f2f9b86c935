import { cardRow, inLanes } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import { text } from "../../text/text.ts";
import "./holding.css";

/** A hand in one line: names, with damage and HP. */
export const Holding = ({ cards }: { readonly cards: readonly CardId[] }) => (
  // Nothing in it can be pressed: without this the keyboard could not scroll it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <ul className="holding" aria-label={text.table.hand} tabIndex={0}>
    {cards.map((card, index) => {
      const { damage, hp } = inLanes(card);
      return (
        <li key={index}>
          {cardRow(card).name}{" "}
          <b className="num">
            {damage}/{hp}
          </b>
        </li>
      );
    })}
  </ul>
);
