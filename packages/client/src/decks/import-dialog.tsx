import { readDecks } from "@holmgang/decks";
import { useState } from "react";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { TextField } from "../look/text-field.tsx";
import { decksText } from "../text/decks.ts";
import type { DeckFace } from "../game/deck-face.ts";
import { bringDeck } from "./make-deck.ts";

const words = decksText.bring;

/** Makes a deck of a code, or says why it is none. */
export function ImportDialog({
  face,
  first,
  close,
}: {
  readonly face: DeckFace;
  /** What stands there already: a code that was refused. */
  readonly first: string;
  close(this: void): void;
}) {
  const [code, setCode] = useState(first);
  const [refused, setRefused] = useState(first === "" ? undefined : wrongWith(first, face));
  const bring = async (): Promise<void> => {
    const refusal = await bringDeck(face, code);
    if (refusal) setRefused(refusal.words);
    else close();
  };
  return (
    <Dialog open sheet title={words.title} onClose={close}>
      <form
        className="deck-form"
        onSubmit={(event) => {
          event.preventDefault();
          void bring();
        }}
      >
        <TextField
          label={words.label}
          hint={words.hint}
          error={refused}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-testid="code-field"
          value={code}
          onChange={(typed) => {
            setCode(typed);
            setRefused(undefined);
          }}
        />
        <div className="deck-form__actions">
          <Button onClick={close}>{decksText.cancel}</Button>
          <Button kind="primary" type="submit" data-testid="import">
            {words.button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function wrongWith(code: string, { book }: DeckFace): string | undefined {
  const decks = readDecks(code, book);
  return decks.ok ? undefined : decks.refusal.words;
}
