import { abilityName, cardRow, inLanes } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import type { CardSize } from "../../look/card-size.ts";
import { GameCard } from "../../look/game-card.tsx";
import type { CardState } from "../../look/game-card.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { ABILITY_GLYPH, CARD_GLYPH, FAMILY_GLYPH, fieldOf, TERRAIN_GLYPH } from "./card-look.ts";
import { Dial } from "./dial.tsx";
import { Gem } from "./gem.tsx";
import { clansText } from "./text.ts";
import "./clans-card.css";

/** A card of Clans: when it acts and how far it walks, its terrain, its damage and HP, and what it can. */
export function ClansCard({
  card,
  size = "M",
  state = "rest",
  keyHint,
}: {
  readonly card: CardId;
  readonly size?: CardSize;
  readonly state?: CardState;
  readonly keyHint?: string | undefined;
}) {
  const { name } = cardRow(card);
  const { damage, hp, tick, move, element, rarity } = inLanes(card);
  return (
    <div className={`clans-card clans-card--${size.toLowerCase()}`}>
      <GameCard
        name={name}
        glyph={CARD_GLYPH[card]}
        field={fieldOf(card)}
        rarity={rarity}
        text={<Abilities card={card} />}
        {...{ size, state, keyHint }}
      />
      <span className="clans-card__dial">
        <Dial tick={tick} />
        <Pace tiles={move} />
      </span>
      {element && (
        <span className={`clans-card__terrain terrain--${element}`}>
          <Glyph name={TERRAIN_GLYPH[element]} size={15} />
        </span>
      )}
      <Gem kind="damage" value={damage} />
      <Gem kind="hp" value={hp} />
    </div>
  );
}

/** Keywords with their symbols; what they mean is on the slip of paper. */
function Abilities({ card }: { readonly card: CardId }) {
  const { family } = cardRow(card);
  return (
    <span className="clans-card__abilities">
      {inLanes(card).abilities.map((ability) => (
        <span key={ability.tag}>
          <Glyph name={ABILITY_GLYPH[ability.tag]} size={13} />
          <span>{abilityName(ability)}</span>
        </span>
      ))}
      {family && (
        <span>
          <Glyph name={FAMILY_GLYPH[family]} size={13} />
          <span>{clansText.families[family]}</span>
        </span>
      )}
    </span>
  );
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
