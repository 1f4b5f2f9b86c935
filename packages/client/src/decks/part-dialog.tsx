import { isSuiteCode, readDecks } from "@holmgang/decks";
import type { Deck } from "@holmgang/decks";
import { deckOf } from "../game/deck-face.ts";
import type { DeckFace } from "../game/deck-face.ts";
import { Dialog } from "../look/dialog.tsx";
import { decksText } from "../text/decks.ts";
import { Curve } from "./curve.tsx";
import { sizeWords } from "./size-words.ts";
import { onShelf } from "./on-shelf.ts";
import { useShelf } from "./deck-shelf.ts";
import "./deck-choice.css";

/** A deck whose list can be taken over. */
interface Source {
  readonly id: string;
  readonly name: string;
  readonly deck: Deck;
}

/** Which deck's list one of a trio's three becomes. */
export function PartDialog({
  face,
  part,
  choose,
  close,
}: {
  readonly face: DeckFace;
  readonly part: string;
  choose(this: void, deck: Deck): void;
  close(this: void): void;
}) {
  const { decks } = useShelf();
  const own = onShelf(face, decks ?? []).flatMap(({ id, name, code }): readonly Source[] => {
    const read = isSuiteCode(code) ? null : readDecks(code, face.book);
    return read?.ok ? [{ id, name, deck: read.value[0] }] : [];
  });
  const starters = face.starters.map((starter) => ({
    id: starter.id,
    name: starter.name,
    deck: deckOf(starter),
  }));
  return (
    <Dialog open sheet hasClose title={decksText.trio.chooseFor(part)} onClose={close}>
      <ul className="part-sources">
        {[...own, ...starters].map(({ id, name, deck }) => (
          <li key={id} className="deck-option">
            <button
              type="button"
              className="deck-option__face"
              data-testid={`take-${id}`}
              onClick={() => choose(deck)}
            >
              <span className="deck-option__words">
                <b>{name}</b>
                <span>{[heroName(deck, face), sizeWords([deck])].filter(Boolean).join(" · ")}</span>
              </span>
              <Curve chart={face.charts[0]} cards={deck.cards} small />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const heroName = ({ hero }: Deck, { book }: DeckFace): string | undefined =>
  book.heroes.find(({ id }) => id === hero)?.name;
