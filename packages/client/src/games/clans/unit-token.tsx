import type { Seat } from "@holmgang/kernel";
import { inLanes } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import { Dial } from "./dial.tsx";
import { Gem } from "./gem.tsx";
import { TokenBody } from "./token-body.tsx";

/** A card in a lane, with when it acts, what it deals and what is left of it. */
export function UnitToken({
  seat,
  card,
  hp,
  tick = null,
  staged = false,
}: {
  readonly seat: Seat;
  /** Null while it is hidden. */
  readonly card: CardId | null;
  readonly hp: number | null;
  /** The tick of its fight that is played. */
  readonly tick?: number | null;
  /** Not there yet. */
  readonly staged?: boolean;
}) {
  if (!card)
    return (
      <TokenBody seat={seat} card={null} staged={staged}>
        {null}
      </TokenBody>
    );
  const { damage, hp: full, tick: printed } = inLanes(card);
  return (
    <TokenBody {...{ seat, card, staged }}>
      <Dial tick={printed} now={tick} />
      <Gem kind="damage" value={damage} />
      <Gem kind="hp" value={hp ?? full} full={full} />
    </TokenBody>
  );
}
