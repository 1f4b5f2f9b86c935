import { abilityName, abilityText, cardRow, inLanes } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import { Glyph } from "../../look/glyph.tsx";
import { CARD_GLYPH } from "./card-look.ts";
import { clansText } from "./text.ts";

/** What a slip of paper says about a card: its numbers, and what each of its abilities means. */
export function CardTip({ card }: { readonly card: CardId }) {
  const { name, family } = cardRow(card);
  const { damage, hp, tick, element, abilities } = inLanes(card);
  return (
    <>
      <span className="tooltip__title">
        <Glyph name={CARD_GLYPH[card]} />
        {name}
      </span>
      {clansText.tip.numbers(damage, hp, tick, element && clansText.terrains[element])}
      {abilities.map((ability) => (
        <span key={ability.tag} className="tooltip__note">
          <b>{abilityName(ability)}</b> {abilityText(ability)}
        </span>
      ))}
      {family && (
        <span className="tooltip__note">
          <b>{clansText.families[family]}</b> {clansText.tip.family[family]}
        </span>
      )}
    </>
  );
}
