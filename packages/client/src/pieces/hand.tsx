import type { ReactNode } from "react";
import { Tooltip } from "../look/tooltip.tsx";
import { text } from "../text/text.ts";
import type { Drag, Dragging } from "./drag.ts";
import "./hand.css";

/** A card as a hand needs to know it; how it looks is its game's. */
export interface HandCard {
  readonly id: string;
  /** Everything about it, for those who listen. */
  readonly label: string;
  readonly face: ReactNode;
  /** What it says to whoever points at it for a while; null for what says enough by itself. */
  readonly tip: ReactNode;
  readonly picked: boolean;
  /** Whether something can be done with it now; then it can also be dragged. */
  readonly able: boolean;
  /** Whether it lies on the field for now: its outline stays, cannot be dragged, and explains itself. */
  readonly away?: boolean;
  press(): void;
}

/** The cards one plays from: side by side, or as a fan in which a card that is pointed at rises over its neighbours. */
export function Hand({
  cards,
  layout,
  drag,
  handle,
  quiet = false,
}: {
  readonly cards: readonly HandCard[];
  readonly layout: "row" | "fan";
  readonly drag: Drag | null;
  readonly handle: Dragging["handle"];
  /** While something is aimed, tips would be in the way. */
  readonly quiet?: boolean;
}) {
  return (
    <div
      className={`hand hand--${layout}`}
      role="group"
      aria-label={text.table.hand}
      data-drop="hand"
      style={{ "--gaps": Math.max(1, cards.length - 1) }}
    >
      {cards.map((card, index) => (
        <span
          // What is away and what is back are two buttons: the focus stays with neither.
          key={`${index} ${card.id} ${card.away ?? false}`}
          className={card.picked ? "hand__place hand__place--picked" : "hand__place"}
          style={{ "--from-middle": index - (cards.length - 1) / 2 }}
        >
          {card.away ? (
            <button
              type="button"
              className="hand__card"
              aria-label={card.label}
              onClick={() => card.press()}
            >
              {card.face}
            </button>
          ) : (
            <Tooltip slow quiet={quiet || card.tip === null} content={card.tip}>
              <button
                type="button"
                className="hand__card"
                data-testid="hand-card"
                data-card={card.id}
                data-dragged={drag?.thing === handThing(index) || undefined}
                aria-pressed={card.picked}
                aria-disabled={!card.able || undefined}
                aria-label={card.label}
                onClick={() => card.press()}
                {...(card.able ? handle(handThing(index)) : {})}
              >
                {card.face}
              </button>
            </Tooltip>
          )}
        </span>
      ))}
    </div>
  );
}

const PREFIX = "hand:";

/** A card of the hand as something that is picked up or dragged. */
export const handThing = (index: number): string => `${PREFIX}${index}`;

/** The place in the hand of what is dragged; null for what comes from elsewhere. */
export const handIndex = (thing: string): number | null =>
  thing.startsWith(PREFIX) ? Number(thing.slice(PREFIX.length)) : null;
