import { useState } from "react";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { TextField } from "../look/text-field.tsx";
import { toast } from "../look/toasts.tsx";
import { decksText } from "../text/decks.ts";
import { changeDeck } from "./deck-shelf.ts";
import { tidyName } from "./own-deck.ts";
import type { ShelvedDeck } from "./own-deck.ts";

const words = decksText;

export function RenameDialog({
  deck,
  close,
}: {
  readonly deck: ShelvedDeck;
  close(this: void): void;
}) {
  const [name, setName] = useState(deck.name);
  const tidy = tidyName(name);
  const save = async (): Promise<void> => {
    if (tidy === null) return;
    const answer = await changeDeck(deck.id, { name: tidy });
    if (answer.ok) close();
    else toast({ tone: "bad", words: answer.refusal.words });
  };
  return (
    <Dialog open sheet title={words.rename} onClose={close}>
      <form
        className="deck-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField label={words.name} maxLength={40} value={name} onChange={setName} />
        <div className="deck-form__actions">
          <Button onClick={close}>{words.cancel}</Button>
          <Button kind="primary" type="submit" missing={tidy === null}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
