import { readDecks } from "@holmgang/decks";
import type { Deck } from "@holmgang/decks";
import { useState } from "react";
import { Link } from "../web/link.tsx";
import { SiteFrame } from "../frame/site-frame.tsx";
import { Waiting } from "../frame/waiting.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { decksText } from "../text/decks.ts";
import { Builder } from "./builder.tsx";
import type { DeckFace } from "../game/deck-face.ts";
import { useShelf } from "./deck-shelf.ts";
import type { ShelvedDeck } from "./own-deck.ts";
import { SuiteBuilder } from "./suite-builder.tsx";
import { useDesk } from "./use-desk.ts";

const words = decksText;

/** The bench for one of the reader's decks, or for a trio and each of its decks. */
export function BuilderPage({
  face,
  id,
  part,
}: {
  readonly face: DeckFace;
  readonly id: string;
  readonly part: number;
}) {
  const { decks } = useShelf();
  const deck = decks?.find((each) => each.id === id && each.game === face.book.game);
  // While it is worked on, the bench knows best: what the shelf says later is what was saved from here.
  const [begun, setBegun] = useState<ShelvedDeck | null>(null);
  if (deck && begun === null) setBegun(deck);
  const read = begun && readDecks(begun.code, face.book);
  if (begun && read?.ok) {
    const kept = { ...begun, where: deck?.where ?? "server" };
    return read.value.length === 1 ? (
      <LoneBuilder face={face} kept={kept} first={read.value[0]} />
    ) : (
      <SuiteBuilder face={face} kept={kept} part={part} />
    );
  }
  return (
    <SiteFrame title={words.title} at="decks">
      {decks === null ? (
        <Waiting />
      ) : (
        <EmptyState
          glyph="card-draw"
          title={begun ? words.unreadable : words.goneTitle}
          action={<Link href={`/decks/${face.game}`}>{words.toShelf}</Link>}
        >
          {read?.ok === false ? read.refusal.words : words.goneWords}
        </EmptyState>
      )}
    </SiteFrame>
  );
}

function LoneBuilder({
  face,
  kept,
  first,
}: {
  readonly face: DeckFace;
  readonly kept: ShelvedDeck;
  readonly first: Deck;
}) {
  return <Builder face={face} desk={useDesk(kept)} first={first} />;
}
