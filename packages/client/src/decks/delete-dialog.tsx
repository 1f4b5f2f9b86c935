import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { toast } from "../look/toasts.tsx";
import { decksText } from "../text/decks.ts";
import { deleteDeck } from "./deck-shelf.ts";
import type { ShelvedDeck } from "./own-deck.ts";

const words = decksText;

/** Asks once more. */
export function DeleteDialog({
  deck,
  close,
}: {
  readonly deck: ShelvedDeck;
  close(this: void): void;
}) {
  const remove = async (): Promise<void> => {
    const answer = await deleteDeck(deck);
    if (!answer.ok) toast({ tone: "bad", words: answer.refusal.words });
    close();
  };
  return (
    <Dialog
      open
      sheet
      title={words.removeTitle(deck.name)}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.keepIt}</Button>
          <Button kind="danger" icon="trash" data-testid="delete-yes" onClick={() => void remove()}>
            {words.remove}
          </Button>
        </>
      }
    >
      <p>{words.removeWords}</p>
    </Dialog>
  );
}
