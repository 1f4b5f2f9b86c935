import { copyText } from "../web/copy-text.ts";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { TextField } from "../look/text-field.tsx";
import { decksText } from "../text/decks.ts";
import type { DeckFace } from "../game/deck-face.ts";

const words = decksText.pass;

/** A deck or a trio to be passed on: its code, and a link that brings it. */
export function PassOn({
  face,
  code,
  close,
}: {
  readonly face: DeckFace;
  readonly code: string;
  close(this: void): void;
}) {
  const link = new URL(`/decks/${face.game}?code=${encodeURIComponent(code)}`, location.origin)
    .href;
  return (
    <Dialog open sheet hasClose title={words.title} onClose={close}>
      <div className="pass-on">
        <TextField
          label={words.code}
          readOnly
          data-testid="deck-code"
          value={code}
          onChange={() => undefined}
          onFocus={({ target }) => target.select()}
        />
        <Button
          kind="primary"
          icon="copy"
          data-testid="copy-code"
          onClick={() => void copyText(code)}
        >
          {words.copyCode}
        </Button>
        <TextField
          label={words.link}
          hint={words.linkHint}
          readOnly
          data-testid="deck-link"
          value={link}
          onChange={() => undefined}
          onFocus={({ target }) => target.select()}
        />
        <Button icon="link" onClick={() => void copyText(link)}>
          {words.copyLink}
        </Button>
      </div>
    </Dialog>
  );
}
