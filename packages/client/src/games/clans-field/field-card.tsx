import { fieldAbilityName, inField, isTrap, partOf, trapDamage } from "@holmgang/clans/field";
import type { Copy } from "@holmgang/clans/field";
import { Glyph } from "../../look/glyph.tsx";
import { DressedCard } from "../clans/dressed-card.tsx";
import type { Held } from "../clans/dressed-card.tsx";
import { FIELD_GLYPH } from "./card-look.ts";
import { Points } from "./points.tsx";
import "./field-card.css";

/** A card of the field: the points it holds stand in its corner, and a longer reach hangs under them. */
export function FieldCard({ copy, ...held }: Held & { readonly copy: Copy }) {
  const { damage, hp, ap, range, element, rarity, abilities } = inField(copy.card);
  const trap = isTrap(copy);
  const dress = {
    damage: trap ? trapDamage(copy) : damage + copy.plusDamage,
    hp: trap ? null : hp + copy.plusHp,
    element,
    rarity,
    abilities: abilities.map((each) => [FIELD_GLYPH[each.tag], fieldAbilityName(each)] as const),
    corner: trap ? null : (
      <>
        <span className="ap-disc num">
          {ap}
          <Points left={ap} of={ap} seat={0} />
        </span>
        {range > 1 && (
          <span className="ap-disc__range">
            <Glyph name="arrow-scope" size={14} />
          </span>
        )}
      </>
    ),
  };
  return (
    <span className="field-card" data-decoy={copy.decoy || undefined}>
      <DressedCard card={copy.card} dress={dress} {...held} />
      {copy.decoy && (
        <span className="field-card__decoy">
          <Glyph name="scarecrow" size={18} />
        </span>
      )}
    </span>
  );
}

/** The most points it holds, for its token. */
export const pointsOf = (card: Copy["card"]): number => partOf({ card }).ap;
