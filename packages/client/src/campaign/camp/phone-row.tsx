import { ITEM_IDS } from "@holmgang/campaign";
import type { View } from "@holmgang/campaign";
import { Glyph } from "../../look/glyph.tsx";
import { Medallion } from "../parts/medallion.tsx";
import { UntilBoss } from "../parts/until-boss.tsx";
import { ITEM_SIGNS, OWN_SIGNS, RELIC_SIGNS } from "../signs.ts";
import { campaignText as words } from "../text.ts";

/** How the army stands, in two rows of a phone; the army's page tells the rest. */
export function PhoneRow({ view }: { readonly view: View }) {
  const counts = [
    [OWN_SIGNS.deck, view.deck.length, words.deck],
    [OWN_SIGNS.reserves, view.reserves.length, words.reserves],
    [OWN_SIGNS.fallen, view.fallen.length, words.fallen],
  ] as const;
  const items = ITEM_IDS.map((item) => ({
    item,
    count: view.pack[item] + view.equipped.filter((each) => each === item).length,
  })).filter(({ count }) => count > 0);
  return (
    <div className="camp-row">
      <UntilBoss view={view} />
      <span className="camp-row__counts num">
        {counts.map(([glyph, count, name]) => (
          <span key={name} role="img" aria-label={`${name} ${count}`}>
            <Glyph name={glyph} size={17} />
            {count}
          </span>
        ))}
      </span>
      <span className="camp-row__things">
        {view.relics.map(({ relic, active }, at) => (
          <Medallion key={at} sign={RELIC_SIGNS[relic]} shape="scooped" size={26} dim={!active} />
        ))}
        {items.map(({ item, count }) => (
          <span key={item} className="camp-row__item num">
            <Medallion sign={ITEM_SIGNS[item]} shape="round" size={26} />
            {count > 1 && count}
          </span>
        ))}
      </span>
    </div>
  );
}
