import { Link } from "../web/link.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Waiting } from "../frame/waiting.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { decksText } from "../text/decks.ts";
import { BuilderPage } from "./builder-page.tsx";
import { DECK_GAMES } from "./deck-games.ts";
import { ShelfPage } from "./shelf-page.tsx";
import { useDeckFace } from "./use-deck-face.ts";

const words = decksText;

/** Decks of a game: the shelf, or one of them on the bench. Without a game in the address, the first that has decks. */
export function DecksPage({
  game,
  id,
  part,
  code,
}: {
  readonly game: string | null;
  readonly id: string | null;
  /** Of a trio, which of its decks, from 1 on; any other number is all of it. */
  readonly part: number;
  /** A deck somebody passed on. */
  readonly code: string | null;
}) {
  const face = useDeckFace(game ?? DECK_GAMES[0]?.id ?? "");
  if (face && id !== null) return <BuilderPage key={id} face={face} id={id} part={part} />;
  if (face) return <ShelfPage key={face.game} face={face} code={code} />;
  return (
    <SiteFrame title={words.title} at="decks">
      {face === undefined ? (
        <Waiting />
      ) : (
        <EmptyState
          glyph="card-draw"
          title={words.noGame}
          action={<Link href="/decks">{words.toShelf}</Link>}
        />
      )}
    </SiteFrame>
  );
}
