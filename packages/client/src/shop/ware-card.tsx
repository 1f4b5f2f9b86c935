import { usePhone } from "../web/use-media.ts";
import type { DeckFace } from "../game/deck-face.ts";
import { Tooltip } from "../look/tooltip.tsx";
import { goldText } from "../text/gold.ts";
import type { Good } from "./goods.ts";
import { PricePlate } from "./price-plate.tsx";

const words = goldText.shop;

/** A card on the counter; pressing it lays it before the reader. */
export function WareCard({
  face,
  good: { card, ware, owned },
  gold,
  isPicked,
  pick,
}: {
  readonly face: DeckFace;
  readonly good: Good;
  readonly gold: number;
  readonly isPicked: boolean;
  pick(this: void, ware: string): void;
}) {
  const phone = usePhone();
  const state = owned >= ware.most ? words.all(ware.most) : words.price(ware.price);
  return (
    <li className="ware" data-picked={isPicked || undefined}>
      <Tooltip slow content={face.tip(card.id)}>
        <button
          type="button"
          className="ware__face"
          data-testid={`ware-${ware.id}`}
          aria-pressed={isPicked}
          aria-label={`${card.name}. ${card.text} ${words.of(owned, ware.most)}. ${state}`}
          onClick={() => pick(ware.id)}
        >
          {face.card(card.id, phone ? "S" : "M", owned > 0 ? "rest" : "dim")}
        </button>
      </Tooltip>
      <PricePlate ware={ware} owned={owned} gold={gold} />
    </li>
  );
}
