import { abilityName, inLanes } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import { ABILITY_GLYPH } from "./card-look.ts";
import { Dial } from "./dial.tsx";
import { DressedCard } from "./dressed-card.tsx";
import type { Held } from "./dressed-card.tsx";

/** A card of the lanes: when it acts and how far it walks stands in its corner. */
export function ClansCard({ card, ...held }: Held & { readonly card: CardId }) {
  const { tick, move, abilities, ...row } = inLanes(card);
  const dress = {
    ...row,
    abilities: abilities.map((each) => [ABILITY_GLYPH[each.tag], abilityName(each)] as const),
    corner: (
      <>
        <Dial tick={tick} />
        <Pace tiles={move} />
      </>
    ),
  };
  return <DressedCard card={card} dress={dress} {...held} />;
}

/** How far it walks where cards walk as printed: a bar, or one chevron a tile. */
const Pace = ({ tiles }: { readonly tiles: number }) => (
  <svg className="clans-card__pace" viewBox="0 0 10 12" aria-hidden="true">
    <path
      d={
        [
          "M1.500 6h7",
          "M1.500 8 5 4.500 8.500 8",
          "M1.500 6 5 2.500 8.500 6M1.500 10.500 5 7 8.500 10.500",
        ][tiles]
      }
    />
  </svg>
);
