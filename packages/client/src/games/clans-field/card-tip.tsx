import {
  cardRow,
  fieldAbilityName,
  fieldAbilityText,
  inField,
  isTrap,
  trapDamage,
} from "@holmgang/clans/field";
import type { CardId } from "@holmgang/clans/field";
import { Glyph } from "../../look/glyph.tsx";
import { CARD_GLYPH } from "../clans/card-look.ts";
import { clansText } from "../clans/text.ts";
import { fieldText } from "./text.ts";

const words = fieldText.tip;

/** What a slip of paper says about a card: its numbers, its points, and what each of its abilities means. */
export function CardTip({
  card,
  kit = card,
  decoy = false,
}: {
  readonly card: CardId;
  /** Whose abilities it has. */
  readonly kit?: CardId;
  readonly decoy?: boolean;
}) {
  const { damage, hp, ap, gain, strike, range, element } = inField(card);
  const { name, family } = cardRow(card);
  return (
    <>
      <span className="tooltip__title">
        <Glyph name={CARD_GLYPH[card]} />
        {name}
      </span>
      {isTrap({ card }) ? (
        words.trap(trapDamage({ card }))
      ) : (
        <>
          {words.numbers(damage, hp, element && clansText.terrains[element])}{" "}
          {words.points(ap, gain, strike, range)}
        </>
      )}
      {decoy && <span className="tooltip__note">{words.decoy}</span>}
      {inField(kit).abilities.map((ability) => (
        <span key={ability.tag} className="tooltip__note">
          <b>{fieldAbilityName(ability)}</b> {fieldAbilityText(ability)}
        </span>
      ))}
      {family && (
        <span className="tooltip__note">
          <b>{clansText.families[family]}</b> {clansText.tip.fieldFamily[family]}
        </span>
      )}
    </>
  );
}

/** A card's abilities, in sentences. */
export const says = (card: CardId): string =>
  inField(card).abilities.map(fieldAbilityText).join(" ") || fieldText.noAbility;
