import { CARDS, cardText } from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";
import { usePhone } from "../../app/use-media.ts";
import { Tooltip } from "../../look/tooltip.tsx";
import type { Drag } from "../../table/drag.ts";
import { text } from "../../text/text.ts";
import type { Aim } from "./aim.ts";
import { CardTip } from "./card-tip.tsx";
import { SlotsCard } from "./slots-card.tsx";
import "./hand.css";
import { slotsText } from "./text.ts";

/** The cards as a fan. A card that is pointed at straightens and rises over its neighbours. */
export function Hand({
  cards,
  aim,
  drag,
  handle,
}: {
  readonly cards: readonly CardId[];
  readonly aim: Aim;
  readonly drag: Drag | null;
  readonly handle: (thing: string) => object;
}) {
  const phone = usePhone();
  const spread = spreadOf(cards.length, phone);
  return (
    <div className="fan" role="group" aria-label={text.table.hand} data-drop="hand">
      {cards.map((card, index) => {
        const row = CARDS[card];
        const picked = aim.picked === index;
        const playable = aim.isPlayable(card);
        const key = index < 9 ? String(index + 1) : "";
        return (
          <span
            key={`${index} ${card}`}
            className={picked ? "fan__place fan__place--picked" : "fan__place"}
            style={{ "--turn": `${(index - (cards.length - 1) / 2) * spread}deg` }}
          >
            <Tooltip slow quiet={aim.held !== null} content={<CardTip card={card} />}>
              <button
                type="button"
                className="fan__card"
                data-testid="hand-card"
                data-card={card}
                data-dragged={drag?.thing === `hand:${index}` || undefined}
                aria-pressed={picked}
                aria-disabled={!playable || undefined}
                aria-label={slotsText.handCard(
                  row.name,
                  row.kind === "unit" ? row.power : null,
                  key,
                  cardText(card),
                )}
                onClick={() => aim.pick(picked ? null : index)}
                {...(playable ? handle(`hand:${index}`) : {})}
              >
                <SlotsCard
                  card={card}
                  size={phone ? "P" : "M"}
                  state={picked ? "picked" : playable ? "playable" : aim.asked ? "dim" : "rest"}
                  keyHint={phone || !key ? undefined : key}
                />
              </button>
            </Tooltip>
          </span>
        );
      })}
    </div>
  );
}

/** Degrees between two cards: as wide as there is room for. */
const spreadOf = (count: number, phone: boolean): number =>
  Math.min(phone ? 6.5 : 6, (phone ? 27 : 31) / Math.max(1, count - 1));
