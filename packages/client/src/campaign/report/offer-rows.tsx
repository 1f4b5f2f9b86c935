import { BUILDINGS, ITEMS, relicRow } from "@holmgang/campaign";
import { Medallion } from "../parts/medallion.tsx";
import { BUILDING_SIGNS, ITEM_SIGNS, RELIC_SIGNS } from "../signs.ts";
import { campaignText } from "../text.ts";
import type { Ledger } from "./ledger.ts";

type Offer = Ledger["offers"][number];

/** What an encounter gave besides gold, each with its picture and what it does. */
export const OfferRows = ({ offers }: { readonly offers: readonly Offer[] }) =>
  offers.map((offer, at) => {
    const { sign, shape, name, says } = lookOf(offer);
    return (
      <span key={at} className="run-report__thing">
        <Medallion sign={sign} shape={shape} size={42} />
        <span>
          <b>{name}</b>
          <small>{says}</small>
        </span>
      </span>
    );
  });

function lookOf(offer: Offer) {
  switch (offer.kind) {
    case "item": {
      const { name, heals } = ITEMS[offer.item];
      const says = `${campaignText.heals(heals)}, ${campaignText.shop.byHand}`;
      return { sign: ITEM_SIGNS[offer.item], shape: "round", name, says } as const;
    }
    case "relic": {
      const { name, text } = relicRow(offer.relic);
      return { sign: RELIC_SIGNS[offer.relic], shape: "scooped", name, says: text } as const;
    }
    case "building": {
      const { name, text } = BUILDINGS[offer.building];
      return { sign: BUILDING_SIGNS[offer.building], shape: "scooped", name, says: text } as const;
    }
  }
}
