import { cardRow } from "@holmgang/clans";
import type { CardId, Rarity, Terrain } from "@holmgang/clans";
import type { ReactNode } from "react";
import type { CardSize } from "../../look/card-size.ts";
import { GameCard } from "../../look/game-card.tsx";
import type { CardState } from "../../look/game-card.tsx";
import type { GlyphName } from "../../look/glyph-names.ts";
import { Glyph } from "../../look/glyph.tsx";
import { CARD_GLYPH, FAMILY_GLYPH, fieldOf, TERRAIN_GLYPH } from "./card-look.ts";
import { Gem } from "./gem.tsx";
import { clansText } from "./text.ts";
import "./clans-card.css";

/** How a card is held: its size, its light, the key that picks it up. */
export interface Held {
  readonly size?: CardSize | undefined;
  readonly state?: CardState | undefined;
  readonly keyHint?: string | undefined;
}

/** What a card is in one of the modes. */
interface Dress {
  readonly damage: number;
  /** Null for what cannot be hit. */
  readonly hp: number | null;
  readonly element: Terrain | null;
  readonly rarity: Rarity;
  /** Keywords with their symbols; what they mean is on the slip of paper. */
  readonly abilities: readonly (readonly [GlyphName, string])[];
  /** What its first corner says. */
  readonly corner: ReactNode;
}

/** A card of either mode: its first corner, its terrain, its damage and HP, and what it can. */
export const DressedCard = ({
  card,
  dress: { damage, hp, element, rarity, abilities, corner },
  size = "M",
  state = "rest",
  keyHint,
}: Held & { readonly card: CardId; readonly dress: Dress }) => (
  <div className={`clans-card clans-card--${size.toLowerCase()}`}>
    <GameCard
      name={cardRow(card).name}
      glyph={CARD_GLYPH[card]}
      field={fieldOf(card)}
      rarity={rarity}
      text={<Abilities card={card} abilities={abilities} />}
      {...{ size, state, keyHint }}
    />
    <span className="clans-card__dial">{corner}</span>
    {element && (
      <span className={`clans-card__terrain terrain--${element}`}>
        <Glyph name={TERRAIN_GLYPH[element]} size={15} />
      </span>
    )}
    <Gem kind="damage" value={damage} />
    {hp !== null && <Gem kind="hp" value={hp} />}
  </div>
);

function Abilities({ card, abilities }: Pick<Dress, "abilities"> & { readonly card: CardId }) {
  const { family } = cardRow(card);
  return (
    <span className="clans-card__abilities">
      {abilities.map(([glyph, name]) => (
        <span key={name}>
          <Glyph name={glyph} size={13} />
          <span>{name}</span>
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
