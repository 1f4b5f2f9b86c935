import { cardRow, inLanes } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import { text } from "../../text/text.ts";
import "./holding.css";

/** A hand in one line: names, with damage and HP. */
export const Holding = ({ cards }: { readonly cards: readonly CardId[] }) => (
  <HandLine cards={cards.map((card) => ({ name: cardRow(card).name, ...inLanes(card) }))} />
);

/** The same of whatever mode. */
export const HandLine = ({
  cards,
}: {
  readonly cards: readonly {
    readonly name: string;
    readonly damage: number;
    readonly hp: number;
  }[];
}) => (
  // Nothing in it can be pressed: without this the keyboard could not scroll it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <ul className="holding" aria-label={text.table.hand} tabIndex={0}>
    {cards.map(({ name, damage, hp }, index) => (
      <li key={index}>
        {name}{" "}
        <b className="num">
          {damage}/{hp}
        </b>
      </li>
    ))}
  </ul>
);
