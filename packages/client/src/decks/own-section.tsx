import type { ReactNode } from "react";
import type { DeckFace } from "../game/deck-face.ts";
import { DeckTile } from "./deck-tile.tsx";
import type { ShelvedDeck } from "./own-deck.ts";

/** A board of the reader's own shelf. */
export function OwnSection({
  face,
  title,
  decks,
  side,
  children,
}: {
  readonly face: DeckFace;
  readonly title: string;
  readonly decks: readonly ShelvedDeck[];
  /** What can be done with all of them. */
  readonly side?: ReactNode;
  /** What is said about them. */
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <div className="shelf__head">
        <h2 className="label">{title}</h2>
        {side}
      </div>
      {decks.length > 0 && (
        <ul className="shelf__decks">
          {decks.map((deck) => (
            <DeckTile key={deck.id} face={face} deck={deck} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
