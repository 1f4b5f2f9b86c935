import { abilityText, cardRow, inLanes, LANE_NAMES } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import { GhostCard } from "../../look/ghost-card.tsx";
import { Hand, handThing } from "../../pieces/hand.tsx";
import type { HandCard } from "../../pieces/hand.tsx";
import { usePhone } from "../../web/use-media.ts";
import type { Aim } from "./aim.ts";
import { CARD_GLYPH } from "./card-look.ts";
import { CardTip } from "./card-tip.tsx";
import { ClansCard } from "./clans-card.tsx";
import { clansText } from "./text.ts";
import { laidFrom } from "./ways.ts";
import "./hand.css";

/** The cards as a fan; one that is staged leaves its outline, and where it went. */
export function ClansHand({
  cards,
  aim,
}: {
  readonly cards: readonly CardId[];
  readonly aim: Aim;
}) {
  const phone = usePhone();
  const laid = laidFrom(cards, aim.staged);
  const held = cards.map((card, index) => {
    const placed = laid[index] ?? null;
    return placed === null ? inHand(card, index, aim, phone) : away(card, placed, aim, phone);
  });
  return (
    <Hand layout="fan" cards={held} quiet={aim.card !== null} drag={aim.drag} handle={aim.handle} />
  );
}

function inHand(card: CardId, index: number, aim: Aim, phone: boolean): HandCard {
  const picked = aim.picked === index;
  const able = aim.canLift(handThing(index));
  const key = index < 9 ? String(index + 1) : "";
  const { damage, hp, tick } = inLanes(card);
  return {
    id: card,
    label: clansText.handCard(cardRow(card).name, [damage, hp, tick], key, says(card)),
    face: (
      <ClansCard
        card={card}
        size={phone ? "P" : "M"}
        state={picked ? "picked" : able ? "playable" : "dim"}
        keyHint={phone || !key ? undefined : key}
      />
    ),
    tip: <CardTip card={card} />,
    picked,
    able,
    press: () => aim.pick(picked ? null : index),
  };
}

function away(card: CardId, placed: number, aim: Aim, phone: boolean): HandCard {
  const lane = LANE_NAMES[aim.staged[placed]?.lane ?? 0];
  return {
    id: card,
    label: clansText.laidCard(cardRow(card).name, lane),
    face: <GhostCard glyph={CARD_GLYPH[card]} words={lane} size={phone ? "P" : "M"} />,
    tip: null,
    picked: false,
    able: aim.open,
    away: true,
    press: () => aim.takeBack(placed),
  };
}

/** A card's abilities, in sentences. */
export const says = (card: CardId): string =>
  inLanes(card).abilities.map(abilityText).join(" ") || clansText.noAbility;
