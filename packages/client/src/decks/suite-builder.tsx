import { deckCode, readDecks, withPart } from "@holmgang/decks";
import { invariant } from "@holmgang/kernel";
import { useCallback, useMemo } from "react";
import type { DeckFace } from "../game/deck-face.ts";
import { decksText } from "../text/decks.ts";
import { Builder } from "./builder.tsx";
import type { ShelvedDeck } from "./own-deck.ts";
import { SuitePage } from "./suite-page.tsx";
import { useDesk } from "./use-desk.ts";

/** A trio, or one of its decks on the bench: both are kept at one desk, so neither forgets what the other did. */
export function SuiteBuilder({
  face,
  kept,
  part,
}: {
  readonly face: DeckFace;
  readonly kept: ShelvedDeck;
  /** From 1 on; any other number is all of it. */
  readonly part: number;
}) {
  const desk = useDesk(kept);
  const decks = useMemo(() => decksIn(desk.code, face), [desk.code, face]);
  const { keep } = desk;
  const keepPart = useCallback(
    (code: string) => keep((whole) => withPart(whole, part - 1, code)),
    [keep, part],
  );
  const first = decks[part - 1];
  const name = face.book.suite?.[part - 1];
  if (!first || name === undefined)
    return (
      <SuitePage
        face={face}
        desk={desk}
        decks={decks}
        put={(index, deck) => keep((whole) => withPart(whole, index, deckCode(deck, face.book)))}
      />
    );
  const back = { href: `/decks/${face.game}/${kept.id}`, words: decksText.trio.back };
  return (
    <Builder
      key={part}
      face={face}
      first={first}
      desk={{ ...desk, about: name, back, keep: keepPart }}
    />
  );
}

function decksIn(code: string, { book }: DeckFace) {
  const decks = readDecks(code, book);
  invariant(decks.ok, "what was read from the shelf is written as it is read");
  return decks.value;
}
