import { Button } from "../look/button.tsx";
import { decksText } from "../text/decks.ts";
import { DeckCover } from "./deck-cover.tsx";
import { deckOf } from "../game/deck-face.ts";
import type { DeckFace, StarterDeck } from "../game/deck-face.ts";
import { makeDeck } from "./make-deck.ts";
import { playWith } from "./play-with.ts";

const words = decksText;

/** A deck that is there from the beginning: to be played, or copied and changed. */
export function StarterTile({
  face,
  starter,
  code,
}: {
  readonly face: DeckFace;
  readonly starter: StarterDeck;
  readonly code: string;
}) {
  const { id, name, about } = starter;
  const copy = (): void => void makeDeck(face, { name: words.copyOf(name), code });
  return (
    <li className="deck-tile" data-testid={`starter-${id}`}>
      <DeckCover
        face={face}
        name={name}
        decks={[deckOf(starter)]}
        note={about}
        wrong={null}
        href={null}
      />
      <div className="deck-tile__actions">
        <Button
          size="sm"
          glyph="crossed-swords"
          aria-label={words.playWith(name)}
          onClick={() => playWith(face.game, { kind: "starter", id, code })}
        >
          {words.play}
        </Button>
        <Button size="sm" icon="copy" data-testid={`copy-${id}`} onClick={copy}>
          {words.copy}
        </Button>
      </div>
    </li>
  );
}
