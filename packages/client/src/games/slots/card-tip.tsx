import { cardLines, CARDS, ONGOING, ongoingLine } from "@holmgang/slots";
import type { CardId, OngoingId, Slot } from "@holmgang/slots";
import { CardWords } from "../../look/card-words.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { signed } from "../../look/signed.ts";
import { CARD_LOOK } from "./card-look.ts";
import { Meanings, modifierTerm, termsOf } from "./meanings.tsx";
import { slotsText } from "./text.ts";

/** What a slip of paper says about a card; with its slot, what its power is made of. */
export function CardTip({ card, slot }: { readonly card: CardId; readonly slot?: Slot }) {
  return (
    <>
      <span className="tooltip__title">
        <Glyph name={CARD_LOOK[card].glyph} />
        {CARDS[card].name}
      </span>
      <CardWords lines={cardLines(card)} />
      {slot && <span className="tooltip__note">{partsOf(slot).join(", ")}</span>}
      <Meanings terms={termsOf(card)} />
    </>
  );
}

/** Printed power, and everything that has changed it. */
function partsOf({ unit, modifier }: Slot): readonly string[] {
  if (!unit) return [];
  const row = CARDS[unit.card];
  const words = slotsText;
  return [
    words.printed(row.kind === "unit" ? row.power : 0),
    ...(unit.buffs === 0 ? [] : [words.buffs(signed(unit.buffs))]),
    ...(unit.damage === 0 ? [] : [words.damage(unit.damage)]),
    ...(modifier === 0 ? [] : [words.modifier(signed(modifier))]),
    ...(unit.silenced ? [words.silenced] : []),
  ];
}

function OngoingTip({ effect }: { readonly effect: OngoingId }) {
  return (
    <>
      <span className="tooltip__title">{ONGOING[effect].name}</span>
      <CardWords lines={[{ text: ongoingLine(effect) }]} />
    </>
  );
}

/** Who stands on a slot, and what lies on it. */
export const SlotTip = ({ slot }: { readonly slot: Slot }) => (
  <>
    {slot.unit && <CardTip card={slot.unit.card} slot={slot} />}
    {slot.modifier !== 0 && <Meanings terms={modifierTerm()} />}
    {slot.ongoing.map((effect, index) => (
      <OngoingTip key={index} effect={effect} />
    ))}
  </>
);
