import { BUILDINGS, ITEMS, relicRow } from "@holmgang/campaign";
import type { View } from "@holmgang/campaign";
import { Glyph } from "../../look/glyph.tsx";
import { Medallion } from "../parts/medallion.tsx";
import { BUILDING_SIGNS, ITEM_SIGNS, OWN_SIGNS, RELIC_SIGNS } from "../signs.ts";
import { campaignText as words } from "../text.ts";
import type { Outlook } from "./outlook.ts";

type Choice = View["choices"][number];

/** What an encounter gives whoever completes it, and what the army gains in it. */
export const OfferLine = ({
  choice,
  bonus: { damage, hp },
}: {
  readonly choice: Choice;
  readonly bonus: Outlook["bonus"];
}) => (
  <>
    <Offered choice={choice} />
    {damage + hp > 0 && (
      <span className="order-card__line num">
        <Glyph name="rally-the-troops" size={18} />
        <span>{words.bonus(damage, hp)}</span>
      </span>
    )}
  </>
);

function Offered({ choice: { offer } }: { readonly choice: Choice }) {
  if (!offer) return null;
  switch (offer.kind) {
    case "item": {
      const { name, heals } = ITEMS[offer.item];
      return (
        <span className="order-card__line order-card__line--offer">
          <Medallion sign={ITEM_SIGNS[offer.item]} shape="round" size={26} />
          <span>
            <b>{name}</b>
            <small>{words.heals(heals)}</small>
          </span>
        </span>
      );
    }
    case "relic": {
      const { name, text } = relicRow(offer.relic);
      return (
        <span className="order-card__line order-card__line--offer">
          <Medallion sign={RELIC_SIGNS[offer.relic]} shape="scooped" size={26} />
          <span>
            <b>{name}</b>
            <small>{text}</small>
          </span>
        </span>
      );
    }
    case "building": {
      const { name, text } = BUILDINGS[offer.building];
      return (
        <span className="order-card__line order-card__line--offer">
          <Medallion sign={BUILDING_SIGNS[offer.building]} shape="scooped" size={26} />
          <span>
            <b>{name}</b>
            <small>{text}</small>
          </span>
        </span>
      );
    }
    case "gold":
      return (
        <span className="order-card__line">
          <Glyph name={OWN_SIGNS.gold} size={18} />
          <b>{words.gold(offer.gold)}</b>
        </span>
      );
  }
}
