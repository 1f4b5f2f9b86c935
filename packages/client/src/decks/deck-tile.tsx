import { isSuiteCode, readDecks } from "@holmgang/decks";
import { useState } from "react";
import { me } from "../me/me.ts";
import { Button } from "../look/button.tsx";
import { IconButton } from "../look/icon-button.tsx";
import { toast } from "../look/toasts.tsx";
import { useStore } from "../store/store.ts";
import { ago } from "../text/moment.ts";
import { decksText } from "../text/decks.ts";
import type { DeckFace } from "../game/deck-face.ts";
import { DeckCover } from "./deck-cover.tsx";
import { createDeck } from "./deck-shelf.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { tidyName } from "./own-deck.ts";
import type { ShelvedDeck } from "./own-deck.ts";
import { playWith } from "./play-with.ts";
import { RenameDialog } from "./rename-dialog.tsx";
import { faultWords } from "./fault-words.ts";

const words = decksText;

/** One of the reader's own decks or trios, with all that can be done to it. */
export function DeckTile({ face, deck }: { readonly face: DeckFace; readonly deck: ShelvedDeck }) {
  const [asked, setAsked] = useState<"rename" | "delete" | null>(null);
  const read = readDecks(deck.code, face.book);
  const wrong = faultWords(read, face, {});
  const close = (): void => setAsked(null);
  const copy = async (): Promise<void> => {
    const { game, code } = deck;
    const name = tidyName(words.copyOf(deck.name)) ?? words.newName;
    const made = await createDeck({ game, name, code });
    if (made.ok) toast({ tone: "good", words: words.copied(name) });
    else toast({ tone: "bad", words: made.refusal.words });
  };
  const account = useStore(me);
  const isLeft = deck.where === "browser" && account?.kind === "named";
  const kept = isLeft ? ` · ${words.onlyHere}` : "";
  return (
    <li
      className="deck-tile"
      data-testid={isSuiteCode(deck.code) ? "own-trio" : "own-deck"}
      data-deck={deck.id}
    >
      <DeckCover
        face={face}
        name={deck.name}
        decks={read.ok ? read.value : []}
        note={`${ago(deck.changedAt)}${kept}`}
        wrong={wrong}
        href={`/decks/${face.game}/${deck.id}`}
      />
      <div className="deck-tile__actions">
        <Button
          size="sm"
          glyph="crossed-swords"
          aria-label={words.playWith(deck.name)}
          missing={wrong !== null}
          data-testid="play-deck"
          onClick={() => playWith(face.game, { kind: "own", id: deck.id, code: deck.code })}
        >
          {words.play}
        </Button>
        <IconButton icon="pen" label={words.rename} onClick={() => setAsked("rename")} />
        <IconButton icon="copy" label={words.copy} onClick={() => void copy()} />
        <IconButton icon="trash" label={words.remove} onClick={() => setAsked("delete")} />
      </div>
      {asked === "rename" && <RenameDialog deck={deck} close={close} />}
      {asked === "delete" && <DeleteDialog deck={deck} close={close} />}
    </li>
  );
}
