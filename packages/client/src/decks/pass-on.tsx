import { copyText } from "../web/copy-text.ts";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { TextField } from "../look/text-field.tsx";
import { decksText } from "../text/decks.ts";
import type { Bench } from "./use-bench.ts";

const words = decksText.pass;

/** A deck to be passed on: its code, and a link that brings it. */
export function PassOn({
  bench: { face, code },
  close,
}: {
  readonly bench: Bench;
  close(this: void): void;
}) {
  const link = new URL(`/decks/${face.game}?code=${code}`, location.origin).href;
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
