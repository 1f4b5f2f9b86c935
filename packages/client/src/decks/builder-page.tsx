import { readDeckCode } from "@holmgang/decks";
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

const words = decksText;

/** The bench for one of the reader's decks. */
export function BuilderPage({ face, id }: { readonly face: DeckFace; readonly id: string }) {
  const { decks } = useShelf();
  const deck = decks?.find((each) => each.id === id && each.game === face.game);
  // While it is worked on, the bench knows best: what the shelf says later is what was saved from here.
  const [begun, setBegun] = useState<ShelvedDeck | null>(null);
  if (deck && begun === null) setBegun(deck);
  const read = begun && readDeckCode(begun.code, face.book);
  if (begun && read?.ok)
    return (
      <Builder face={face} kept={{ ...begun, where: deck?.where ?? "server" }} first={read.value} />
    );
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
