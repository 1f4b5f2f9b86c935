import { CARDS } from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";
import { useNarrow } from "../../web/use-media.ts";
import { Glyph } from "../../look/glyph.tsx";
import { Keyword } from "../../look/keyword.tsx";
import type { ShownSeat } from "./shown.ts";
import "./piles.css";
import { slotsText } from "./text.ts";

/** A seat's numbers: hand, deck and graveyard, and whether it has passed. */
export function Piles({
  seat,
  graves,
  known,
  openGraves,
}: {
  readonly seat: ShownSeat;
  readonly graves: number;
  /** Cards that everybody has seen return to this hand. */
  readonly known: readonly CardId[];
  readonly openGraves: () => void;
}) {
  const narrow = useNarrow();
  const stamp = seat.passed && (
    <span className="stamp" data-testid="passed">
      <Glyph name="flying-flag" size={15} />
      {slotsText.passed}
    </span>
  );
  if (narrow)
    return (
      <div className="piles">
        <button type="button" className="piles__short num" onClick={openGraves}>
          {slotsText.short(seat.handCount, seat.deckCount, graves)}
        </button>
        {stamp}
      </div>
    );
  return (
    <div className="piles">
      {stamp}
      <p className="piles__row">
        {slotsText.hand} <b className="num">{seat.handCount}</b>
      </p>
      {known.length > 0 && (
        <p className="piles__known">
          <Keyword term={knownWords(known)} meaning={slotsText.knownWhy} />
        </p>
      )}
      <p className="piles__row">
        {slotsText.deck} <b className="num">{seat.deckCount}</b>
      </p>
      <button type="button" className="piles__graves" onClick={openGraves}>
        {slotsText.graveyard} <b className="num">{graves}</b>
      </button>
    </div>
  );
}

export const knownWords = (known: readonly CardId[]): string =>
  slotsText.known(known.map((card) => CARDS[card].name).join(", "));
