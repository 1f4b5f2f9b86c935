import { CARDS, cardLines } from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";
import type { CardSize } from "../../look/card-size.ts";
import { CardWords } from "../../look/card-words.tsx";
import { GameCard } from "../../look/game-card.tsx";
import type { CardState } from "../../look/game-card.tsx";
import { CARD_LOOK } from "./card-look.ts";

/** A card of Skirmish Slots: printed power, name, and what it says. */
export function SlotsCard({
  card,
  size = "M",
  state = "rest",
  keyHint,
}: {
  readonly card: CardId;
  readonly size?: CardSize;
  readonly state?: CardState;
  readonly keyHint?: string | undefined;
}) {
  const row = CARDS[card];
  return (
    <GameCard
      name={row.name}
      {...CARD_LOOK[card]}
      size={size}
      state={state}
      keyHint={keyHint}
      power={row.kind === "unit" ? row.power : undefined}
      text={<CardWords lines={cardLines(card)} />}
    />
  );
}
