import { CARDS, cardText } from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";
import { usePhone } from "../../web/use-media.ts";
import { Hand, handThing } from "../../pieces/hand.tsx";
import type { Aim } from "./aim.ts";
import { CardTip } from "./card-tip.tsx";
import { SlotsCard } from "./slots-card.tsx";
import { Meanings, termsOf } from "./meanings.tsx";
import { slotsText } from "./text.ts";

/** The cards as a fan; those that can be played now are lit. */
export function SlotsHand({
  cards,
  aim,
}: {
  readonly cards: readonly CardId[];
  readonly aim: Aim;
}) {
  const phone = usePhone();
  const held = cards.map((card, index) => {
    const row = CARDS[card];
    const picked = aim.picked === index;
    const able = aim.canLift(handThing(index));
    const key = index < 9 ? String(index + 1) : "";
    return {
      id: card,
      label: slotsText.handCard(
        row.name,
        row.kind === "unit" ? row.power : null,
        key,
        cardText(card),
      ),
      face: (
        <SlotsCard
          card={card}
          size={phone ? "P" : "M"}
          state={picked ? "picked" : able ? "playable" : aim.asked ? "dim" : "rest"}
          keyHint={phone || !key ? undefined : key}
        />
      ),
      // A large card says all but what its words mean.
      tip: phone ? <CardTip card={card} /> : termsTip(card),
      picked,
      able,
      press: () => aim.pick(picked ? null : index),
    };
  });
  return (
    <Hand layout="fan" cards={held} quiet={aim.card !== null} drag={aim.drag} handle={aim.handle} />
  );
}

const termsTip = (card: CardId) => {
  const terms = termsOf(card);
  return terms.length > 0 ? <Meanings terms={terms} /> : null;
};
