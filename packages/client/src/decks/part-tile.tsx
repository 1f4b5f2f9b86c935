import type { Deck } from "@holmgang/decks";
import type { DeckFace } from "../game/deck-face.ts";
import { Button } from "../look/button.tsx";
import { decksText } from "../text/decks.ts";
import { DeckCover } from "./deck-cover.tsx";

const words = decksText.trio;

/** One of a trio's three: what is in it, another deck for it, and its cards on the bench. */
export function PartTile({
  face,
  part,
  deck,
  href,
  choose,
}: {
  readonly face: DeckFace;
  /** "Age I". */
  readonly part: string;
  readonly deck: Deck;
  /** Where its cards are changed. */
  readonly href: string;
  choose(this: void): void;
}) {
  return (
    <li className="deck-tile" data-testid="part">
      <DeckCover face={face} name={part} decks={[deck]} note="" wrong={null} href={href} />
      <div className="deck-tile__actions">
        <Button
          size="sm"
          icon="list"
          data-testid="choose-deck"
          aria-label={words.chooseFor(part)}
          onClick={choose}
        >
          {words.choose}
        </Button>
      </div>
    </li>
  );
}
