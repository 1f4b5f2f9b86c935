import { CARDS, cardText } from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";
import { usePhone } from "../../app/use-media.ts";
import { text } from "../../text/text.ts";
import { SlotsCard } from "./slots-card.tsx";

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
    <div className="raise" role="group" aria-label={text.slots.prompt.raise}>
      {cards.map((card, index) => {
        const row = CARDS[card];
        return (
          <button
            key={card}
            type="button"
            className="raise__card"
            data-testid="raise"
            data-card={card}
            aria-label={text.slots.handCard(
              row.name,
              row.kind === "unit" ? row.power : null,
              String(index + 1),
              cardText(card),
            )}
            onClick={() => choose(card)}
          >
            <SlotsCard
              card={card}
              size={phone ? "P" : "M"}
              state="playable"
              keyHint={phone ? undefined : String(index + 1)}
            />
          </button>
        );
      })}
    </div>
  );
}
