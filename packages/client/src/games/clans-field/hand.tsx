import { cardRow, inField, isTrap, trapDamage } from "@holmgang/clans/field";
import type { Copy } from "@holmgang/clans/field";
import { Hand, handThing } from "../../pieces/hand.tsx";
import type { HandCard } from "../../pieces/hand.tsx";
import { usePhone } from "../../web/use-media.ts";
import type { Aim } from "./aim.ts";
import { CardTip, says } from "./card-tip.tsx";
import { FieldCard } from "./field-card.tsx";
import { fieldText } from "./text.ts";
import "../clans/hand.css";
import "./hand.css";

/** The cards as they lie before the player; those that fit nowhere now are dark. */
export function FieldHand({ cards, aim }: { readonly cards: readonly Copy[]; readonly aim: Aim }) {
  const phone = usePhone();
  return (
    <Hand
      layout="fan"
      cards={cards.map((copy, index) => inHand(copy, index, aim, phone))}
      quiet={aim.card !== null}
      drag={aim.drag}
      handle={aim.handle}
    />
  );
}

function inHand(copy: Copy, index: number, aim: Aim, phone: boolean): HandCard {
  const picked = aim.picked === index;
  const able = aim.canLift(handThing(index));
  const key = index < 9 ? String(index + 1) : "";
  return {
    id: `${copy.card} ${copy.copy}`,
    label: cardLabel(copy, key),
    face: (
      <FieldCard
        copy={copy}
        size={phone ? "P" : "M"}
        state={picked ? "picked" : able || !aim.open ? (able ? "playable" : "rest") : "dim"}
        keyHint={phone || !key ? undefined : key}
      />
    ),
    tip: <CardTip card={copy.card} decoy={copy.decoy} />,
    picked,
    able,
    press: () => aim.pick(picked ? null : index),
  };
}

/** Everything about a card of the hand, for those who listen. */
function cardLabel(copy: Copy, key: string): string {
  const { damage, hp, ap } = inField(copy.card);
  const numbers = isTrap(copy)
    ? fieldText.trapNumbers(trapDamage(copy))
    : fieldText.cardNumbers(damage + copy.plusDamage, hp + copy.plusHp, ap);
  return fieldText.handCard(cardRow(copy.card).name, numbers, key, says(copy.card));
}
