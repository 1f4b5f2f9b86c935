import { CARDS } from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";
import { Dialog } from "../../look/dialog.tsx";
import { knownWords } from "./piles.tsx";
import { SlotsCard } from "./slots-card.tsx";
import "./raise.css";
import { slotsText } from "./text.ts";

/** A graveyard laid out: what fell last lies first. */
export function GravesDialog({
  title,
  cards,
  known,
  close,
}: {
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly known: readonly CardId[];
  readonly close: () => void;
}) {
  return (
    <Dialog open hasClose sheet width={620} title={title} onClose={close}>
      {known.length > 0 && <p>{knownWords(known)}</p>}
      {cards.length === 0 ? (
        <p>{slotsText.noGraves}</p>
      ) : (
        <ul className="graves">
          {cards.toReversed().map((card, index) => (
            <li key={index} aria-label={CARDS[card].name}>
              <SlotsCard card={card} size="S" />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
