import { CARDS } from "@holmgang/orcain";
import type { CardId, Settings } from "@holmgang/orcain";
import { usePhone } from "../../web/use-media.ts";
import { GameCard } from "../../look/game-card.tsx";
import type { CardState } from "../../look/game-card.tsx";
import { CARD_LOOK } from "./card-look.ts";
import { orcainText } from "./text.ts";

/** A card of Orcain with the numbers in force. */
export function OrcainCard({
  card,
  settings,
  state,
  keyHint,
}: {
  readonly card: CardId;
  readonly settings: Settings;
  readonly state?: CardState;
  readonly keyHint?: string | undefined;
}) {
  const phone = usePhone();
  return (
    <GameCard
      {...CARD_LOOK[card]}
      name={CARDS[card].name}
      text={phone ? undefined : orcainText.cardText(card, settings.damage, settings.healing)}
      size={phone ? "S" : "M"}
      {...(state === undefined ? {} : { state })}
      keyHint={phone ? undefined : keyHint}
    />
  );
}
