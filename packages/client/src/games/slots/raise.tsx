import { CARDS, cardText } from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";
import { usePhone } from "../../web/use-media.ts";
import { lastByPointer } from "../../pieces/keys.ts";
import { SlotsCard } from "./slots-card.tsx";
import "./raise.css";
import { slotsText } from "./text.ts";

/** A choice among cards: they lie where the hand was. */
export function RaiseChoice({
  cards,
  choose,
}: {
  readonly cards: readonly CardId[];
  readonly choose: (card: CardId) => void;
}) {
  const phone = usePhone();
  return (
    <div className="raise" role="group" aria-label={slotsText.prompt.raise}>
      {cards.map((card, index) => {
        const row = CARDS[card];
        return (
          <button
            key={card}
            type="button"
            className="raise__card"
            data-testid="raise"
            data-card={card}
            aria-label={slotsText.handCard(
              row.name,
              row.kind === "unit" ? row.power : null,
              keyOf(index),
              cardText(card),
            )}
            // The choice takes the hand's place, and the keyboard with it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={index === 0 && !lastByPointer()}
            onClick={() => choose(card)}
          >
            <SlotsCard
              card={card}
              size={phone ? "P" : cards.length > 4 ? "S" : "M"}
              state="playable"
              keyHint={phone || !keyOf(index) ? undefined : keyOf(index)}
            />
          </button>
        );
      })}
    </div>
  );
}

/** Keys there are nine of. */
const keyOf = (index: number): string => (index < 9 ? String(index + 1) : "");
