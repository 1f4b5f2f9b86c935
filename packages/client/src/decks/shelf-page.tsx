import { deckCode, isSuiteCode, suiteCode } from "@holmgang/decks";
import type { Deck } from "@holmgang/decks";
import { useEffect, useRef, useState } from "react";
import { useAccount } from "../me/use-account.ts";
import { PageHead } from "../frame/page-head.tsx";
import { navigate } from "../web/route.ts";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Waiting } from "../frame/waiting.tsx";
import { Button } from "../look/button.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { Segmented } from "../look/segmented.tsx";
import { decksText } from "../text/decks.ts";
import { bringDeck, makeDeck } from "./make-deck.ts";
import type { DeckFace } from "../game/deck-face.ts";
import { deckOf } from "../game/deck-face.ts";
import { DECK_GAMES } from "./deck-games.ts";
import { useShelf } from "./deck-shelf.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { onShelf } from "./on-shelf.ts";
import { OwnSection } from "./own-section.tsx";
import { StarterTile } from "./starter-tile.tsx";
import "./shelf-page.css";

const words = decksText;
const EMPTY: Deck = { hero: null, cards: [] };
const isTrio = ({ code }: { readonly code: string }): boolean => isSuiteCode(code);

/** The reader's decks and trios of a game, and those that are there from the beginning. */
export function ShelfPage({
  face,
  code,
}: {
  readonly face: DeckFace;
  /** In the address: a deck that is brought along. */
  readonly code: string | null;
}) {
  const { decks, refusal } = useShelf();
  const account = useAccount();
  const [importing, setImporting] = useState(false);
  const own = decks && onShelf(face, decks);
  const brought = useRef<string | null>(null);
  useEffect(() => {
    if (code === null || brought.current === code) return;
    brought.current = code;
    void bringDeck(face, code, "replace").then((failed) => failed && setImporting(true));
  }, [face, code]);
  const make = (name: string, made: readonly Deck[]): void =>
    void makeDeck(face, { name, code: suiteCode(made, face.book) });
  const makeTrio = (): void => make(words.trio.newName, [EMPTY, EMPTY, EMPTY]);
  const lone = own?.filter((deck) => !isTrio(deck)) ?? [];
  return (
    <SiteFrame title={words.title} at="decks" game={face.game}>
      <PageHead title={words.title} words={words.words}>
        {DECK_GAMES.length > 1 && (
          <Segmented
            label={words.game}
            value={face.game}
            options={DECK_GAMES.map(({ id, name }) => ({ value: id, words: name }))}
            onChange={(id) => navigate(`/decks/${id}`, "replace")}
          />
        )}
        <Button icon="download" data-testid="use-code" onClick={() => setImporting(true)}>
          {words.import}
        </Button>
        <Button
          kind="primary"
          icon="plus"
          data-testid="new-deck"
          onClick={() => make(words.newName, [EMPTY])}
        >
          {words.make}
        </Button>
      </PageHead>
      {refusal && <p className="shelf__note">{words.serverAway}</p>}
      {own === null && <Waiting />}
      {own && (
        <div className="shelf">
          <OwnSection face={face} title={words.own} decks={lone}>
            {lone.length === 0 && (
              <EmptyState glyph="card-draw" title={words.none}>
                {words.noneWords}
              </EmptyState>
            )}
            {own.length > 0 && account?.kind !== "named" && (
              <p className="shelf__note">{words.guestNote}</p>
            )}
          </OwnSection>
          {face.suite && (
            <OwnSection
              face={face}
              title={words.trio.title}
              decks={own.filter(isTrio)}
              side={
                <Button size="sm" icon="plus" data-testid="new-trio" onClick={makeTrio}>
                  {words.trio.make}
                </Button>
              }
            >
              <p className="shelf__note">
                {words.trio.words(face.suite.name)} {words.trio.ownLists}
              </p>
            </OwnSection>
          )}
          <section aria-label={words.starters}>
            <h2 className="label">{words.starters}</h2>
            <ul className="shelf__decks">
              {face.starters.map((starter) => (
                <StarterTile
                  key={starter.id}
                  face={face}
                  starter={starter}
                  code={deckCode(deckOf(starter), face.book)}
                />
              ))}
            </ul>
            <p className="shelf__note">{words.startersNote}</p>
          </section>
        </div>
      )}
      {importing && (
        <ImportDialog face={face} first={code ?? ""} close={() => setImporting(false)} />
      )}
    </SiteFrame>
  );
}
